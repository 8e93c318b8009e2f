import type { SeedProduct } from '../seed-types.ts'

export const lamps: SeedProduct[] = [
  {
    key: 'floor-lamp-tripod',
    kind: 'GOODS',
    categories: ['floor-lamps'],
    title: { en: 'Oak tripod floor lamp', zh: '橡木三腳座地燈', cn: '橡木三脚落地灯' },
    summary: {
      en: 'Three turned oak legs and a linen drum, for the dark corner behind the sofa.',
      zh: '三支車圓橡木腳配亞麻燈罩，照亮梳化後那個暗角。',
      cn: '三根车圆橡木腿配亚麻灯罩，照亮沙发后的暗角。',
    },
    description: {
      en:
        'The shade sits at 125 cm, just above eye level when you read, so the bulb never shows. Its foot switch ' +
        'is on the flex; no bending.\n\nThe legs fold together in the box. Five minutes, one wing nut.',
      zh:
        '燈罩底部離地 125 厘米，坐着看書時剛好高過視線，不見燈膽。腳踏開關在電線上，不用彎腰。\n\n' +
        '三隻腳摺埋裝箱，一粒蝶形螺絲，五分鐘裝好。',
      cn:
        '灯罩底部离地 125 厘米，坐着看书时正好高过视线，看不见灯泡。脚踏开关在电线上，不用弯腰。\n\n' +
        '三条腿收拢装箱，一颗蝶形螺丝，五分钟装好。',
    },
    tags: ['floor lamp', 'oak', 'living room', 'nordic'],
    dimensions: { widthMm: 480, depthMm: 490, heightMm: 1550 },
    materials: {
      en: 'Solid oak, linen shade, brass fitting; E27, up to 15 W LED (bulb not included); BS 1363 plug.',
      zh: '實木橡木、亞麻燈罩、黃銅配件；E27，LED 最高 15 W（不連燈膽）；英式三腳插頭。',
      cn: '橡木实木、亚麻灯罩、黄铜配件；E27，LED 最高 15 W（不含灯泡）；香港英式三脚插头。',
    },
    care: {
      en: 'Roll a lint brush round the shade. Oil the legs with the rest of the oak.',
      zh: '燈罩用黏塵轆清理。燈腳與其他橡木傢俬一同上油。',
      cn: '灯罩用粘尘滚筒清理。灯腿与其他橡木家具一同上油。',
    },
    leadTimeDays: 14,
    pictures: [
      {
        file: 'products/floor-lamp-tripod.jpg',
        alt: {
          en: 'Oak tripod floor lamp with a linen shade.',
          zh: '橡木三腳座地燈，配亞麻燈罩。',
          cn: '橡木三脚落地灯，配亚麻灯罩。',
        },
      },
      {
        file: 'details/floor-lamp-tripod.jpg',
        alt: {
          en: 'Cream shade and oak tripod joint of the floor lamp, from close by.',
          zh: '座地燈的忌廉色燈罩與橡木三腳接位近鏡。',
          cn: '落地灯的奶油色灯罩与橡木三脚接合处近景。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-FLR-01-OAK',
        title: { en: 'Oak and linen', zh: '橡木配亞麻', cn: '橡木配亚麻' },
        attributes: { colour: 'natural', material: 'oak' },
        price: 1980,
        stock: { 'kwun-tong': 6, 'tsuen-wan': 5 },
        parcel: { grams: 4800, lengthMm: 1300, widthMm: 460, heightMm: 240 },
      },
    ],
    publishedOn: '2025-03-07',
  },
  {
    key: 'arc-lamp-brass',
    kind: 'GOODS',
    categories: ['floor-lamps'],
    title: { en: 'Brass arc floor lamp', zh: '黃銅弧形座地燈', cn: '黄铜弧形落地灯' },
    summary: {
      en: 'Light over the coffee table without a hole in the ceiling.',
      zh: '不用開天花，光也能照到茶几正上方。',
      cn: '不用动天花板，光也能照到茶几正上方。',
    },
    description: {
      en:
        'The arm reaches 115 cm from a black marble foot, far enough to clear the back of a sofa. The dome turns ' +
        'on its neck to point at a book or wash a wall.\n\nThe foot weighs 14 kg, which is what keeps it standing; ' +
        'slide it in place on a cloth. The tube comes in three lengths that plug together.',
      zh:
        '燈臂由黑雲石底座伸出 115 厘米，足以越過梳化背。燈頭可轉動，看書或打牆燈都得。\n\n' +
        '底座重 14 公斤，全靠它站得穩；移位時墊布推動。燈桿分三節，插入即成。',
      cn:
        '灯臂由黑色大理石底座伸出 115 厘米，足以越过沙发背。灯头可转动，看书或打墙都行。\n\n' +
        '底座重 14 公斤，全靠它站得稳；移动时垫布推。灯杆分三节，插接即成。',
    },
    tags: ['floor lamp', 'brass', 'living room'],
    dimensions: { widthMm: 1490, depthMm: 341, heightMm: 1988 },
    materials: {
      en: 'Brushed brass-plated steel; black marble foot; E27, up to 12 W LED (bulb not included); BS 1363 plug.',
      zh: '拉絲鍍黃銅鋼；黑雲石底座；E27，LED 最高 12 W（不連燈膽）；英式三腳插頭。',
      cn: '拉丝镀黄铜钢；黑色大理石底座；E27，LED 最高 12 W（不含灯泡）；香港英式三脚插头。',
    },
    care: {
      en: 'Wipe dry. Hold the tube, not the shade, when you turn it.',
      zh: '乾布抹拭。轉向時握燈桿，不要扯燈罩。',
      cn: '干布擦拭。转向时握灯杆，不要拉灯罩。',
    },
    leadTimeDays: 28,
    pictures: [
      {
        file: 'products/arc-lamp-brass.jpg',
        alt: {
          en: 'Brass arc floor lamp with a dome shade and a black marble foot.',
          zh: '黃銅弧形座地燈，圓頂燈罩配黑色雲石底座。',
          cn: '黄铜弧形落地灯，圆顶灯罩配黑色大理石底座。',
        },
      },
      {
        file: 'details/arc-lamp-brass.jpg',
        alt: {
          en: 'The brass arc lamp reaching over a sofa in a bright living room.',
          zh: '黃銅弧形座地燈伸展在明亮客廳的梳化上方。',
          cn: '黄铜弧形落地灯伸展在明亮客厅的沙发上方。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-FLR-02-BRS',
        title: { en: 'Brass', zh: '黃銅', cn: '黄铜' },
        attributes: { colour: 'brass', material: 'brass' },
        price: 3680,
        stock: { 'kwun-tong': 0, 'tsuen-wan': 0 },
        parcel: { grams: 21000, lengthMm: 1180, widthMm: 440, heightMm: 240 },
      },
    ],
    publishedOn: '2026-02-06',
  },
  {
    key: 'table-lamp-ceramic',
    kind: 'GOODS',
    categories: ['table-lamps'],
    title: { en: 'Terracotta ceramic table lamp', zh: '陶土色陶瓷枱燈', cn: '陶土色陶瓷台灯' },
    summary: {
      en: 'A thrown, round-bellied base with a wide paper shade: evening light for a sideboard.',
      zh: '手拉坯圓身燈座配闊身紙燈罩，放餐邊櫃上，夜晚的光剛剛好。',
      cn: '手拉坯圆身灯座配宽灯罩，放在餐边柜上，夜里的光刚刚好。',
    },
    description: {
      en:
        'Each base is thrown and glazed by hand, so the foot shows a ring of bare clay and the colour shifts a ' +
        'shade. The light goes up and down, not into your eyes.\n\nIn-line switch on 1.8 m of textile flex. Fit ' +
        'the shade ring by hand; nothing else to build.',
      zh:
        '每個燈座手拉坯、手上釉，底部露出一圈陶胎，色澤深淺略有不同。光向上下散開，不會直射眼睛。\n\n' +
        '布紋電線長 1.8 米，附線上開關。旋上燈罩圈便可使用。',
      cn:
        '每个灯座手工拉坯、上釉，底部露出一圈陶胎，色泽深浅略有不同。光向上下散开，不直射眼睛。\n\n' +
        '编织电线长 1.8 米，带线上开关。旋上灯罩圈即可使用。',
    },
    tags: ['table lamp', 'ceramic', 'bedroom', 'living room'],
    dimensions: { widthMm: 300, depthMm: 300, heightMm: 460 },
    materials: {
      en: 'Glazed stoneware, paper-and-linen shade, brass stem; E14, up to 7 W LED (bulb not included).',
      zh: '上釉陶瓷、紙襯亞麻燈罩、黃銅桿；E14，LED 最高 7 W（不連燈膽）。',
      cn: '上釉陶瓷、纸衬亚麻灯罩、黄铜杆；E14，LED 最高 7 W（不含灯泡）。',
    },
    care: {
      en: 'Damp cloth on the base only. Turn the shade seam to the wall.',
      zh: '只可用濕布抹燈座。燈罩接縫向牆。',
      cn: '湿布只擦灯座。灯罩接缝朝墙。',
    },
    leadTimeDays: 10,
    pictures: [
      {
        file: 'products/table-lamp-ceramic.jpg',
        alt: {
          en: 'Table lamp with a pear-shaped terracotta ceramic base and a cream drum shade.',
          zh: '陶瓷枱燈，梨形陶土色燈座配忌廉色布燈罩。',
          cn: '陶瓷台灯，梨形陶土色灯座配奶油色布灯罩。',
        },
      },
      {
        file: 'details/table-lamp-ceramic.jpg',
        alt: {
          en: 'Rust ceramic base and brass neck of the table lamp, from close by.',
          zh: '枱燈的鐵鏽色陶瓷燈座與黃銅燈頸近鏡。',
          cn: '台灯的铁锈色陶瓷灯座与黄铜灯颈近景。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-TBL-01-TER',
        title: { en: 'Terracotta', zh: '陶土色', cn: '陶土色' },
        attributes: { colour: 'clay', material: 'stoneware' },
        price: 980,
        stock: { 'kwun-tong': 9, 'tsuen-wan': 7 },
        parcel: { grams: 2900, lengthMm: 380, widthMm: 380, heightMm: 520 },
      },
    ],
    publishedOn: '2026-01-30',
  },
  {
    key: 'desk-lamp',
    kind: 'GOODS',
    categories: ['desk-lamps'],
    title: { en: 'Jointed desk lamp', zh: '摺臂枱燈', cn: '折臂台灯' },
    summary: {
      en: 'Two arms, brass joints and a head that stays exactly where you leave it.',
      zh: '雙節燈臂配黃銅關節，推到哪裡就停在哪裡。',
      cn: '双节灯臂配黄铜关节，推到哪里就停在哪里。',
    },
    description: {
      en:
        'The friction joints are set with a coin, so the lamp never droops over the years. The deep shade keeps ' +
        'the bulb out of sight of whoever shares the room.\n\nThe foot is 17 cm across and weighted: it fits a ' +
        'window sill. Comes assembled.',
      zh:
        '關節鬆緊用一個硬幣便可調校，用多年也不會垂頭。燈罩夠深，同房的人不會刺眼。\n\n' +
        '加重底座直徑 17 厘米，窗台也放得下。整盞裝好送到。',
      cn:
        '关节松紧用一枚硬币即可调节，用多年也不会垂头。灯罩够深，同屋的人不会刺眼。\n\n' +
        '加重底座直径 17 厘米，窗台也放得下。整灯到货。',
    },
    tags: ['desk lamp', 'home office', 'study', 'reading'],
    dimensions: { widthMm: 340, depthMm: 170, heightMm: 455 },
    materials: {
      en: 'Lacquered steel, solid brass joints; E14, up to 6 W LED (bulb not included); BS 1363 plug.',
      zh: '烤漆鋼、實心黃銅關節；E14，LED 最高 6 W（不連燈膽）；英式三腳插頭。',
      cn: '烤漆钢、实心黄铜关节；E14，LED 最高 6 W（不含灯泡）；香港英式三脚插头。',
    },
    care: {
      en: 'Wipe when cold. A drop of sewing-machine oil in each joint after some years.',
      zh: '待涼後抹拭。用上幾年後，關節各滴一滴衣車油。',
      cn: '冷却后擦拭。用上几年后，各关节滴一滴缝纫机油。',
    },
    leadTimeDays: 10,
    pictures: [
      {
        file: 'products/desk-lamp.jpg',
        alt: {
          en: 'Forest green desk lamp with brass joints.',
          zh: '森林綠摺臂枱燈，配黃銅關節。',
          cn: '森林绿折臂台灯，配黄铜关节。',
        },
      },
      {
        file: 'products/desk-lamp-cream.jpg',
        alt: {
          en: 'Cream desk lamp with brass joints.',
          zh: '忌廉白摺臂枱燈，配黃銅關節。',
          cn: '奶油白折臂台灯，配黄铜关节。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-DKL-01-GRN',
        title: { en: 'Forest green', zh: '森林綠', cn: '森林绿' },
        attributes: { colour: 'forest-green', material: 'steel' },
        price: 780,
        stock: { 'kwun-tong': 10, 'tsuen-wan': 6 },
        parcel: { grams: 2300, lengthMm: 400, widthMm: 240, heightMm: 200 },
        picture: 0,
      },
      {
        sku: 'LUM-DKL-01-CRM',
        title: { en: 'Cream', zh: '忌廉白', cn: '奶油白' },
        attributes: { colour: 'cream', material: 'steel' },
        price: 780,
        stock: { 'kwun-tong': 3, 'tsuen-wan': 0 },
        parcel: { grams: 2300, lengthMm: 400, widthMm: 240, heightMm: 200 },
        picture: 1,
      },
    ],
    publishedOn: '2025-08-01',
  },
]
