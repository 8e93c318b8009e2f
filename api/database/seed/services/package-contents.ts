import type { Words } from '../seed-types.ts'

/** What a package of a service includes, a line for each thing; none where it is no package. */
export function includedIn(sku: string): Partial<Words> {
  const lines = packageContents[sku]
  return lines ? { en: lines.en.join('\n'), zh: lines.zh.join('\n'), cn: lines.cn.join('\n') } : {}
}

/** By SKU, beyond what the service covers in each of its packages. */
const packageContents: Record<string, { en: string[]; zh: string[]; cn: string[] }> = {
  'LUM-SRV-01-S': {
    en: [
      'About 60 minutes on site',
      'Up to three rooms, with kitchen and bathroom',
      'Measured plan as PDF in five days',
    ],
    zh: ['現場約 60 分鐘', '三間房內，連廚房和浴室', '五日內交平面尺寸圖（PDF）'],
    cn: ['现场约 60 分钟', '三个房间以内，含厨房和卫生间', '五天内交付平面尺寸图（PDF）'],
  },
  'LUM-SRV-01-M': {
    en: [
      'About 90 minutes on site',
      'Up to five rooms, with kitchen and bathrooms',
      'Measured plan as PDF in five days',
    ],
    zh: ['現場約 90 分鐘', '五間房內，連廚房和浴室', '五日內交平面尺寸圖（PDF）'],
    cn: ['现场约 90 分钟', '五个房间以内，含厨房和卫生间', '五天内交付平面尺寸图（PDF）'],
  },
  'LUM-SRV-01-L': {
    en: ['About two hours on site', 'Every room, balcony and roof', 'Measured plan as PDF in five days'],
    zh: ['現場約兩小時', '全屋每間房，連露台和天台', '五日內交平面尺寸圖（PDF）'],
    cn: ['现场约两小时', '全屋每个房间，含阳台和露台', '五天内交付平面尺寸图（PDF）'],
  },
  'LUM-SRV-02-VID': {
    en: [
      '45 minutes with a senior designer',
      'Your plan on the screen, drawn over as you talk',
      'Summary with a budget range',
    ],
    zh: ['與資深設計師視像 45 分鐘', '在你的平面圖上邊談邊畫', '會後摘要連預算範圍'],
    cn: ['与资深设计师视频 45 分钟', '在您的户型图上边聊边画', '会后摘要及预算范围'],
  },
  'LUM-SRV-02-STU': {
    en: [
      'An hour at our Kwun Tong studio',
      'The material library, to touch and compare',
      'Sketches to take home, and the summary',
    ],
    zh: ['在觀塘工作室面談一小時', '材料庫任你摸、任你比較', '草圖即場帶走，會後再寄摘要'],
    cn: ['在观塘工作室面谈一小时', '材料库可以上手比较', '草图当场带走，会后再发摘要'],
  },
  'LUM-SRV-02-HOM': {
    en: [
      '90 minutes, room by room',
      'Rough measurements of the places you ask about',
      'Sketches on the spot, and the summary',
    ],
    zh: ['上門 90 分鐘，逐間房看', '你想改的位置，即場粗略量度', '即場畫草圖，會後再寄摘要'],
    cn: ['上门 90 分钟，逐间看', '想改的位置，当场粗略测量', '当场画草图，会后再发摘要'],
  },
  'LUM-SRV-03-S': {
    en: ['Two layouts of the whole flat at 1:50', 'A storage count, before and after', 'One round of changes'],
    zh: ['全屋 1:50 平面方案兩個', '收納長度，改前改後對照', '一次修改'],
    cn: ['全屋 1:50 平面方案两套', '收纳长度，改前改后对照', '一次修改'],
  },
  'LUM-SRV-03-M': {
    en: [
      'Two layouts of the whole flat at 1:50',
      'A storage count, before and after',
      'The kitchen drawn again at 1:20',
      'One round of changes',
    ],
    zh: ['全屋 1:50 平面方案兩個', '收納長度，改前改後對照', '廚房另畫 1:20 大樣', '一次修改'],
    cn: ['全屋 1:50 平面方案两套', '收纳长度，改前改后对照', '厨房另出 1:20 大样', '一次修改'],
  },
  'LUM-SRV-03-L': {
    en: [
      'Two layouts of the whole flat at 1:50',
      'A storage count, before and after',
      'Kitchen and main bedroom drawn again at 1:20',
      'An hour with the designer to go through both',
      'One round of changes',
    ],
    zh: [
      '全屋 1:50 平面方案兩個',
      '收納長度，改前改後對照',
      '廚房及主人房另畫 1:20 大樣',
      '設計師面談一小時，逐個方案講解',
      '一次修改',
    ],
    cn: [
      '全屋 1:50 平面方案两套',
      '收纳长度，改前改后对照',
      '厨房及主卧另出 1:20 大样',
      '设计师面谈一小时，逐套讲解',
      '一次修改',
    ],
  },
  'LUM-SRV-04-1': {
    en: ['Two views at 4K', 'Daylight and evening light', 'One change of colours and furniture'],
    zh: ['兩個角度 4K 圖', '日光及夜燈效果', '一次改色改傢俬'],
    cn: ['两个角度 4K 图', '日光及夜景效果', '一次改色换家具'],
  },
  'LUM-SRV-04-3': {
    en: [
      'Six views at 4K, two a room',
      'Daylight and evening light',
      'One palette through all three rooms',
      'One change of colours and furniture',
    ],
    zh: ['六個角度 4K 圖，每房兩個', '日光及夜燈效果', '三間房用料配色一致', '一次改色改傢俬'],
    cn: ['六个角度 4K 图，每间两个', '日光及夜景效果', '三间用材配色统一', '一次改色换家具'],
  },
  'LUM-SRV-04-W': {
    en: [
      'Two views at 4K of every room',
      'Daylight and evening light',
      'A plan that shows where each view stands',
      'A list of what is in the pictures, with prices',
      'One change of colours and furniture',
    ],
    zh: [
      '每間房兩個角度 4K 圖',
      '日光及夜燈效果',
      '平面圖標示每個角度的位置',
      '圖中傢俬材料清單連價錢',
      '一次改色改傢俬',
    ],
    cn: [
      '每个房间两个角度 4K 图',
      '日光及夜景效果',
      '平面图标注每个角度的位置',
      '图中家具与材料清单及价格',
      '一次改色换家具',
    ],
  },
  'LUM-SRV-05-1': {
    en: [
      'Plan, elevations and sections of one piece',
      'Board and hardware samples',
      'Two rounds of changes',
      'A fixed price for making it',
    ],
    zh: ['一件傢俬的平面、立面、剖面圖', '板材五金樣辦', '兩次修改', '製作實價報價'],
    cn: ['一件家具的平面、立面、剖面图', '板材五金样板', '两次修改', '固定制作报价'],
  },
  'LUM-SRV-05-W': {
    en: [
      'The whole wall drawn, with sockets, skirting and ceiling line',
      'Board and hardware samples',
      'Two rounds of changes',
      'A fixed price for making it',
    ],
    zh: ['整幅牆一併畫好，連插座、腳線和天花線', '板材五金樣辦', '兩次修改', '製作實價報價'],
    cn: ['整面墙一并画好，含插座、踢脚线和顶角线', '板材五金样板', '两次修改', '固定制作报价'],
  },
  'LUM-SRV-05-R': {
    en: [
      'Platform and every cabinet in one set of drawings',
      'What each drawer and step holds',
      'Board and hardware samples',
      'Two rounds of changes',
      'A fixed price for making it',
    ],
    zh: ['地台及全房櫃身，一套圖畫齊', '每個抽屜和踏級放甚麼都寫明', '板材五金樣辦', '兩次修改', '製作實價報價'],
    cn: ['地台与全屋柜体，一套图画齐', '每个抽屉和踏步放什么都写明', '板材五金样板', '两次修改', '固定制作报价'],
  },
  'LUM-SRV-06-1': {
    en: [
      'About 10 ft of base and wall cabinets, soft-close',
      'Quartz top with upstand, one sink and mixer',
      '6 sockets, 4 downlights, light under the wall cabinets',
    ],
    zh: ['地櫃吊櫃合共約 10 呎，抽屜緩衝', '石英石枱面連後擋水，星盆龍頭各一', '插座六個、筒燈四盞、吊櫃底燈'],
    cn: ['地柜吊柜合计约 3 米，抽屉带阻尼', '石英石台面带后挡水，水槽龙头各一', '插座六个、筒灯四盏、吊柜底灯'],
  },
  'LUM-SRV-06-2': {
    en: [
      'About 16 ft of cabinets, with a corner pull-out',
      'Quartz on two sides and behind the hob',
      '8 sockets, 6 downlights, a tall unit for oven or fridge',
    ],
    zh: ['櫃身合共約 16 呎，轉角位連拉籃', '兩面石英石枱面，爐頭後牆同料', '插座八個、筒燈六盞，高身櫃可放焗爐或雪櫃'],
    cn: ['柜体合计约 5 米，转角配拉篮', '两面石英石台面，灶台后墙同料', '插座八个、筒灯六盏，高柜可放烤箱或冰箱'],
  },
  'LUM-SRV-06-3': {
    en: [
      'About 24 ft of cabinets and an island of up to 6 ft',
      'Island top with a waterfall end, for three stools',
      '12 sockets, two of them in the island',
      '8 downlights, and wiring for three pendants',
    ],
    zh: [
      '櫃身合共約 24 呎，另加 6 呎內中島',
      '中島枱面連落地側板，可坐三人',
      '插座十二個，其中兩個在中島',
      '筒燈八盞，另預留三盞吊燈電線',
    ],
    cn: [
      '柜体合计约 7.3 米，另加 1.8 米内中岛',
      '中岛台面带落地侧板，可坐三人',
      '插座十二个，其中两个在中岛',
      '筒灯八盏，另预留三盏吊灯线路',
    ],
  },
  'LUM-SRV-07-1': {
    en: [
      'Shower of 900 by 900 mm with a glass screen',
      'Vanity to 600 mm, mirror cabinet, WC',
      'One range of tiles, 4 downlights',
    ],
    zh: ['900 × 900 毫米企缸連玻璃屏', '600 毫米內浴室櫃、鏡櫃、坐廁', '同一系列瓷磚，筒燈四盞'],
    cn: ['900 × 900 毫米淋浴区带玻璃隔断', '600 毫米内浴室柜、镜柜、坐便器', '同一系列瓷砖，筒灯四盏'],
  },
  'LUM-SRV-07-2': {
    en: [
      'Walk-in shower, or a built-in bath of up to 1.5 m',
      'Vanity to 900 mm with two drawers, mirror cabinet, WC',
      'A tiled niche, 6 downlights, a mirror light',
    ],
    zh: ['企缸，或 1.5 米內嵌入式浴缸', '900 毫米內浴室櫃連兩個抽屜、鏡櫃、坐廁', '壁龕一個，筒燈六盞連鏡燈'],
    cn: ['步入式淋浴，或 1.5 米内嵌入式浴缸', '900 毫米内双抽浴室柜、镜柜、坐便器', '壁龛一个，筒灯六盏及镜前灯'],
  },
  'LUM-SRV-07-3': {
    en: [
      'Freestanding bath with a floor mixer, and a shower',
      'Vanity to 1.2 m, wall-hung WC',
      'Two ranges of tiles, two niches',
      '8 downlights on a dimmer',
    ],
    zh: ['獨立浴缸連座地龍頭，另設企缸', '1.2 米內浴室櫃，掛牆坐廁', '兩個系列瓷磚、壁龕兩個', '筒燈八盞，可調光'],
    cn: ['独立浴缸配落地龙头，另设淋浴区', '1.2 米内浴室柜，壁挂马桶', '两个系列瓷砖、壁龛两个', '筒灯八盏，可调光'],
  },
  'LUM-SRV-08-S': {
    en: ['Every room measured', 'One layout with a storage count', 'Material board and itemised quotation in 21 days'],
    zh: ['全屋逐間房度尺', '平面方案一個，連收納長度', '21 日內交材料板和逐項報價單'],
    cn: ['全屋逐间量房', '平面方案一套，含收纳长度', '21 天内交付材料板和逐项报价单'],
  },
  'LUM-SRV-08-M': {
    en: [
      'Every room measured',
      'One layout, with elevations of living and dining room',
      'Material board and itemised quotation in 21 days',
    ],
    zh: ['全屋逐間房度尺', '平面方案一個，連客飯廳立面', '21 日內交材料板和逐項報價單'],
    cn: ['全屋逐间量房', '平面方案一套，含客餐厅立面', '21 天内交付材料板和逐项报价单'],
  },
  'LUM-SRV-08-L': {
    en: [
      'Every room measured',
      'One layout, with elevations of the main rooms',
      'Two meetings with your designer',
      'Material board and itemised quotation in 21 days',
    ],
    zh: ['全屋逐間房度尺', '平面方案一個，連主要房間立面', '與設計師會面兩次', '21 日內交材料板和逐項報價單'],
    cn: ['全屋逐间量房', '平面方案一套，含主要房间立面', '与设计师会面两次', '21 天内交付材料板和逐项报价单'],
  },
}
