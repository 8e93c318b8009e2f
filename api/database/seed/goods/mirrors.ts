import type { SeedProduct } from '../seed-types.ts'

export const mirrors: SeedProduct[] = [
  {
    key: 'mirror-arch',
    kind: 'GOODS',
    categories: ['mirrors'],
    title: { en: 'Arched full-length mirror, brass frame', zh: '拱形全身鏡（黃銅框）', cn: '拱形全身镜（黄铜框）' },
    summary: {
      en: 'Leans by the door and gives the corridor back a metre of width.',
      zh: '靠在門邊，走廊像闊了一米。',
      cn: '靠在门边，走廊像宽了一米。',
    },
    description: {
      en:
        'Tall enough for anyone under 190 cm at one step away. A slim brass tube runs round the whole edge, so ' +
        'there is no bare glass to chip.\n\nAnti-tip strap and two wall hooks included; hang it if you have small ' +
        'children. Carried in upright by two people, it clears a 2 m lift door.',
      zh:
        '一步距離，身高 190 厘米以下都照到全身。幼身黃銅管包住整條邊，玻璃不外露，不易崩角。\n\n' +
        '附防傾倒帶和兩個牆掛；家有幼童請上牆。兩位師傅直立搬運，二米高升降機門過得到。',
      cn:
        '一步距离，身高 190 厘米以下都能照全身。细黄铜管包住整条边，玻璃不外露，不易崩角。\n\n' +
        '附防倾倒带和两个墙挂；家有幼童请上墙。两位师傅直立搬运，两米高的电梯门可过。',
    },
    tags: ['mirror', 'brass', 'entrance', 'bedroom'],
    dimensions: { widthMm: 775, depthMm: 30, heightMm: 1720 },
    materials: {
      en: '5 mm silver mirror with safety film; brass-plated steel tube.',
      zh: '5 毫米銀鏡，背貼安全膜；鍍黃銅鋼管。',
      cn: '5 毫米银镜，背贴安全膜；镀黄铜钢管。',
    },
    care: {
      en: 'Spray the cloth, not the mirror: liquid behind the edge turns silver black.',
      zh: '清潔劑噴布，不要噴鏡；液體滲入邊位會令鏡面發黑。',
      cn: '清洁剂喷布，不要喷镜；液体渗入边缘会使镜面发黑。',
    },
    leadTimeDays: 14,
    pictures: [
      {
        file: 'products/mirror-arch.jpg',
        alt: {
          en: 'Arched full-length mirror with a slim brass frame.',
          zh: '拱形全身鏡，配幼身黃銅框。',
          cn: '拱形全身镜，配细身黄铜框。',
        },
      },
      {
        file: 'details/mirror-arch.jpg',
        alt: {
          en: 'Curved top of the mirror and its slim brass frame, from close by.',
          zh: '拱形鏡頂部與幼身黃銅鏡框近鏡。',
          cn: '拱形镜顶部与细黄铜镜框近景。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-MIR-01-BRS',
        title: { en: '78 × 172 cm', zh: '78 × 172 厘米', cn: '78 × 172 厘米' },
        attributes: { colour: 'brass', material: 'glass' },
        price: 2480,
        salePercent: 20,
        stock: { 'kwun-tong': 5, 'tsuen-wan': 3 },
        parcel: { grams: 17000, lengthMm: 1820, widthMm: 860, heightMm: 100 },
      },
    ],
    publishedOn: '2025-01-10',
  },
  {
    key: 'round-mirror-brass',
    kind: 'GOODS',
    categories: ['mirrors'],
    title: { en: 'Round mirror, brass frame', zh: '黃銅框圓鏡', cn: '黄铜框圆镜' },
    summary: {
      en: 'For the basin, the sideboard or the wall at the end of the corridor.',
      zh: '掛洗手盆、餐邊櫃上，或走廊盡頭的牆。',
      cn: '挂洗手盆、餐边柜上，或走廊尽头的墙。',
    },
    description: {
      en:
        'Copper-free silvering and a sealed back let it live in a bathroom. The frame stands 3 cm off the wall, ' +
        'which throws a thin shadow all round.\n\nOne hook at the top, one stop at the bottom; the template shows ' +
        'both.',
      zh:
        '無銅銀鏡，背面封邊，可長期掛於浴室。鏡框離牆 3 厘米，周圍有一圈淡淡的影。\n\n' +
        '上方一個掛勾、下方一個定位粒，紙樣已標明位置。',
      cn:
        '无铜银镜，背面封边，可长期挂于浴室。镜框离墙 3 厘米，四周有一圈淡淡的影。\n\n' +
        '上方一个挂钩、下方一个定位点，纸样已标明位置。',
    },
    tags: ['mirror', 'brass', 'bathroom', 'round'],
    dimensions: { widthMm: 824, depthMm: 31, heightMm: 823 },
    materials: {
      en: '5 mm copper-free mirror; brass-plated steel.',
      zh: '5 毫米無銅銀鏡；鍍黃銅鋼框。',
      cn: '5 毫米无铜银镜；镀黄铜钢框。',
    },
    care: {
      en: 'Open the window after a shower; wipe the rim dry.',
      zh: '沖涼後開窗，鏡邊抹乾。',
      cn: '洗澡后开窗，镜边擦干。',
    },
    leadTimeDays: 14,
    pictures: [
      {
        file: 'products/round-mirror-brass.jpg',
        alt: {
          en: 'Round wall mirror with a slim brass frame, reflecting a window.',
          zh: '圓形掛牆鏡，配幼身黃銅框，鏡中映出窗戶。',
          cn: '圆形壁挂镜，配细身黄铜框，镜中映出窗户。',
        },
      },
      {
        file: 'details/round-mirror-brass.jpg',
        alt: {
          en: 'The round brass mirror over an oak washstand, on green tiles between two wall lights.',
          zh: '黃銅圓鏡掛在橡木浴室櫃上方的綠色瓷磚牆，兩旁是壁燈。',
          cn: '黄铜圆镜挂在橡木浴室柜上方的绿色瓷砖墙，两侧是壁灯。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-MIR-02-BRS-60',
        title: { en: '60 cm', zh: '60 厘米', cn: '60 厘米' },
        attributes: { colour: 'brass', material: 'glass', size: 'd-60' },
        price: 980,
        stock: { 'kwun-tong': 6, 'tsuen-wan': 4 },
        dimensions: { widthMm: 624, depthMm: 31, heightMm: 623 },
        parcel: { grams: 4600, lengthMm: 680, widthMm: 680, heightMm: 90 },
      },
      {
        sku: 'LUM-MIR-02-BRS-80',
        title: { en: '80 cm', zh: '80 厘米', cn: '80 厘米' },
        attributes: { colour: 'brass', material: 'glass', size: 'd-80' },
        price: 1380,
        stock: { 'kwun-tong': 4, 'tsuen-wan': 3 },
        parcel: { grams: 8200, lengthMm: 900, widthMm: 900, heightMm: 90 },
      },
    ],
    publishedOn: '2025-10-10',
  },
]
