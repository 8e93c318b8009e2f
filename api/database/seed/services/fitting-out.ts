import type { SeedProduct } from '../seed-types.ts'

export const fittingOut: SeedProduct[] = [
  {
    key: 'kitchen-renovation',
    kind: 'SERVICE',
    categories: ['fitting-out'],
    title: { en: 'Kitchen renovation package', zh: '廚房裝修套餐', cn: '厨房翻新套餐' },
    summary: {
      en: 'Strip-out to the first dinner in about five weeks, one price on one page.',
      zh: '由清拆到煮第一餐約五星期，一頁紙報一個價。',
      cn: '从拆除到做第一顿饭约五周，一页纸一个价。',
    },
    description: {
      en:
        '**Included:** Strip-out and debris, waterproofing, wall and floor tiles (to HK$38 a sq ' +
        'ft), base and wall cabinets in moisture-resistant board, quartz top, sink and mixer, water and drain ' +
        'points, sockets and lights with form WR1, protection of lift and lobby, cleaning, and two years of ' +
        'workmanship guarantee.\n\n**Not included:** Hob, hood, fridge and other appliances; gas work by your ' +
        "supplier's registered contractor; building-management deposit; asbestos or spalling repairs if found. " +
        'Opening a closed kitchen needs an authorised person and fire-safety measures, quoted apart.\n\nYou book ' +
        'with this amount as a guide; the contract follows the site visit and is paid in four stages.',
      zh:
        '**包括：** 清拆及泥頭、防水、牆地磚（每呎上限 HK$38）、防潮板地櫃吊櫃、石英石枱面、星盆' +
        '龍頭、來去水位、插座燈位連 WR1 表格、升降機大堂保護、清潔，手工保養兩年。\n\n' +
        '**不包括：** 爐具、抽油煙機、雪櫃等電器；煤氣工程（由註冊氣體承辦商處理）；管理處裝修按金；如發現石棉或' +
        '石屎剝落，修葺另計。改開放式廚房須認可人士入則及加消防設備，另行報價。\n\n' +
        '此價供預約參考；上門度尺後簽正式合約，分四期付款。',
      cn:
        '**包含：** 拆除及垃圾清运、防水、墙地砖（每平方英尺上限 HK$38）、防潮板地柜吊柜、石英石台' +
        '面、水槽龙头、给排水点位、插座灯位（附香港 WR1 电力完工证明书）、电梯大堂保护、保洁，两年工艺质保。\n\n' +
        '**不含：** 灶具、油烟机、冰箱等电器；燃气工程（由注册承办商处理）；物业装修押金；如发现石棉或混凝土剥落，' +
        '修补另计。改开放式厨房须由认可人士报建并加装消防设备，另行报价。\n\n' +
        '此价供预约参考；上门量房后签正式合同，分四期付款。',
    },
    tags: ['kitchen', 'renovation', 'fitting-out'],
    leadTimeDays: 45,
    pictures: [
      {
        file: 'rooms/kitchen-1.jpg',
        alt: {
          en: 'Loft kitchen with brick walls, a slatted walnut island, three stools and black dome pendants.',
          zh: '紅磚牆開放式廚房，胡桃木條紋中島配三張吧凳及黑色圓頂吊燈。',
          cn: '红砖墙开放式厨房，胡桃木格栅中岛配三张吧凳及黑色圆顶吊灯。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-SRV-06-1',
        title: { en: 'Galley, up to 40 sq ft', zh: '一字形，40 呎內', cn: '一字型，40 平方英尺内（约 3.7 ㎡）' },
        attributes: {},
        price: 88000,
      },
      {
        sku: 'LUM-SRV-06-2',
        title: { en: 'L-shape, up to 70 sq ft', zh: 'L 形，70 呎內', cn: 'L 型，70 平方英尺内（约 6.5 ㎡）' },
        attributes: {},
        price: 118000,
      },
      {
        sku: 'LUM-SRV-06-3',
        title: {
          en: 'With island, up to 120 sq ft',
          zh: '連中島，120 呎內',
          cn: '带中岛，120 平方英尺内（约 11 ㎡）',
        },
        attributes: {},
        price: 168000,
      },
    ],
    publishedOn: '2025-05-12',
  },
  {
    key: 'bathroom-renovation',
    kind: 'SERVICE',
    categories: ['fitting-out'],
    title: { en: 'Bathroom renovation package', zh: '浴室裝修套餐', cn: '浴室翻新套餐' },
    summary: {
      en: 'New waterproofing first, then the tiles you actually see. About four weeks.',
      zh: '先做好防水，再鋪看得見的瓷磚，約四星期。',
      cn: '先做好防水，再铺看得见的瓷砖，约四周。',
    },
    description: {
      en:
        '**Included:** Strip-out and debris, two coats of waterproofing with a 48-hour flood ' +
        'test that you may watch, tiles (to HK$38 a sq ft), suspended ceiling, WC, vanity, mixer and shower set ' +
        'from our list, glass screen, exhaust fan, lights and points with form WR1, cleaning, and two years of ' +
        'workmanship guarantee, five on the waterproofing.\n\n**Not included:** Moving the soil stack, ' +
        'water-heater replacement, window works, building-management deposit, and repair of seepage from above.\n\n' +
        'A second bathroom is needed, or somewhere to shower, for 20 days. The contract follows the site visit.',
      zh:
        '**包括：** 清拆及泥頭、兩層防水連 48 小時試水（歡迎在場）、瓷磚（每呎上限 HK$38）、假天' +
        '花、坐廁、浴室櫃、龍頭花灑（按清單選）、玻璃屏、抽氣扇、燈位電位連 WR1 表格、清潔；手工保養兩年，防水五' +
        '年。\n\n' +
        '**不包括：** 移糞渠、換熱水爐、窗戶工程、管理處裝修按金、樓上滲水維修。\n\n' +
        '施工期間約 20 日不能沖涼，請預先安排。上門度尺後簽正式合約。',
      cn:
        '**包含：** 拆除及垃圾清运、两层防水及 48 小时闭水试验（欢迎到场）、瓷砖（每平方英尺上限 ' +
        'HK$38）、吊顶、坐便器、浴室柜、龙头花洒（按清单选）、玻璃隔断、排气扇、灯位电位（附香港 WR1 电力完工证明' +
        '书）、保洁；工艺质保两年，防水五年。\n\n' +
        '**不含：** 移动主排污管、更换热水器、窗户工程、物业装修押金、楼上渗漏维修。\n\n' +
        '施工期间约 20 天不能洗澡，请提前安排。上门量房后签正式合同。',
    },
    tags: ['bathroom', 'renovation', 'fitting-out', 'waterproofing'],
    leadTimeDays: 35,
    pictures: [
      {
        file: 'rooms/bathroom-1.jpg',
        alt: {
          en: 'Bathroom with sage tiles, a fluted oak vanity, round brass mirror and freestanding bath on terrazzo.',
          zh: '浴室鋪鼠尾草綠瓷磚，配橡木坑紋浴室櫃、黃銅圓鏡、獨立浴缸及水磨石地台。',
          cn: '浴室铺鼠尾草绿瓷砖，配橡木条纹浴室柜、黄铜圆镜、独立浴缸及水磨石地面。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-SRV-07-1',
        title: { en: 'Up to 35 sq ft, shower', zh: '35 呎內，企缸', cn: '35 平方英尺内（约 3.3 ㎡），淋浴' },
        attributes: {},
        price: 68000,
      },
      {
        sku: 'LUM-SRV-07-2',
        title: {
          en: 'Up to 55 sq ft, shower or bath',
          zh: '55 呎內，企缸或浴缸',
          cn: '55 平方英尺内（约 5 ㎡），淋浴或浴缸',
        },
        attributes: {},
        price: 86000,
      },
      {
        sku: 'LUM-SRV-07-3',
        title: { en: 'Over 55 sq ft, freestanding bath', zh: '55 呎以上，獨立浴缸', cn: '55 平方英尺以上，独立浴缸' },
        attributes: {},
        price: 118000,
      },
    ],
    publishedOn: '2025-05-12',
  },
  {
    key: 'whole-flat-deposit',
    kind: 'SERVICE',
    categories: ['fitting-out'],
    title: {
      en: 'Whole-flat renovation: booking deposit',
      zh: '全屋裝修套餐（預約訂金）',
      cn: '全屋装修套餐（预约定金）',
    },
    summary: {
      en: 'Reserves a designer and a site team; comes off the contract to the last dollar.',
      zh: '預留設計師和工程隊檔期，訂金全數在合約扣回。',
      cn: '预留设计师与施工队档期，定金在合同中全额抵扣。',
    },
    description: {
      en:
        'Deposit from HK$10,000. Most of our flats come to HK$900 to 1,500 a sq ft of saleable area, furniture ' +
        'apart, and take 10 to 16 weeks on site.\n\n**Included in the deposit:** Site visit, one layout, a material ' +
        'board and an itemised quotation in 21 days.\n\n**The package then covers:** Strip-out, masonry, plumbing, ' +
        'wiring, waterproofing, flooring, doors, built-in cabinets, painting, supervision and a two-year ' +
        'guarantee.\n\n**Never covered:** Appliances, loose furniture, government fees or the management deposit.\n\n' +
        'Refunded in full within seven days of our quotation if you decide not to go on, less HK$3,000 for the ' +
        'drawings, which are then yours.',
      zh:
        '訂金由 HK$10,000 起。一般單位以實用面積計，每呎約 HK$900 至 1,500（不連活動傢俬），工期 10 至 16 星期。\n\n' +
        '**訂金包括：** 上門度尺、平面方案一個、材料板，21 日內交逐項報價單。\n\n' +
        '**套餐其後包括：** 清拆、泥水、水電、防水、地板、房門、訂造櫃、油漆、監工及兩年保養。\n\n**不包括：** 電器、活' +
        '動傢俬、政府費用及管理處按金。\n\n' +
        '收到報價單七日內決定不做，扣除圖則費 HK$3,000 後全數退回，圖則歸你。',
      cn:
        '定金 HK$10,000 起。一般按实用面积计，每平方英尺约 HK$900 至 1,500（折合每平方米约 HK$9,700 至 16,100，不' +
        '含活动家具），工期 10 至 16 周。\n\n**定金包含：** 上门量房、平面方案一套、材料板，21 天内交付逐项报价单。\n\n' +
        '**套餐随后包含：** 拆除、泥瓦、水电、防水、地板、房门、定制柜、油漆、监理及两年质保。\n\n**不含：** 电器、活动' +
        '家具、政府费用及物业押金。\n\n' +
        '收到报价单七天内决定不做，扣除图纸费 HK$3,000 后全额退回，图纸归您。',
    },
    tags: ['whole flat', 'renovation', 'fitting-out', 'deposit'],
    leadTimeDays: 90,
    pictures: [
      {
        file: 'rooms/living-1.jpg',
        alt: {
          en:
            'Bright living room with an oat linen sofa, two round tables, a brass arc lamp and soft light ' +
            'through sheer curtains.',
          zh: '明亮客廳擺放燕麥色亞麻梳化、一對圓形茶几和黃銅弧形座地燈，日光透過紗簾灑落地氈。',
          cn: '明亮客厅摆放燕麦色亚麻沙发、一对圆形茶几和黄铜弧形落地灯，日光透过纱帘洒落地毯。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-SRV-08-S',
        title: {
          en: 'Under 400 sq ft saleable',
          zh: '實用面積 400 呎以下',
          cn: '实用面积 400 平方英尺以下（约 37 ㎡）',
        },
        attributes: { size: 'under-400' },
        price: 10000,
      },
      {
        sku: 'LUM-SRV-08-M',
        title: {
          en: '400 to 700 sq ft saleable',
          zh: '實用面積 400 至 700 呎',
          cn: '实用面积 400–700 平方英尺（约 37–65 ㎡）',
        },
        attributes: { size: 'from-400-to-700' },
        price: 20000,
      },
      {
        sku: 'LUM-SRV-08-L',
        title: {
          en: 'Over 700 sq ft saleable',
          zh: '實用面積 700 呎以上',
          cn: '实用面积 700 平方英尺以上（约 65 ㎡起）',
        },
        attributes: { size: 'over-700' },
        price: 30000,
      },
    ],
    publishedOn: '2025-08-18',
  },
]
