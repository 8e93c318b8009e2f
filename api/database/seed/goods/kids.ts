import type { SeedProduct } from '../seed-types.ts'

export const kids: SeedProduct[] = [
  {
    key: 'house-bed',
    kind: 'GOODS',
    categories: ['kids-furniture'],
    title: { en: 'House bed for children, pine', zh: '兒童小屋床（松木）', cn: '儿童小屋床（松木）' },
    summary: {
      en: 'A bed with a roof: low rails, rounded edges, somewhere to hang the lanterns.',
      zh: '有屋頂的床：矮圍欄、圓邊角，還有地方掛小燈。',
      cn: '有屋顶的床：矮围栏、圆边角，还有地方挂小灯。',
    },
    description: {
      en:
        'For children from about three years. The mattress lies low enough that a fall is a step, and the half ' +
        'rail leaves a way out at night. Every edge is rounded to 6 mm.\n\nPosts come apart at bed height for the ' +
        'lift. Two fitters build it in 90 minutes. Takes a 96 by 195 cm mattress, not included.',
      zh:
        '約三歲起合用。床褥位夠矮，就算碌落床也只是一步高；半截圍欄留了出口，半夜可自己落床。所有邊位磨成 6 毫米' +
        '圓角。\n\n' +
        '柱身可拆成兩截入升降機，兩位師傅 90 分鐘裝好。適合 96 × 195 厘米床褥（另購）。',
      cn:
        '约三岁起适用。床垫位够低，即使滚下来也只是一步高；半截围栏留了出口，半夜可自己下床。所有边缘磨成 6 毫米' +
        '圆角。\n\n' +
        '立柱可拆成两截进电梯，两位师傅 90 分钟装好。适配 96 × 195 厘米床垫（另购）。',
    },
    tags: ['kids', 'bed', 'pine', 'bedroom'],
    dimensions: { widthMm: 2085, depthMm: 1053, heightMm: 1868 },
    materials: {
      en: 'Solid pine, water-based matt varnish (EN 71-3).',
      zh: '實木松木，水性啞光清漆（EN 71-3）。',
      cn: '松木实木，水性哑光清漆（EN 71-3）。',
    },
    care: {
      en: 'Check every bolt each school holiday. Pine yellows slowly; that is its nature.',
      zh: '每個學校假期檢查一次螺絲。松木會慢慢變黃，屬天然現象。',
      cn: '每逢假期检查一次螺丝。松木会慢慢变黄，属天然现象。',
    },
    leadTimeDays: 35,
    pictures: [
      {
        file: 'products/house-bed.jpg',
        alt: {
          en: "Children's pine house bed with a side rail, blush duvet and two small cushions.",
          zh: '松木小屋造型兒童床，設床邊圍欄，配粉杏色被子及兩個小抱枕。',
          cn: '松木小屋造型儿童床，设床边护栏，配粉杏色被子及两个小抱枕。',
        },
      },
      {
        file: 'rooms/kids-1.jpg',
        alt: {
          en: "Children's room with a pine house bed, painted terracotta arch, play tent and bunting.",
          zh: '兒童房擺放松木小屋床、陶土色拱形牆畫、帳篷和三角掛旗。',
          cn: '儿童房摆放松木小屋床、陶土色拱形墙画、帐篷和三角挂旗。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-KID-01-PIN',
        title: { en: '96 × 195 cm mattress', zh: '配 96 × 195 厘米床褥', cn: '配 96 × 195 厘米床垫' },
        attributes: { colour: 'natural', material: 'pine' },
        price: 5280,
        stock: { 'kwun-tong': 3, 'tsuen-wan': 2 },
        parcel: { grams: 46000, lengthMm: 1400, widthMm: 600, heightMm: 280 },
      },
    ],
    publishedOn: '2025-09-12',
  },
  {
    key: 'play-tent',
    kind: 'GOODS',
    categories: ['kids-furniture'],
    title: { en: 'Canvas play tent for children', zh: '帆布兒童帳篷', cn: '帆布儿童帐篷' },
    summary: {
      en: 'Four pine poles and a canvas skin: reading corner by day, secret by night.',
      zh: '四支松木桿、一幅帆布：日頭是閱讀角，夜晚是秘密基地。',
      cn: '四根松木杆、一幅帆布：白天是阅读角，夜里是秘密基地。',
    },
    description: {
      en:
        'The floor is 110 cm square, room for one adult who is invited in. Poles are locked with a rope that a ' +
        'child cannot undo, and the doors tie open.\n\nGoes up in five minutes and folds to a bundle 130 cm long ' +
        'behind the wardrobe.',
      zh:
        '底部 110 厘米見方，獲邀的大人也擠得入一個。木桿以繩扣鎖好，小朋友拆不開；門簾可綁起。\n\n' +
        '五分鐘搭好，摺埋成 130 厘米長一束，放衣櫃後面便可。',
      cn:
        '底部 110 厘米见方，受邀的大人也挤得进一个。木杆以绳扣锁好，孩子拆不开；门帘可绑起。\n\n' +
        '五分钟搭好，收起成 130 厘米长一束，放衣柜后面即可。',
    },
    tags: ['kids', 'tent', 'play', 'reading'],
    dimensions: { widthMm: 1126, depthMm: 1126, heightMm: 1708 },
    materials: {
      en: 'Cotton-linen canvas; pine poles; cotton rope.',
      zh: '亞麻棉帆布；松木桿；棉繩。',
      cn: '亚麻棉帆布；松木杆；棉绳。',
    },
    care: {
      en: 'Canvas at 30 °C, air dry. No candles, no heater inside.',
      zh: '布面 30 °C 水洗，晾乾。帳內不可用蠟燭或暖爐。',
      cn: '布面 30 °C 水洗，晾干。帐内不可用蜡烛或取暖器。',
    },
    leadTimeDays: 10,
    pictures: [
      {
        file: 'products/play-tent.jpg',
        alt: {
          en: "Children's play tent in sand canvas on four pine poles, open at the front.",
          zh: '兒童遊戲帳篷，沙色帆布配四支松木桿，正面敞開。',
          cn: '儿童游戏帐篷，沙色帆布配四根松木杆，正面敞开。',
        },
      },
      {
        file: 'details/play-tent.jpg',
        alt: {
          en: "The play tent in a child's room with a yellow cushion inside, a house bed beside it.",
          zh: '遊戲帳篷放在兒童房，內有黃色坐墊，旁邊是小屋床。',
          cn: '游戏帐篷摆在儿童房，内有黄色坐垫，旁边是小屋床。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-KID-02-TNT',
        title: { en: 'Sand canvas', zh: '沙色帆布', cn: '沙色帆布' },
        attributes: { colour: 'sand', material: 'canvas' },
        price: 880,
        stock: { 'kwun-tong': 0, 'tsuen-wan': 0 },
        parcel: { grams: 4600, lengthMm: 1340, widthMm: 220, heightMm: 180 },
      },
    ],
    publishedOn: '2025-12-19',
  },
  {
    key: 'toy-blocks-set',
    kind: 'GOODS',
    categories: ['toys'],
    title: { en: 'Wooden blocks and stacking rings', zh: '木積木連套圈', cn: '木积木连套圈' },
    summary: {
      en: 'Seven blocks and a ring tower in the colours of our paint card.',
      zh: '七粒積木、一座套圈，顏色出自我們的油漆色卡。',
      cn: '七粒积木、一座套圈，颜色出自我们的色卡。',
    },
    description: {
      en:
        'Pine, sanded until it feels like soap, then painted with a colour a toddler may chew. Blocks are 5, 6 ' +
        'and 7 cm: big for small hands and too big to swallow.\n\nLeft out on the shelf, they look like they were ' +
        'meant to be there.',
      zh:
        '松木打磨得像肥皂般滑，再髹上可入口的安全漆。積木邊長 5、6、7 厘米，小手抓得住，又吞不下。\n\n' +
        '玩完放在層架上，也像擺設。',
      cn:
        '松木打磨得像肥皂般滑，再涂上可入口的安全漆。积木边长 5、6、7 厘米，小手抓得住，又吞不下。\n\n' +
        '玩完放在层架上，也像摆件。',
    },
    tags: ['kids', 'toy', 'wood', 'gift'],
    dimensions: { widthMm: 440, depthMm: 212, heightMm: 180 },
    materials: {
      en: 'Solid pine; water-based paint (EN 71-3). From 12 months.',
      zh: '實木松木；水性漆（EN 71-3）。12 個月以上。',
      cn: '松木实木；水性漆（EN 71-3）。12 个月以上。',
    },
    care: { en: 'Wipe with a damp cloth; do not soak.', zh: '濕布抹拭，不要浸水。', cn: '湿布擦拭，不要浸水。' },
    leadTimeDays: 5,
    pictures: [
      {
        file: 'products/toy-blocks-set.jpg',
        alt: {
          en: 'Wooden toy set with a stacking ring tower and seven coloured blocks.',
          zh: '木製玩具套裝，包括疊疊圈塔及七件彩色積木。',
          cn: '木制玩具套装，包括叠叠圈塔及七块彩色积木。',
        },
      },
      {
        file: 'details/toy-blocks-set.jpg',
        alt: {
          en: 'Wooden blocks in rust, blue, yellow and green, stacked, from close by.',
          zh: '鐵鏽、藍、黃、綠色木積木疊起的近鏡。',
          cn: '铁锈、蓝、黄、绿色木积木叠起的近景。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-KID-03-BLK',
        title: { en: 'Eight-piece set', zh: '八件套', cn: '八件套' },
        attributes: { colour: 'mixed', material: 'pine' },
        price: 320,
        stock: { 'kwun-tong': 22, 'tsuen-wan': 18 },
        parcel: { grams: 1800, lengthMm: 460, widthMm: 240, heightMm: 120 },
      },
    ],
    publishedOn: '2026-01-09',
  },
]
