import type { SeedProduct } from '../seed-types.ts'

export const decor: SeedProduct[] = [
  {
    key: 'vase-set',
    kind: 'GOODS',
    categories: ['vases-and-tableware'],
    title: { en: 'Set of three stoneware vases', zh: '陶瓷花瓶三件套', cn: '陶瓷花瓶三件套' },
    summary: {
      en: 'White, sand and grey, thrown in three shapes that stand together or apart.',
      zh: '白、沙、灰三色三款器形，一起放或分開放都好看。',
      cn: '白、沙、灰三色三款器形，一起放或分开放都好看。',
    },
    description: {
      en:
        'The tall one holds a branch from the flower market; the round ones are happiest empty. Glazed inside to ' +
        'the bottom, so they hold water without sweating on to the shelf.\n\nHand-thrown: heights vary by a ' +
        'centimetre.',
      zh:
        '高身一個插一枝花墟買來的枝葉，圓身兩個空着也好看。內壁全釉，放水不滲，不會弄濕層板。\n\n' +
        '手拉坯製，高度有一厘米左右的差別。',
      cn:
        '高的插一枝花市买来的枝叶，圆的两个空着也好看。内壁全釉，盛水不渗，不会弄湿层板。\n\n' +
        '手工拉坯，高度有一厘米左右的差别。',
    },
    tags: ['vase', 'ceramic', 'decor', 'gift'],
    dimensions: { widthMm: 520, depthMm: 250, heightMm: 360 },
    materials: {
      en: 'Stoneware, matt glaze outside, clear glaze inside. Branches not included.',
      zh: '陶瓷，外啞釉、內透明釉。不連枝葉。',
      cn: '陶瓷，外哑釉、内透明釉。不含枝叶。',
    },
    care: {
      en: 'Hand wash with a bottle brush. Felt dots underneath.',
      zh: '用樽刷手洗。底部貼氈墊。',
      cn: '用瓶刷手洗。底部贴毡垫。',
    },
    leadTimeDays: 7,
    pictures: [
      {
        file: 'products/vase-set.jpg',
        alt: {
          en: 'Three stoneware vases in white, sand and grey with green branches.',
          zh: '白、沙、灰三色陶瓷花瓶，插有綠葉枝條。',
          cn: '白、沙、灰三色陶瓷花瓶，插有绿叶枝条。',
        },
      },
      {
        file: 'details/vase-set.jpg',
        alt: {
          en: 'Matt glaze of the three vases in white, sand and grey, from close by.',
          zh: '白、沙、灰三個花瓶的啞面釉色近鏡。',
          cn: '白、沙、灰三个花瓶的哑光釉面近景。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-VAS-01-SET',
        title: { en: 'Set of three', zh: '三個一套', cn: '三个一套' },
        attributes: { colour: 'mixed', material: 'stoneware', size: 'set-of-three' },
        price: 780,
        stock: { 'kwun-tong': 0, 'tsuen-wan': 0 },
        parcel: { grams: 4400, lengthMm: 520, widthMm: 320, heightMm: 400 },
      },
    ],
    publishedOn: '2025-03-21',
  },
  {
    key: 'tableware-set',
    kind: 'GOODS',
    categories: ['vases-and-tableware'],
    title: {
      en: 'Stoneware bowls and cups on a walnut tray',
      zh: '陶碗茶杯套裝連胡桃木托盤',
      cn: '陶碗茶杯套装（配胡桃木托盘）',
    },
    summary: {
      en: 'Three small bowls, one large, two cups, and the tray that carries them to the sofa.',
      zh: '三隻細碗、一隻大碗、兩隻茶杯，連一個托盤，一次過捧到梳化。',
      cn: '三只小碗、一只大碗、两只茶杯，加一个托盘，一次端到沙发。',
    },
    description: {
      en:
        'White, rust, sage and grey glazes from one kiln, so pieces mix with what you own. The small bowl is the ' +
        'size of one helping of rice; the large one is for fruit or for noodles.\n\nSafe in the microwave and ' +
        'dishwasher. The tray is not: wipe it.',
      zh:
        '米白、鐵鏽橙、灰綠、深灰，同窰燒製，容易與家中碗碟混搭。細碗一碗飯，大碗放生果或裝麵都得。\n\n' +
        '碗杯可用微波爐和洗碗機；托盤不可，抹乾淨便好。',
      cn:
        '米白、铁锈橙、灰绿、深灰，同窑烧制，容易与家中碗碟混搭。小碗一碗饭，大碗放水果或盛面都行。\n\n' +
        '碗杯可用微波炉和洗碗机；托盘不可，擦净即可。',
    },
    tags: ['tableware', 'bowl', 'kitchen', 'gift'],
    dimensions: { widthMm: 464, depthMm: 324, heightMm: 95 },
    materials: {
      en: 'Glazed stoneware; oiled solid walnut tray 46 × 32 cm.',
      zh: '上釉陶瓷；上油實木胡桃木托盤 46 × 32 厘米。',
      cn: '上釉陶瓷；擦油胡桃木实木托盘 46 × 32 厘米。',
    },
    care: { en: 'Oil the tray when it looks dry.', zh: '托盤乾身時上油。', cn: '托盘发干时擦油。' },
    leadTimeDays: 7,
    pictures: [
      {
        file: 'products/tableware-set.jpg',
        alt: {
          en: 'Stoneware tableware on a walnut tray: a serving bowl, three small bowls and two cups.',
          zh: '胡桃木托盤上的陶瓷餐具：一個大碗、三個小碗及兩隻杯。',
          cn: '胡桃木托盘上的陶瓷餐具：一个大碗、三个小碗及两只杯子。',
        },
      },
      {
        file: 'details/tableware-set.jpg',
        alt: {
          en: 'Cups and bowls on the walnut tray, from close by.',
          zh: '胡桃木托盤上的杯和碗近鏡。',
          cn: '胡桃木托盘上的杯与碗近景。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-TWR-01-SET',
        title: { en: 'Seven pieces', zh: '七件套', cn: '七件套' },
        attributes: { colour: 'mixed', material: 'stoneware' },
        price: 620,
        stock: { 'kwun-tong': 12, 'tsuen-wan': 9 },
        parcel: { grams: 3600, lengthMm: 520, widthMm: 380, heightMm: 200 },
      },
    ],
    publishedOn: '2026-05-01',
  },
  {
    key: 'framed-print-set',
    kind: 'GOODS',
    categories: ['wall-art'],
    title: { en: 'Set of three framed abstract prints', zh: '抽象掛畫三幅連畫框', cn: '抽象挂画三幅连画框' },
    summary: {
      en: 'Three quiet prints in walnut frames, ready to hang in one row.',
      zh: '三幅安靜的抽象畫，配胡桃木框，一字排開即掛。',
      cn: '三幅安静的抽象画，配胡桃木框，一字排开即挂。',
    },
    description: {
      en:
        'Drawn in our studio and printed with pigment inks on cotton paper, with a wide mount that gives small ' +
        'rooms some air. Hung 7 cm apart they span 164 cm, right for a sofa or a bed.\n\nAcrylic in place of ' +
        'glass, so they are light enough for two nails. Paper template and fixings are in the box.',
      zh:
        '由我們工作室繪畫，以顏料墨印於棉漿紙，卡紙邊留得闊，細房間看上去更透氣。每幅相距 7 厘米，全長 164 厘米，' +
        '掛在梳化或床頭上方剛好。\n\n' +
        '用亞加力代替玻璃，每幅兩口釘便掛得穩。附定位紙樣和配件。',
      cn:
        '由我们工作室绘制，以颜料墨印于棉浆纸，卡纸边留得宽，小房间更透气。每幅相距 7 厘米，全长 164 厘米，挂在沙' +
        '发或床头上方正好。\n\n' +
        '用亚克力代替玻璃，每幅两枚钉就挂得稳。附定位纸样和配件。',
    },
    tags: ['wall art', 'print', 'walnut', 'living room'],
    dimensions: { widthMm: 1640, depthMm: 28, heightMm: 700 },
    materials: {
      en: 'Pigment print on cotton paper; walnut frames; acrylic glazing.',
      zh: '棉漿紙顏料印刷；胡桃木框；亞加力面。',
      cn: '棉浆纸颜料印刷；胡桃木框；亚克力面板。',
    },
    care: {
      en: 'Dust the acrylic with a soft damp cloth, no alcohol. Keep from a steamy bathroom.',
      zh: '亞加力用軟濕布抹，不可用酒精。不宜掛在潮濕浴室。',
      cn: '亚克力用软湿布擦，不可用酒精。不宜挂在潮湿浴室。',
    },
    leadTimeDays: 7,
    pictures: [
      {
        file: 'products/framed-print-set.jpg',
        alt: {
          en: 'Set of three abstract prints in walnut frames, hung side by side.',
          zh: '抽象掛畫三件套，配胡桃木畫框，並排掛於牆上。',
          cn: '抽象挂画三件套，配胡桃木画框，并排挂于墙上。',
        },
      },
      {
        file: 'details/framed-print-set.jpg',
        alt: {
          en: 'Two of the framed prints with their wide white mounts, from close by.',
          zh: '其中兩幅掛畫的近鏡，配闊白卡紙邊。',
          cn: '其中两幅挂画近景，配宽白卡纸边。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-ART-01-SET',
        title: { en: 'Three prints, 50 × 70 cm each', zh: '三幅，每幅 50 × 70 厘米', cn: '三幅，每幅 50 × 70 厘米' },
        attributes: { colour: 'mixed', material: 'walnut', size: 'set-of-three' },
        price: 1480,
        stock: { 'kwun-tong': 8, 'tsuen-wan': 6 },
        parcel: { grams: 4800, lengthMm: 760, widthMm: 560, heightMm: 140 },
      },
    ],
    publishedOn: '2025-12-12',
  },
  {
    key: 'storage-basket-set',
    kind: 'GOODS',
    categories: ['baskets'],
    title: { en: 'Set of three rattan storage baskets', zh: '藤編收納籃三件套', cn: '藤编收纳篮三件套' },
    summary: {
      en: 'Large, medium and small, nesting when empty: washing, toys, chargers.',
      zh: '大中細三個，空的時候可疊埋：放衫、放玩具、放充電器。',
      cn: '大中小三个，空着可套叠：放衣物、玩具、充电器。',
    },
    description: {
      en:
        'Woven over a cane hoop that keeps the mouth open with one hand full. The weave is tight enough for ' +
        'blocks and loose enough to air gym clothes.\n\nRims are bound twice, where baskets usually fail. Ready to ' +
        'use.',
      zh:
        '籃口內藏藤圈，單手放東西也不會塌。編得夠密，積木漏不出；又夠疏，運動衫不會焗。\n\n' +
        '藤籃最易爛在籃邊，所以多包一圈。拆箱即用。',
      cn:
        '篮口内藏藤圈，单手放东西也不会塌。编得够密，积木漏不出；又够疏，运动衣不会闷。\n\n' +
        '藤篮最容易坏在篮边，所以多包一圈。开箱即用。',
    },
    tags: ['basket', 'storage', 'rattan', 'kids'],
    dimensions: { widthMm: 836, depthMm: 690, heightMm: 380 },
    materials: { en: 'Natural rattan, cane hoop.', zh: '天然藤，藤圈骨。', cn: '天然藤，藤圈骨架。' },
    care: {
      en: 'Brush out, wipe, dry in shade. Humid spring: keep off the floor.',
      zh: '掃塵、抹淨、陰乾。回南天離地擺放。',
      cn: '扫尘、擦净、阴干。梅雨天离地摆放。',
    },
    leadTimeDays: 7,
    pictures: [
      {
        file: 'products/storage-basket-set.jpg',
        alt: {
          en: 'Set of three round woven rattan baskets in large, medium and small.',
          zh: '圓形藤編收納籃三件套，分大、中、小三款。',
          cn: '圆形藤编收纳篮三件套，分大、中、小三款。',
        },
      },
      {
        file: 'details/storage-basket-set.jpg',
        alt: {
          en: 'Weave and rim of the largest basket, from close by.',
          zh: '最大的儲物籃的編織紋與籃口近鏡。',
          cn: '最大的收纳篮的编织纹与篮口近景。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-BSK-01-SET',
        title: { en: 'Set of three', zh: '三個一套', cn: '三个一套' },
        attributes: { colour: 'natural', material: 'rattan', size: 'set-of-three' },
        price: 480,
        salePercent: 15,
        stock: { 'kwun-tong': 13, 'tsuen-wan': 9 },
        parcel: { grams: 2800, lengthMm: 480, widthMm: 480, heightMm: 420 },
      },
    ],
    publishedOn: '2025-08-22',
  },
]
