import type { SeedProduct } from '../seed-types.ts'

/** What members take for points, or for points and money. */
export const memberPieces: SeedProduct[] = [
  {
    key: 'member-linen-cushion',
    kind: 'GOODS',
    categories: [],
    title: { en: 'Four linen cushions', zh: '亞麻咕臣四個裝', cn: '亚麻抱枕四个装' },
    summary: {
      en: 'The set from our sofas, for points alone.',
      zh: '我們梳化上的同款，全積分換領。',
      cn: '我们沙发上的同款，全积分换领。',
    },
    description: {
      en: 'Rust, ivory, sage and sand: one of each, feather filled, with covers that come off for the wash.',
      zh: '鐵鏽橙、象牙白、鼠尾草綠、沙色各一，羽毛芯，套可拆洗。',
      cn: '铁锈橙、象牙白、鼠尾草绿、沙色各一，羽毛芯，套可拆洗。',
    },
    tags: ['member'],
    dimensions: { widthMm: 450, depthMm: 150, heightMm: 450 },
    leadTimeDays: 0,
    pictures: [
      {
        file: 'products/cushion-set.jpg',
        alt: {
          en: 'Four linen cushions in rust, ivory, sage and sand.',
          zh: '鐵鏽橙、象牙白、鼠尾草綠及沙色亞麻抱枕共四個。',
          cn: '铁锈橙、象牙白、鼠尾草绿及沙色亚麻抱枕共四个。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-MEM-01',
        title: { en: 'Member store', zh: '會員換購', cn: '会员换购' },
        attributes: {},
        price: 0,
        pointPrice: 900,
        stock: { 'kwun-tong': 24 },
        parcel: { grams: 1200, lengthMm: 510, widthMm: 210, heightMm: 510 },
      },
    ],
    publishedOn: '2025-01-15',
  },
  {
    key: 'member-stoneware',
    kind: 'GOODS',
    categories: [],
    title: { en: 'Stoneware bowls and cups on a tray', zh: '陶碗茶杯連木托盤', cn: '陶碗茶杯连木托盘' },
    summary: {
      en: 'Six pieces and a walnut tray for two slow breakfasts.',
      zh: '六件餐具連胡桃木托盤，二人早餐剛好。',
      cn: '六件餐具连胡桃木托盘，两人早餐刚好。',
    },
    description: {
      en: 'A serving bowl, three small bowls and two cups, dishwasher safe; the tray wants a damp cloth only.',
      zh: '大碗一個、小碗三個、茶杯兩隻，可入洗碗碟機；托盤抹淨即可。',
      cn: '大碗一个、小碗三个、茶杯两只，可进洗碗机；托盘擦净即可。',
    },
    tags: ['member'],
    dimensions: { widthMm: 420, depthMm: 300, heightMm: 120 },
    leadTimeDays: 0,
    pictures: [
      {
        file: 'products/tableware-set.jpg',
        alt: {
          en: 'Stoneware tableware on a walnut tray: a serving bowl, three small bowls and two cups.',
          zh: '胡桃木托盤上的陶瓷餐具：一個大碗、三個小碗及兩隻杯。',
          cn: '胡桃木托盘上的陶瓷餐具：一个大碗、三个小碗及两只杯子。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-MEM-02',
        title: { en: 'Member store', zh: '會員換購', cn: '会员换购' },
        attributes: {},
        price: 0,
        pointPrice: 680,
        stock: { 'kwun-tong': 18 },
        parcel: { grams: 3200, lengthMm: 480, widthMm: 360, heightMm: 180 },
      },
    ],
    publishedOn: '2025-02-15',
  },
  {
    key: 'member-vases',
    kind: 'GOODS',
    categories: [],
    title: { en: 'Three stoneware vases', zh: '陶瓷花瓶三件', cn: '陶瓷花瓶三件套' },
    summary: {
      en: 'White, sand and grey; good together, good apart.',
      zh: '白、沙、灰，放在一起或分開都好看。',
      cn: '白、沙、灰，放在一起或分开都好看。',
    },
    description: {
      en: 'Thrown by hand and glazed inside, so that they hold water. Branches are from the flower market.',
      zh: '手拉坯，內壁上釉可盛水。枝葉請到花墟揀。',
      cn: '手工拉坯，内壁上釉可盛水。枝叶请另配。',
    },
    tags: ['member'],
    dimensions: { widthMm: 300, depthMm: 180, heightMm: 320 },
    leadTimeDays: 0,
    pictures: [
      {
        file: 'products/vase-set.jpg',
        alt: {
          en: 'Three stoneware vases in white, sand and grey with green branches.',
          zh: '白、沙、灰三色陶瓷花瓶，插有綠葉枝條。',
          cn: '白、沙、灰三色陶瓷花瓶，插有绿叶枝条。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-MEM-03',
        title: { en: 'Member store', zh: '會員換購', cn: '会员换购' },
        attributes: {},
        price: 0,
        pointPrice: 750,
        stock: { 'kwun-tong': 16 },
        parcel: { grams: 2600, lengthMm: 360, widthMm: 240, heightMm: 380 },
      },
    ],
    publishedOn: '2025-03-15',
  },
  {
    key: 'member-baskets',
    kind: 'GOODS',
    categories: [],
    title: { en: 'Three rattan baskets', zh: '藤編收納籃三件', cn: '藤编收纳篮三件套' },
    summary: {
      en: 'They nest inside one another while they wait for their things.',
      zh: '未用時可疊起，不佔位。',
      cn: '不用时可以叠放，不占地方。',
    },
    description: {
      en: 'Large for blankets, medium for toys, small for keys and remotes. Keep them dry.',
      zh: '大的放毛氈，中的放玩具，細的放鎖匙和遙控。避免受潮。',
      cn: '大的放毛毯，中的放玩具，小的放钥匙和遥控器。避免受潮。',
    },
    tags: ['member'],
    dimensions: { widthMm: 400, depthMm: 400, heightMm: 360 },
    leadTimeDays: 0,
    pictures: [
      {
        file: 'products/storage-basket-set.jpg',
        alt: {
          en: 'Set of three round woven rattan baskets in large, medium and small.',
          zh: '圓形藤編收納籃三件套，分大、中、小三款。',
          cn: '圆形藤编收纳篮三件套，分大、中、小三款。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-MEM-04',
        title: { en: 'Member store', zh: '會員換購', cn: '会员换购' },
        attributes: {},
        price: 0,
        pointPrice: 820,
        stock: { 'kwun-tong': 12 },
        parcel: { grams: 2800, lengthMm: 460, widthMm: 460, heightMm: 420 },
      },
    ],
    publishedOn: '2025-04-15',
  },
  {
    key: 'member-towels',
    kind: 'GOODS',
    categories: [],
    title: { en: 'Seven cotton towels', zh: '純棉毛巾七條裝', cn: '纯棉毛巾七条装' },
    summary: {
      en: 'Two bath, two hand and three face towels.',
      zh: '浴巾兩條、手巾兩條、面巾三條。',
      cn: '浴巾两条、手巾两条、面巾三条。',
    },
    description: {
      en: 'Combed cotton of 550 grams, in white, sand and sage. Softest after the third wash.',
      zh: '精梳棉 550 克，白、沙、鼠尾草綠。洗三次後最柔軟。',
      cn: '精梳棉 550 克，白、沙、鼠尾草绿。洗三次后最柔软。',
    },
    tags: ['member'],
    dimensions: { widthMm: 400, depthMm: 350, heightMm: 220 },
    leadTimeDays: 0,
    pictures: [
      {
        file: 'products/towel-set.jpg',
        alt: {
          en: 'Seven folded towels in white, sand and sage, stacked in two piles.',
          zh: '白、沙、鼠尾草綠三色毛巾共七條，摺好疊成兩疊。',
          cn: '白、沙、鼠尾草绿三色毛巾共七条，折好叠成两摞。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-MEM-05',
        title: { en: 'Member store', zh: '會員換購', cn: '会员换购' },
        attributes: {},
        price: 0,
        pointPrice: 600,
        stock: { 'kwun-tong': 30 },
        parcel: { grams: 3600, lengthMm: 460, widthMm: 410, heightMm: 280 },
      },
    ],
    publishedOn: '2025-05-15',
  },
  {
    key: 'member-prints',
    kind: 'GOODS',
    categories: [],
    title: { en: 'Three framed prints', zh: '掛畫三件連框', cn: '挂画三件连框' },
    summary: {
      en: 'Points and a little money, for walnut and glass.',
      zh: '積分加少許現金，胡桃木框連玻璃。',
      cn: '积分加少许现金，胡桃木框连玻璃。',
    },
    description: {
      en: 'Printed on cotton paper by a studio in Sham Shui Po; hooks and a paper template are in the box.',
      zh: '由深水埗工作室以棉紙印製；盒內附掛鉤及定位紙樣。',
      cn: '由深水埗工作室以棉纸印制；盒内附挂钩及定位纸样。',
    },
    tags: ['member'],
    dimensions: { widthMm: 500, depthMm: 30, heightMm: 700 },
    leadTimeDays: 0,
    pictures: [
      {
        file: 'products/framed-print-set.jpg',
        alt: {
          en: 'Set of three abstract prints in walnut frames, hung side by side.',
          zh: '抽象掛畫三件套，配胡桃木畫框，並排掛於牆上。',
          cn: '抽象挂画三件套，配胡桃木画框，并排挂于墙上。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-MEM-06',
        title: { en: 'Member store', zh: '會員換購', cn: '会员换购' },
        attributes: {},
        price: 280,
        pointPrice: 1200,
        stock: { 'kwun-tong': 10 },
        parcel: { grams: 5200, lengthMm: 560, widthMm: 90, heightMm: 760 },
      },
    ],
    publishedOn: '2025-06-15',
  },
  {
    key: 'member-table-lamp',
    kind: 'GOODS',
    categories: [],
    title: { en: 'Ceramic table lamp', zh: '陶瓷枱燈', cn: '陶瓷台灯' },
    summary: { en: 'Half in points, half in money.', zh: '一半積分，一半現金。', cn: '一半积分，一半现金。' },
    description: {
      en: 'A pear-shaped base with a cream shade; E27, and a dimmer on the cord.',
      zh: '梨形燈座配忌廉色燈罩，E27 燈頭，電線附調光掣。',
      cn: '梨形灯座配奶油色灯罩，E27 灯头，电线附调光开关。',
    },
    tags: ['member'],
    dimensions: { widthMm: 320, depthMm: 320, heightMm: 520 },
    leadTimeDays: 0,
    pictures: [
      {
        file: 'products/table-lamp-ceramic.jpg',
        alt: {
          en: 'Table lamp with a pear-shaped terracotta ceramic base and a cream drum shade.',
          zh: '陶瓷枱燈，梨形陶土色燈座配忌廉色布燈罩。',
          cn: '陶瓷台灯，梨形陶土色灯座配奶油色布灯罩。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-MEM-07',
        title: { en: 'Member store', zh: '會員換購', cn: '会员换购' },
        attributes: {},
        price: 380,
        pointPrice: 1500,
        stock: { 'kwun-tong': 8 },
        parcel: { grams: 3400, lengthMm: 380, widthMm: 380, heightMm: 580 },
      },
    ],
    publishedOn: '2025-07-15',
  },
  {
    key: 'member-stool',
    kind: 'GOODS',
    categories: [],
    title: { en: 'Round oak stool', zh: '橡木圓凳', cn: '橡木圆凳' },
    summary: {
      en: 'A seat, a bedside table, a step: for points alone.',
      zh: '可坐、可放床頭、可墊腳，全積分換領。',
      cn: '可坐、可放床头、可垫脚，全积分换领。',
    },
    description: {
      en: 'Solid oak with a dished seat and three legs, so it never rocks. Oiled once a year it outlives us.',
      zh: '實木橡木，凳面微凹，三腳不搖。每年上油一次，歷久常新。',
      cn: '实木橡木，凳面微凹，三脚不晃。每年上油一次，历久常新。',
    },
    tags: ['member'],
    dimensions: { widthMm: 380, depthMm: 380, heightMm: 450 },
    leadTimeDays: 0,
    pictures: [
      {
        file: 'products/stool-round.jpg',
        alt: {
          en: 'Three-legged oak stool with a dished round seat.',
          zh: '三腳橡木圓凳，凳面微凹。',
          cn: '三脚橡木圆凳，凳面微凹。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-MEM-08',
        title: { en: 'Member store', zh: '會員換購', cn: '会员换购' },
        attributes: {},
        price: 0,
        pointPrice: 2600,
        stock: { 'kwun-tong': 6 },
        parcel: { grams: 4300, lengthMm: 440, widthMm: 440, heightMm: 510 },
      },
    ],
    publishedOn: '2025-08-15',
  },
]
