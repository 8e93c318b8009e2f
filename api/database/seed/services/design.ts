import type { SeedProduct } from '../seed-types.ts'

export const design: SeedProduct[] = [
  {
    key: 'layout-planning',
    kind: 'SERVICE',
    categories: ['design'],
    title: { en: 'Layout planning for small flats', zh: '平面間隔規劃（細單位）', cn: '平面布局规划（小户型）' },
    summary: {
      en: 'Two ways to live in the same walls, drawn to scale with your own furniture in them.',
      zh: '同一個單位，兩個住法：按比例畫好，連你現有傢俬一併放入。',
      cn: '同一套房，两种住法：按比例画好，连您现有的家具一并放入。',
    },
    description: {
      en:
        '**Included:** Two furniture layouts at 1:50, a storage count in running feet, door ' +
        'swings and walkways checked, one round of changes, and a list of walls that may be removed and why.\n\n' +
        '**Not included:** The site visit (booked separately), 3D images, and statutory submissions. Where a ' +
        'wall is structural or a kitchen is to be opened, an authorised person must look at it; we tell you ' +
        'before you spend more.',
      zh:
        '**包括：** 兩個 1:50 傢俬平面方案、收納總長計算、門的開向和走位核對、一次修改，並列明哪' +
        '些間隔牆可拆及原因。\n\n' +
        '**不包括：** 上門度尺（另行預約）、3D 圖、入則。涉及結構牆或開放式廚房，須由認可人士處理，我們會在你花錢' +
        '之前先講明。',
      cn:
        '**包含：** 两套 1:50 家具平面方案、收纳总长统计、门的开向与动线核对、一次修改，并列明哪些隔' +
        '墙可拆及原因。\n\n' +
        '**不含：** 上门量房（另行预约）、3D 图、报建。涉及承重墙或开放式厨房，须由香港认可人士处理，我们会在您花' +
        '钱之前先说明。',
    },
    tags: ['layout', 'floor plan', 'small flat', 'interior design'],
    leadTimeDays: 14,
    pictures: [
      {
        file: 'rooms/studio-1.jpg',
        alt: {
          en: 'Compact studio with a raised platform bed with drawers, galley kitchen, small sofa and wall shelves.',
          zh: '細單位設地台床連抽屜、一字形廚房、雙人梳化和牆身層架，善用每吋空間。',
          cn: '小户型设地台床连抽屉、一字形厨房、双人沙发和墙面层架，善用每寸空间。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-SRV-03-S',
        title: {
          en: 'Under 400 sq ft saleable',
          zh: '實用面積 400 呎以下',
          cn: '实用面积 400 平方英尺以下（约 37 ㎡）',
        },
        attributes: { size: 'under-400' },
        price: 3800,
      },
      {
        sku: 'LUM-SRV-03-M',
        title: {
          en: '400 to 700 sq ft saleable',
          zh: '實用面積 400 至 700 呎',
          cn: '实用面积 400–700 平方英尺（约 37–65 ㎡）',
        },
        attributes: { size: 'from-400-to-700' },
        price: 5800,
      },
      {
        sku: 'LUM-SRV-03-L',
        title: {
          en: 'Over 700 sq ft saleable',
          zh: '實用面積 700 呎以上',
          cn: '实用面积 700 平方英尺以上（约 65 ㎡起）',
        },
        attributes: { size: 'over-700' },
        price: 8800,
      },
    ],
    publishedOn: '2025-01-06',
  },
  {
    key: '3d-rendering',
    kind: 'SERVICE',
    categories: ['design'],
    title: { en: '3D interior rendering', zh: '3D 室內效果圖', cn: '3D 室内效果图' },
    summary: {
      en: 'See the real tiles, the real sofa and the light at six in the evening.',
      zh: '先看清楚：真實瓷磚、真實梳化、傍晚六點的光。',
      cn: '先看清楚：真实的瓷砖、真实的沙发、傍晚六点的光。',
    },
    description: {
      en:
        '**Included:** A model from measured dimensions, two still views a room at 4K, ' +
        'materials and furniture that can really be bought, daylight and evening light, and one round of changes ' +
        'to colour and furniture.\n\n**Not included:** Changes to the layout after the model is approved (HK$1,200 ' +
        'a room), animation, and working drawings for site.',
      zh:
        '**包括：** 按實際尺寸建模，每房兩個角度 4K 圖，選用市面真正買得到的材料和傢俬，日光' +
        '及夜燈效果，一次改色改傢俬。\n\n' +
        '**不包括：** 確認模型後再改間隔（每房 HK$1,200）、動畫、施工圖。',
      cn:
        '**包含：** 按实际尺寸建模，每间两个角度 4K 图，选用市面真正买得到的材料与家具，日光及' +
        '夜景效果，一次改色换家具。\n\n' +
        '**不含：** 模型确认后再改布局（每间 HK$1,200）、动画、施工图。',
    },
    tags: ['3D', 'rendering', 'interior design'],
    leadTimeDays: 18,
    pictures: [
      {
        file: 'rooms/dining-1.jpg',
        alt: {
          en: 'Dining room with an oval marble table, green velvet chairs, walnut panels and a brass globe pendant.',
          zh: '飯廳設橢圓雲石餐枱、綠色絲絨餐椅、胡桃木牆身和黃銅球形吊燈。',
          cn: '餐厅设椭圆大理石餐桌、绿色丝绒餐椅、胡桃木墙面和黄铜球形吊灯。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-SRV-04-1',
        title: { en: 'One room', zh: '一個房間', cn: '一个房间' },
        attributes: {},
        price: 2800,
      },
      {
        sku: 'LUM-SRV-04-3',
        title: { en: 'Three rooms', zh: '三個房間', cn: '三个房间' },
        attributes: {},
        price: 7500,
      },
      {
        sku: 'LUM-SRV-04-W',
        title: {
          en: 'Whole flat up to 700 sq ft',
          zh: '全屋（實用 700 呎內）',
          cn: '全屋（实用面积 700 平方英尺内，约 65 ㎡）',
        },
        attributes: {},
        price: 12800,
      },
    ],
    publishedOn: '2025-02-10',
  },
  {
    key: 'custom-furniture-design',
    kind: 'SERVICE',
    categories: ['design'],
    title: { en: 'Custom furniture design', zh: '訂造傢俬設計', cn: '定制家具设计' },
    summary: {
      en: 'Wall beds, tatami platforms, full-height bookcases: drawn for your wall, to the millimetre.',
      zh: '變形床、地台、到頂書櫃，按你那幅牆度身設計，準到毫米。',
      cn: '隐形床、地台、到顶书柜，按您家那面墙设计，精确到毫米。',
    },
    description: {
      en:
        '**Included:** A measuring visit, one design with plan, elevations and sections, ' +
        'board and hardware samples to hold, two rounds of changes, and a fixed making price from our workshop ' +
        'in Dongguan.\n\n**Not included:** Making, delivery and fitting, which follow the fixed price; electrical ' +
        'work inside the piece. Half of the design fee is credited when we build it.',
      zh:
        '**包括：** 上門度尺一次、平面立面剖面圖一套、板材五金樣辦、兩次修改，連東莞工場的實' +
        '價製作報價。\n\n' +
        '**不包括：** 製作、運送及安裝（按實價另計），櫃內電力工程。交由我們製作，設計費扣回一半。',
      cn:
        '**包含：** 上门测量一次、平立剖面图一套、板材五金样板、两次修改，以及东莞工厂的固定制' +
        '作报价。\n\n' +
        '**不含：** 制作、运输及安装（按固定报价另计），柜内电气工程。交由我们制作，设计费抵扣一半。',
    },
    tags: ['custom furniture', 'cabinet', 'platform bed', 'interior design'],
    leadTimeDays: 21,
    pictures: [
      {
        file: 'rooms/study-1.jpg',
        alt: {
          en: 'Home office with a full-wall walnut bookcase, writing desk, leather chair and brass pendant.',
          zh: '家居書房設整幅胡桃木書櫃、書枱、皮椅和黃銅吊燈。',
          cn: '居家书房设整面胡桃木书柜、书桌、皮椅和黄铜吊灯。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-SRV-05-1',
        title: { en: 'One piece, up to 2.4 m wide', zh: '一件，闊 2.4 米內', cn: '一件，宽 2.4 米内' },
        attributes: {},
        price: 2400,
      },
      {
        sku: 'LUM-SRV-05-W',
        title: { en: 'One wall, floor to ceiling', zh: '一幅牆，到頂', cn: '一整面墙，到顶' },
        attributes: {},
        price: 4200,
      },
      {
        sku: 'LUM-SRV-05-R',
        title: { en: 'Whole room with platform', zh: '全房連地台', cn: '整间房连地台' },
        attributes: {},
        price: 6800,
      },
    ],
    publishedOn: '2025-04-07',
  },
]
