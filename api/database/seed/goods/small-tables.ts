import type { SeedProduct } from '../seed-types.ts'

export const smallTables: SeedProduct[] = [
  {
    key: 'coffee-table-round',
    kind: 'GOODS',
    categories: ['coffee-and-side-tables'],
    title: { en: 'Round oak coffee table', zh: '圓形橡木茶几', cn: '圆形橡木茶几' },
    summary: {
      en: 'Three thick columns and a round top that children can run past.',
      zh: '三支粗圓柱承托圓枱面，小朋友跑過也不怕撞。',
      cn: '三根粗圆柱托起圆桌面，孩子跑过也不怕磕。',
    },
    description: {
      en:
        'Low enough to keep the room open, wide enough for a puzzle of a thousand pieces. The top is one panel ' +
        'of matched staves; the columns are hollow, so it is easier to move than it looks.\n\nColumns turn on with ' +
        'a wooden thread. No tools.',
      zh:
        '夠矮，客廳看上去寬敞；夠闊，砌一千塊拼圖也放得下。枱面由紋理相配的板條拼成；圓柱空心，移動比看上去輕。\n\n' +
        '圓柱以木牙旋上，不需工具。',
      cn:
        '够矮，客厅显得宽敞；够宽，一千片拼图也摆得下。桌面由纹理相配的板条拼成；圆柱空心，挪动比看上去轻。\n\n' +
        '圆柱用木螺纹旋紧，无需工具。',
    },
    tags: ['coffee table', 'oak', 'living room', 'round'],
    dimensions: { widthMm: 840, depthMm: 840, heightMm: 360 },
    materials: {
      en: 'Solid oak top, oak-veneered columns, hard-wax oil.',
      zh: '實木橡木枱面，橡木皮圓柱，硬蠟油。',
      cn: '橡木实木桌面，橡木贴皮圆柱，硬蜡油。',
    },
    care: {
      en: 'Coasters for cold glasses. White rings lift with a little oil and a warm cloth.',
      zh: '凍飲請用杯墊。白色水印可用少許木油和暖布推走。',
      cn: '冷饮请用杯垫。白色水印可用少许木油和温布擦去。',
    },
    leadTimeDays: 21,
    pictures: [
      {
        file: 'products/coffee-table-round.jpg',
        alt: {
          en: 'Round oak coffee table on three column legs.',
          zh: '圓形橡木茶几，配三支圓柱腳。',
          cn: '圆形橡木茶几，配三根圆柱脚。',
        },
      },
      {
        file: 'details/coffee-table-round.jpg',
        alt: {
          en: 'The oak coffee table with books on it, on a pale rug before a sofa.',
          zh: '橡木茶几放在梳化前的淺色地氈上，枱面擺着書。',
          cn: '橡木茶几摆在沙发前的浅色地毯上，桌面放着书。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-CTB-01-OAK-70',
        title: { en: '70 cm across', zh: '直徑 70 厘米', cn: '直径 70 厘米' },
        attributes: { colour: 'natural', material: 'oak', size: 'd-70' },
        price: 2680,
        stock: { 'kwun-tong': 4, 'tsuen-wan': 3 },
        dimensions: { widthMm: 700, depthMm: 700, heightMm: 360 },
        parcel: { grams: 14000, lengthMm: 760, widthMm: 760, heightMm: 160 },
      },
      {
        sku: 'LUM-CTB-01-OAK-84',
        title: { en: '84 cm across', zh: '直徑 84 厘米', cn: '直径 84 厘米' },
        attributes: { colour: 'natural', material: 'oak', size: 'd-84' },
        price: 3280,
        salePercent: 15,
        stock: { 'kwun-tong': 6, 'tsuen-wan': 2 },
        parcel: { grams: 18000, lengthMm: 900, widthMm: 900, heightMm: 160 },
      },
    ],
    publishedOn: '2025-04-11',
  },
  {
    key: 'side-table-round',
    kind: 'GOODS',
    categories: ['coffee-and-side-tables'],
    title: { en: 'Green marble side table', zh: '綠雲石小邊几', cn: '绿色大理石小边几' },
    summary: {
      en: 'A disc of green marble on a brass stem, sized for one cup and one book.',
      zh: '一片綠雲石，一支黃銅柱，剛好放一杯茶、一本書。',
      cn: '一片绿色大理石，一根黄铜柱，刚好放一杯茶、一本书。',
    },
    description: {
      en:
        'The stone comes in dark green with pale veins, and no two tops match. The wide brass foot slides under ' +
        'the sofa so the top comes to your hand.\n\nTwo parts and one bolt. It will stand where the arm of the ' +
        'sofa stops.',
      zh:
        '深綠石面帶淺色石紋，每件都不同。闊身黃銅底盤可推入梳化底，枱面就到手邊。\n\n' +
        '兩件組件、一粒螺絲，五分鐘裝好。梳化扶手盡處，就是它的位置。',
      cn:
        '深绿石面带浅色纹理，每件都不同。宽大的黄铜底盘可推入沙发底，桌面就到手边。\n\n' +
        '两个部件、一颗螺丝，五分钟装好。沙发扶手的尽头，就是它的位置。',
    },
    tags: ['side table', 'marble', 'brass', 'living room'],
    dimensions: { widthMm: 440, depthMm: 440, heightMm: 500 },
    materials: {
      en: 'Green marble, honed and sealed; brushed brass-plated steel.',
      zh: '啞光綠雲石，已防污；拉絲鍍黃銅鋼。',
      cn: '哑光绿色大理石，已防污；拉丝镀黄铜钢。',
    },
    care: {
      en: 'Wipe acids at once. Brass dulls evenly; polish it, or leave it.',
      zh: '酸性液體即抹。黃銅會慢慢變暗，想亮就拋光，不理也好看。',
      cn: '酸性液体立刻擦去。黄铜会均匀变暗，可抛光，也可任其自然。',
    },
    leadTimeDays: 14,
    pictures: [
      {
        file: 'products/side-table-round.jpg',
        alt: {
          en: 'Round side table with a green marble top on a slender brass stem.',
          zh: '圓形邊几，綠色雲石几面配幼身黃銅支柱。',
          cn: '圆形边几，绿色大理石台面配纤细黄铜立柱。',
        },
      },
      {
        file: 'details/side-table-round.jpg',
        alt: {
          en: 'Green marble top of the side table on its brass stem, from close by.',
          zh: '邊几的綠色雲石面與黃銅柱近鏡。',
          cn: '边几的绿色大理石面与黄铜立柱近景。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-STB-01-GRN',
        title: { en: 'Green marble', zh: '綠雲石', cn: '绿色大理石' },
        attributes: { colour: 'forest-green', material: 'marble' },
        price: 1680,
        stock: { 'kwun-tong': 8, 'tsuen-wan': 5 },
        parcel: { grams: 11000, lengthMm: 500, widthMm: 500, heightMm: 180 },
      },
    ],
    publishedOn: '2025-12-05',
  },
  {
    key: 'desk-writing',
    kind: 'GOODS',
    categories: ['desks'],
    title: { en: 'Oak writing desk with two drawers', zh: '雙抽屜橡木書枱', cn: '双抽屉橡木书桌' },
    summary: {
      en: 'A desk that belongs in a bedroom: slim, warm, with somewhere to hide the cables.',
      zh: '放睡房也好看的書枱：輕身、溫暖，還有位置收電線。',
      cn: '放卧室也好看的书桌：轻巧、温暖，还有地方藏线。',
    },
    description: {
      en:
        'The two drawers run on hidden soft-close slides and are deep enough for A4 and a charger. Behind them a ' +
        '10 cm tray holds the power strip, out of sight from the door.\n\nLegs bolt on, 15 minutes. The desk leans ' +
        'flat against the lift wall, so a narrow corridor is no trouble.',
      zh:
        '兩個櫃桶用隱藏緩衝路軌，放得下 A4 紙和充電器。櫃桶後面留有 10 厘米走線槽，拖板放入去，由房門望過來一條線' +
        '都見不到。\n\n' +
        '枱腳以螺絲鎖上，約 15 分鐘。拆腳後可貼着升降機牆邊放，走廊窄也不怕。',
      cn:
        '两个抽屉用隐藏式缓冲滑轨，放得下 A4 纸和充电器。抽屉后面留有 10 厘米走线槽，插排放进去，从门口看不到一根' +
        '线。\n\n' +
        '桌腿用螺丝固定，约 15 分钟。拆腿后可贴着电梯壁放，走廊窄也不怕。',
    },
    tags: ['desk', 'oak', 'home office', 'study'],
    dimensions: { widthMm: 1300, depthMm: 620, heightMm: 740 },
    materials: {
      en: 'Solid oak top and legs; oak-veneer drawers; brass knobs.',
      zh: '實木橡木枱面和枱腳；橡木皮櫃桶；黃銅拉手。',
      cn: '橡木实木桌面与桌腿；橡木贴皮抽屉；黄铜拉手。',
    },
    care: {
      en: 'A felt mat under the keyboard keeps the oil finish even. Dust the slides once a year.',
      zh: '鍵盤下墊毛氈，油面不會磨花。路軌每年吸塵一次。',
      cn: '键盘下垫毛毡，油面不会磨花。滑轨每年吸尘一次。',
    },
    leadTimeDays: 28,
    pictures: [
      {
        file: 'products/desk-writing.jpg',
        alt: {
          en: 'Oak writing desk with two drawers and tapered legs.',
          zh: '橡木書枱，設兩個抽屜及錐形枱腳。',
          cn: '橡木书桌，设两个抽屉及锥形桌腿。',
        },
      },
      {
        file: 'details/desk-writing.jpg',
        alt: {
          en: 'Drawer with brass knob and tapered leg of the oak desk, from close by.',
          zh: '橡木書枱的抽屜、黃銅拉手及斜腳近鏡。',
          cn: '橡木书桌的抽屉、黄铜拉手与斜腿近景。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-DSK-01-OAK-110',
        title: { en: '110 cm', zh: '110 厘米', cn: '110 厘米' },
        attributes: { colour: 'natural', material: 'oak', size: 'w-110' },
        price: 3980,
        stock: { 'kwun-tong': 4, 'tsuen-wan': 3 },
        dimensions: { widthMm: 1100, depthMm: 560, heightMm: 740 },
        parcel: { grams: 24000, lengthMm: 1160, widthMm: 620, heightMm: 220 },
      },
      {
        sku: 'LUM-DSK-01-OAK-130',
        title: { en: '130 cm', zh: '130 厘米', cn: '130 厘米' },
        attributes: { colour: 'natural', material: 'oak', size: 'w-130' },
        price: 4480,
        stock: { 'kwun-tong': 5, 'tsuen-wan': 4 },
        parcel: { grams: 28000, lengthMm: 1360, widthMm: 680, heightMm: 220 },
      },
    ],
    publishedOn: '2025-01-31',
  },
]
