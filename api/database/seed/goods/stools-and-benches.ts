import type { SeedProduct } from '../seed-types.ts'

export const stoolsAndBenches: SeedProduct[] = [
  {
    key: 'bar-stool',
    kind: 'GOODS',
    categories: ['stools-and-benches'],
    title: { en: 'Counter stool, walnut and black steel', zh: '胡桃木鐵腳吧枱凳', cn: '胡桃木铁脚吧台凳' },
    summary: {
      en: 'For a kitchen counter at 90 cm: a dished walnut seat and a small back.',
      zh: '配 90 厘米高廚房枱面：微凹胡桃木座板連小椅背。',
      cn: '配 90 厘米高的厨房台面：微凹胡桃木坐板，带小靠背。',
    },
    description: {
      en:
        'The seat is carved, not flat, and the low back catches you without hiding the island. The foot ring is ' +
        'where your heels look for it.\n\nMeasure from floor to counter top first: 65 cm of seat suits 88 to 94 ' +
        'cm. Delivered whole; no assembly.',
      zh:
        '座板是刨出來的弧面，矮椅背承得住腰，又不擋中島。腳踏圈高度剛好，腳跟自然擱上去。\n\n' +
        '購買前先度地面至枱面高度：座高 65 厘米適合 88 至 94 厘米枱面。整張送到，不用組裝。',
      cn:
        '坐板刨成弧面，矮靠背托得住腰，也不遮挡中岛。脚踏圈的高度刚好，脚跟自然放上去。\n\n' +
        '购买前先量地面到台面的高度：坐高 65 厘米适合 88 至 94 厘米的台面。整张到货，无需组装。',
    },
    tags: ['bar stool', 'kitchen', 'walnut', 'industrial'],
    dimensions: { widthMm: 400, depthMm: 400, heightMm: 860 },
    materials: {
      en: 'Solid walnut, oiled; black powder-coated steel tube.',
      zh: '實木胡桃木，上油；黑色噴粉鋼管。',
      cn: '胡桃木实木，擦油；黑色喷粉钢管。',
    },
    care: {
      en: 'Wipe dry after spills; re-oil the seat yearly. Touch up chips in the steel with matt black enamel.',
      zh: '濺水即抹乾，座板每年上油一次。鐵腳刮花可補啞黑漆。',
      cn: '溅水即擦干，坐板每年擦油一次。铁脚磕碰可补哑黑漆。',
    },
    leadTimeDays: 21,
    pictures: [
      {
        file: 'products/bar-stool.jpg',
        alt: {
          en: 'Counter stool with a walnut seat on a black steel frame.',
          zh: '黑色鋼架吧枱凳，配胡桃木座板。',
          cn: '黑色钢架吧台凳，配胡桃木座板。',
        },
      },
      {
        file: 'rooms/kitchen-2.jpg',
        alt: {
          en: 'Angled view of the kitchen island in front of a large steel window and open walnut shelves.',
          zh: '從側面看中島，背後是大面積鋼窗和胡桃木層架。',
          cn: '从侧面看中岛，背后是大面积钢窗和胡桃木层架。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-STL-01-WAL-1',
        title: { en: 'One', zh: '一張', cn: '一把' },
        attributes: { colour: 'walnut-brown', material: 'walnut', size: 'one' },
        price: 1580,
        stock: { 'kwun-tong': 9, 'tsuen-wan': 6 },
        parcel: { grams: 8000, lengthMm: 460, widthMm: 460, heightMm: 900 },
      },
      {
        sku: 'LUM-STL-01-WAL-2',
        title: { en: 'Pair', zh: '一對', cn: '一对' },
        attributes: { colour: 'walnut-brown', material: 'walnut', size: 'pair' },
        price: 2980,
        stock: { 'kwun-tong': 4, 'tsuen-wan': 3 },
        parcel: { grams: 16000, lengthMm: 900, widthMm: 460, heightMm: 900 },
      },
      {
        sku: 'LUM-STL-01-WAL-3',
        title: { en: 'Set of three', zh: '三張一套', cn: '三把一套' },
        attributes: { colour: 'walnut-brown', material: 'walnut', size: 'set-of-three' },
        price: 4280,
        stock: { 'kwun-tong': 2, 'tsuen-wan': 1 },
        parcel: { grams: 24000, lengthMm: 1340, widthMm: 460, heightMm: 900 },
      },
    ],
    publishedOn: '2025-02-28',
  },
  {
    key: 'stool-round',
    kind: 'GOODS',
    categories: ['stools-and-benches'],
    title: { en: 'Round oak stool', zh: '橡木圓凳', cn: '橡木圆凳' },
    summary: {
      en: 'Three legs, so it never rocks: a seat, a bedside, a place for the towel.',
      zh: '三隻腳，永遠不會搖：可坐、可做床頭几、可放毛巾。',
      cn: '三条腿，永远不晃：能坐，能当床头几，也能放毛巾。',
    },
    description: {
      en:
        'The seat is turned from solid oak and dished 8 mm. Legs pass right through and are wedged from above, ' +
        'an old joint that tightens as the wood dries.\n\nLight enough to carry in one hand. Arrives ready.',
      zh:
        '凳面以實木車製，微凹 8 毫米。凳腳貫穿凳面，從上打入木楔，木愈乾愈緊，是老師傅的做法。\n\n' +
        '單手拿得起。開箱即用。',
      cn:
        '凳面由实木车制，微凹 8 毫米。凳腿贯穿凳面，从上方打入木楔，木越干越紧，是老手艺。\n\n' +
        '单手就能提走，开箱即用。',
    },
    tags: ['stool', 'oak', 'bedside', 'small flat'],
    dimensions: { widthMm: 345, depthMm: 360, heightMm: 440 },
    materials: {
      en: 'Solid European oak, hard-wax oil.',
      zh: '歐洲實木橡木，硬蠟油。',
      cn: '欧洲橡木实木，硬蜡油。',
    },
    care: {
      en: 'In a bathroom, stand it where it dries. Sand and re-oil once the top greys.',
      zh: '放浴室時選通風位置。凳面變灰時，輕輕打磨再上油。',
      cn: '放浴室请选通风处。凳面发灰时，轻磨后再上油。',
    },
    leadTimeDays: 14,
    pictures: [
      {
        file: 'products/stool-round.jpg',
        alt: {
          en: 'Three-legged oak stool with a dished round seat.',
          zh: '三腳橡木圓凳，凳面微凹。',
          cn: '三脚橡木圆凳，凳面微凹。',
        },
      },
      {
        file: 'details/stool-round.jpg',
        alt: {
          en: 'Round oak seat of the stool and the tops of its legs, from close by.',
          zh: '圓凳的橡木凳面與凳腳接位近鏡。',
          cn: '圆凳的橡木凳面与凳腿接合处近景。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-STL-02-OAK',
        title: { en: 'Natural oak', zh: '原色橡木', cn: '原色橡木' },
        attributes: { colour: 'natural', material: 'oak' },
        price: 880,
        stock: { 'kwun-tong': 16, 'tsuen-wan': 12 },
        parcel: { grams: 4200, lengthMm: 380, widthMm: 380, heightMm: 480 },
      },
    ],
    publishedOn: '2024-12-13',
  },
  {
    key: 'bench-oak',
    kind: 'GOODS',
    categories: ['stools-and-benches'],
    title: { en: 'Oak bench with linen pad', zh: '橡木長凳連亞麻坐墊', cn: '橡木长凳（亚麻坐垫）' },
    summary: {
      en: 'At the foot of the bed, in the entrance, along one side of a small table.',
      zh: '放床尾、玄關，或小餐枱的一邊，一凳幾用。',
      cn: '床尾、玄关或小餐桌一侧，一凳多用。',
    },
    description: {
      en:
        'Two solid sides, one rail between them, and a pad tied at the corners. It seats two and slides fully ' +
        'under a table, which frees 40 cm of floor.\n\nThe rail is fixed with four bolts from inside, hidden by ' +
        'the pad. Assembly takes ten minutes; it goes up any lift flat.',
      zh:
        '兩塊實木側板，中間一支橫檔，坐墊四角綁帶固定。可坐兩人，不用時整張推入枱底，騰出約 40 厘米走位。\n\n' +
        '橫檔用四粒螺絲由內側鎖上，裝好看不見。平板包裝，任何升降機都入得，十分鐘裝好。',
      cn:
        '两块实木侧板，中间一根横档，坐垫四角绑带固定。可坐两人，不用时整张推入桌下，省出约 40 厘米。\n\n' +
        '横档由内侧四颗螺丝固定，装好后看不见。平板包装，任何电梯都能进，十分钟装好。',
    },
    tags: ['bench', 'oak', 'bedroom', 'entrance'],
    dimensions: { widthMm: 1200, depthMm: 361, heightMm: 510 },
    materials: {
      en: 'Solid oak, hard-wax oil; linen pad, cover removable.',
      zh: '實木橡木，硬蠟油；亞麻坐墊，布套可拆。',
      cn: '橡木实木，硬蜡油；亚麻坐垫，布套可拆。',
    },
    care: {
      en: 'Pad cover: 30 °C, dry flat. Tighten the bolts after the first winter.',
      zh: '布套 30 °C 水洗，平鋪晾乾。過了第一個冬天，收緊螺絲一次。',
      cn: '布套 30 °C 水洗，平铺晾干。过完第一个冬天，紧一次螺丝。',
    },
    leadTimeDays: 28,
    pictures: [
      {
        file: 'products/bench-oak.jpg',
        alt: {
          en: 'Oak bench with panel legs and a flat sand linen cushion.',
          zh: '橡木長凳，板式凳腳配沙色亞麻軟墊。',
          cn: '橡木长凳，板式凳腿配沙色亚麻软垫。',
        },
      },
      {
        file: 'rooms/bedroom-2.jpg',
        alt: {
          en: 'Bed with linen pillows beside a window with sheer curtains and a city view, an oak bench at its foot.',
          zh: '亞麻枕頭的睡床旁是掛上紗簾的城景窗，床尾放置橡木長凳。',
          cn: '亚麻枕头的睡床旁是挂着纱帘的城景窗，床尾放置橡木长凳。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-BEN-01-120',
        title: { en: '120 cm', zh: '120 厘米', cn: '120 厘米' },
        attributes: { colour: 'natural', material: 'oak', size: 'w-120' },
        price: 2380,
        stock: { 'kwun-tong': 5, 'tsuen-wan': 4 },
        parcel: { grams: 14000, lengthMm: 1240, widthMm: 400, heightMm: 180 },
      },
      {
        sku: 'LUM-BEN-01-150',
        title: { en: '150 cm', zh: '150 厘米', cn: '150 厘米' },
        attributes: { colour: 'natural', material: 'oak', size: 'w-150' },
        price: 2780,
        stock: { 'kwun-tong': 3, 'tsuen-wan': 0 },
        dimensions: { widthMm: 1500, depthMm: 361, heightMm: 510 },
        parcel: { grams: 17000, lengthMm: 1540, widthMm: 400, heightMm: 180 },
      },
    ],
    publishedOn: '2026-03-06',
  },
]
