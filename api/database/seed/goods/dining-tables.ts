import type { SeedProduct } from '../seed-types.ts'

export const diningTables: SeedProduct[] = [
  {
    key: 'dining-table-oak',
    kind: 'GOODS',
    categories: ['dining-tables'],
    title: { en: 'Solid oak dining table', zh: '實木橡木餐枱', cn: '实木橡木餐桌' },
    summary: {
      en: 'Rounded corners, tapered legs, and a top that takes homework and hotpot.',
      zh: '圓角枱面、錐形枱腳，做功課、打邊爐都受得住。',
      cn: '圆角桌面、锥形桌腿，写作业、吃火锅都经得住。',
    },
    description: {
      en:
        'Full-width oak staves, glued edge to edge, 26 mm thick. The corners are rounded to a 9 cm radius ' +
        'because a Hong Kong dining room is also a corridor. Seats six; two more at the ends when cousins come.\n\n' +
        'Legs fasten with steel plates and can come off again when you move. The top travels on edge: 180 cm ' +
        'passes in most lifts, the 210 cm we check before you order.',
      zh:
        '全長橡木板條拼合，枱面厚 26 毫米。飯廳往往也是走廊，所以四角磨成 9 厘米圓角，行過不會撞痛。平日坐六人，' +
        '親戚來時兩端加多兩位。\n\n' +
        '枱腳以鋼片鎖緊，搬屋時可再拆。枱面打側運送：180 厘米一般升降機入得；210 厘米請先讓我們度升降機。',
      cn:
        '通长橡木板条拼接，桌面厚 26 毫米。餐厅往往也是过道，所以四角做成 9 厘米圆角，路过不会磕痛。平日坐六人，' +
        '来客时两端再加两位。\n\n' +
        '桌腿用钢片固定，搬家时可再拆。桌面侧立运输：180 厘米一般电梯可进；210 厘米请先让我们量电梯。',
    },
    tags: ['dining table', 'oak', 'solid wood', 'nordic'],
    dimensions: { widthMm: 1800, depthMm: 900, heightMm: 740 },
    materials: {
      en: 'Solid European oak; matt hard-wax oil; steel leg plates.',
      zh: '歐洲實木橡木；啞光硬蠟油；鋼製腳碼。',
      cn: '欧洲橡木实木；哑光硬蜡油；钢制腿码。',
    },
    care: {
      en:
        'Use a trivet under the hotpot. Wipe along the grain. Re-oil the top once a year: 40 minutes and a ' +
        'cotton rag.',
      zh: '打邊爐記得用隔熱墊。順木紋抹拭。枱面每年上油一次，一塊棉布、四十分鐘便完成。',
      cn: '火锅底下请垫隔热垫。顺木纹擦拭。桌面每年上油一次，一块棉布、四十分钟即可。',
    },
    leadTimeDays: 42,
    model: 'dining-table.glb',
    pictures: [
      {
        file: 'products/dining-table-oak.jpg',
        alt: {
          en: 'Oak dining table with rounded corners and tapered legs.',
          zh: '圓角橡木餐枱，配錐形枱腳。',
          cn: '圆角橡木餐桌，配锥形桌腿。',
        },
      },
      {
        file: 'details/dining-table-oak.jpg',
        alt: {
          en: 'Rounded edge of the oak table top over its tapered legs, from close by.',
          zh: '橡木餐枱圓邊枱面與斜腳的近鏡。',
          cn: '橡木餐桌圆边桌面与斜腿近景。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-DTB-01-OAK-160',
        title: { en: '160 cm', zh: '160 厘米', cn: '160 厘米' },
        attributes: { colour: 'natural', material: 'oak', size: 'w-160' },
        price: 7880,
        stock: { 'kwun-tong': 3, 'tsuen-wan': 2 },
        dimensions: { widthMm: 1600, depthMm: 900, heightMm: 740 },
        parcel: { grams: 46000, lengthMm: 1680, widthMm: 960, heightMm: 140 },
      },
      {
        sku: 'LUM-DTB-01-OAK-180',
        title: { en: '180 cm', zh: '180 厘米', cn: '180 厘米' },
        attributes: { colour: 'natural', material: 'oak', size: 'w-180' },
        price: 8800,
        stock: { 'kwun-tong': 4, 'tsuen-wan': 4 },
        parcel: { grams: 52000, lengthMm: 1880, widthMm: 960, heightMm: 140 },
      },
      {
        sku: 'LUM-DTB-01-OAK-210',
        title: { en: '210 cm', zh: '210 厘米', cn: '210 厘米' },
        attributes: { colour: 'natural', material: 'oak', size: 'w-210' },
        price: 10800,
        stock: { 'kwun-tong': 1, 'tsuen-wan': 0 },
        dimensions: { widthMm: 2100, depthMm: 940, heightMm: 740 },
        parcel: { grams: 60000, lengthMm: 2180, widthMm: 1000, heightMm: 140 },
      },
    ],
    publishedOn: '2024-11-22',
  },
  {
    key: 'pedestal-table-marble',
    kind: 'GOODS',
    categories: ['dining-tables'],
    title: { en: 'Oval marble dining table', zh: '橢圓雲石餐枱', cn: '椭圆大理石餐桌' },
    summary: {
      en: 'A white marble oval on two fluted walnut drums: no corner, no leg in the way.',
      zh: '白雲石橢圓枱面，下承兩座坑紋胡桃木圓柱，沒有尖角，也沒有枱腳撞膝。',
      cn: '白色大理石椭圆桌面，由两座条纹胡桃木圆柱承托，没有尖角，也不碰膝。',
    },
    description: {
      en:
        'Each slab is chosen with you from photographs of the actual stone. The edge is bevelled underneath so ' +
        'that 20 mm of marble looks like 8.\n\nWeight is the honest drawback: about 150 kg in three crates. We ' +
        'measure lift, corridor and floor first, and four people set it down. It does not move often after that.',
      zh:
        '每塊石材都先拍照給你揀，紋理所見即所得。枱邊向下斜切，20 毫米的石看上去只有 8 毫米。\n\n' +
        '老實說，重是它的缺點：三箱合共約 150 公斤。我們會先度升降機、走廊和樓面，四位師傅上門放好；放定後就不要' +
        '常搬了。',
      cn:
        '每块石材先拍照给您挑选，纹理所见即所得。桌边向下斜切，20 毫米的石材看起来只有 8 毫米。\n\n' +
        '坦白说，重是它的缺点：三箱共约 150 公斤。我们会先量电梯、走廊和楼面，四位师傅上门安放；放定后就不宜常移' +
        '动了。',
    },
    tags: ['dining table', 'marble', 'walnut', 'luxury'],
    dimensions: { widthMm: 2100, depthMm: 1000, heightMm: 743 },
    materials: {
      en: 'Honed white marble, sealed; walnut veneer fluting on plywood drums; brass base ring.',
      zh: '啞光白雲石，已做防污；夾板圓柱貼胡桃木皮坑紋；黃銅底圈。',
      cn: '哑光白色大理石，已做防污；胶合板圆柱贴胡桃木皮条纹；黄铜底圈。',
    },
    care: {
      en: 'Marble etches with lemon, vinegar and wine: wipe within minutes. Reseal once a year with the kit we supply.',
      zh: '檸檬、醋和紅酒會蝕石面，請即時抹走。每年用隨附防污劑護理一次。',
      cn: '柠檬、醋和红酒会腐蚀石面，请立刻擦去。每年用随附防污剂保养一次。',
    },
    leadTimeDays: 56,
    pictures: [
      {
        file: 'products/pedestal-table-marble.jpg',
        alt: {
          en: 'Oval white marble dining table on two fluted walnut pedestals.',
          zh: '橢圓白雲石餐枱，配一對坑紋胡桃木底座。',
          cn: '椭圆白色大理石餐桌，配一对条纹胡桃木底座。',
        },
      },
      {
        file: 'details/pedestal-table-marble.jpg',
        alt: {
          en: 'The oval marble table laid with plates in a dining room, between green velvet chairs.',
          zh: '橢圓雲石餐枱放在飯廳，擺好餐碟，四周是綠色絲絨餐椅。',
          cn: '椭圆大理石餐桌摆在餐厅，已布好餐碟，四周是绿色丝绒餐椅。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-DTB-02-MAR-180',
        title: { en: '180 cm', zh: '180 厘米', cn: '180 厘米' },
        attributes: { colour: 'white', material: 'marble', size: 'w-180' },
        price: 21800,
        stock: { 'kwun-tong': 1, 'tsuen-wan': 1 },
        dimensions: { widthMm: 1800, depthMm: 980, heightMm: 743 },
        parcel: { grams: 128000, lengthMm: 1900, widthMm: 1080, heightMm: 400 },
      },
      {
        sku: 'LUM-DTB-02-MAR-210',
        title: { en: '210 cm', zh: '210 厘米', cn: '210 厘米' },
        attributes: { colour: 'white', material: 'marble', size: 'w-210' },
        price: 24800,
        stock: { 'kwun-tong': 2, 'tsuen-wan': 0 },
        parcel: { grams: 152000, lengthMm: 2200, widthMm: 1100, heightMm: 400 },
      },
    ],
    publishedOn: '2025-08-15',
  },
]
