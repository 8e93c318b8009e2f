import type { SeedProduct } from '../seed-types.ts'

export const bookcasesAndWardrobes: SeedProduct[] = [
  {
    key: 'bookshelf-oak',
    kind: 'GOODS',
    categories: ['bookcases-and-shelves'],
    title: { en: 'Open oak bookshelf', zh: '開放式橡木書架', cn: '开放式橡木书架' },
    summary: {
      en: 'Five boards, two uprights: it carries a wall of paperbacks and keeps straight.',
      zh: '五層板、兩塊側板，放滿一櫃書也不會彎。',
      cn: '五层板、两块侧板，摆满一柜书也不弯。',
    },
    description: {
      en:
        'Each board is housed into the sides, not hung on pins, and takes 25 kg. The uprights stand a little ' +
        'proud, which gives books an edge to rest against.\n\nFlat-packed in one long box that goes corner to ' +
        'corner in the lift. Two people, half an hour; wall fixing included.',
      zh:
        '層板嵌入側板坑槽，不靠層板粒，每層承重 25 公斤。側板略為凸出，書本有邊可靠。\n\n' +
        '平板包裝，長盒可斜放入升降機。兩人半小時裝好，附牆身固定件。',
      cn:
        '层板嵌入侧板槽内，不靠层板钉，每层承重 25 公斤。侧板略微凸出，书有边可靠。\n\n' +
        '平板包装，长盒可斜放进电梯。两人半小时装好，附墙面固定件。',
    },
    tags: ['bookcase', 'oak', 'study', 'storage'],
    dimensions: { widthMm: 950, depthMm: 320, heightMm: 1850 },
    materials: {
      en: 'Oak veneer on plywood with solid oak edges; oiled.',
      zh: '夾板貼橡木皮，實木封邊；上油。',
      cn: '胶合板贴橡木皮，实木封边；擦油。',
    },
    care: {
      en: 'Heaviest books at the bottom. Dust with a barely damp cloth.',
      zh: '最重的書放底層。用微濕布抹塵。',
      cn: '最重的书放底层。用微湿布擦尘。',
    },
    leadTimeDays: 28,
    pictures: [
      {
        file: 'products/bookshelf-oak.jpg',
        alt: {
          en: 'Open oak bookshelf with books, vases and a framed print.',
          zh: '開放式橡木書架，放有書籍、花瓶和小畫框。',
          cn: '开放式橡木书架，放有书籍、花瓶和小画框。',
        },
      },
      {
        file: 'details/bookshelf-oak.jpg',
        alt: {
          en: 'Upper shelves of the oak bookcase with books and a vase, from close by.',
          zh: '橡木書櫃上層的近鏡，放了書和花瓶。',
          cn: '橡木书柜上层近景，摆着书和花瓶。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-BKS-01-OAK-95',
        title: { en: '95 cm', zh: '95 厘米', cn: '95 厘米' },
        attributes: { colour: 'natural', material: 'oak', size: 'w-95' },
        price: 3880,
        stock: { 'kwun-tong': 6, 'tsuen-wan': 4 },
        parcel: { grams: 38000, lengthMm: 1920, widthMm: 360, heightMm: 180 },
      },
    ],
    publishedOn: '2024-12-06',
  },
  {
    key: 'bookshelf-walnut-tall',
    kind: 'GOODS',
    categories: ['bookcases-and-shelves'],
    title: { en: 'Tall narrow walnut bookcase', zh: '胡桃木高身窄書櫃', cn: '胡桃木高窄书柜' },
    summary: {
      en: '80 cm of wall, six tiers, nearly to the ceiling of an ordinary flat.',
      zh: '只佔 80 厘米牆位，六層直上，用盡樓底高度。',
      cn: '只占 80 厘米墙面，六层直上，用足层高。',
    },
    description: {
      en:
        'For the strip between door and window that nothing fits. At 215 cm it clears a beam in most estates; ' +
        'tell us your ceiling height if it is under 235 and we check that it can be stood up.\n\nComes in two ' +
        'stacking halves, so the lift is no question. Must be fixed to the wall; we do it on delivery at no ' +
        'charge.',
      zh:
        '門與窗之間那條放不到東西的牆位，正好給它。高 215 厘米，一般屋苑的樑底過得到；樓底低過 235 厘米請先告訴我' +
        '們，好確定豎得起。\n\n' +
        '分上下兩截運送，升降機不成問題。必須固定於牆身，送貨時免費代裝。',
      cn:
        '门与窗之间那条放不下东西的墙，正好给它。高 215 厘米，一般楼盘的梁底都过得去；层高低于 235 厘米请先告知，' +
        '确认能立起来。\n\n' +
        '分上下两截运输，进电梯没问题。必须固定在墙上，送货时免费安装。',
    },
    tags: ['bookcase', 'walnut', 'study', 'small flat', 'storage'],
    dimensions: { widthMm: 800, depthMm: 300, heightMm: 2150 },
    materials: {
      en: 'Walnut veneer on plywood, solid walnut edges; steel wall bracket.',
      zh: '夾板貼胡桃木皮，實木封邊；鋼製牆碼。',
      cn: '胶合板贴胡桃木皮，实木封边；钢制墙码。',
    },
    care: {
      en: 'Walnut lightens in sun: move the books now and then so that the shelf ages evenly.',
      zh: '胡桃木曬太陽會變淺，不時調動書本位置，色澤較平均。',
      cn: '胡桃木日晒会变浅，不时挪动书本，色泽更均匀。',
    },
    leadTimeDays: 35,
    pictures: [
      {
        file: 'products/bookshelf-walnut-tall.jpg',
        alt: {
          en: 'Tall, narrow walnut bookshelf with six levels of books, vases and a framed print.',
          zh: '高身窄款胡桃木書架，六層擺放書籍、花瓶和小畫框。',
          cn: '高窄款胡桃木书架，六层摆放书籍、花瓶和小画框。',
        },
      },
      {
        file: 'details/bookshelf-walnut-tall.jpg',
        alt: {
          en: 'Middle shelves of the tall walnut bookcase with books and a framed picture.',
          zh: '胡桃木高身書櫃中層的近鏡，放了書和相框。',
          cn: '胡桃木高书柜中层近景，摆着书和相框。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-BKS-02-WAL-80',
        title: { en: '80 cm', zh: '80 厘米', cn: '80 厘米' },
        attributes: { colour: 'walnut-brown', material: 'walnut', size: 'w-80' },
        price: 4280,
        stock: { 'kwun-tong': 2, 'tsuen-wan': 1 },
        parcel: { grams: 48000, lengthMm: 1120, widthMm: 860, heightMm: 360 },
      },
    ],
    publishedOn: '2026-04-10',
  },
  {
    key: 'wall-shelf',
    kind: 'GOODS',
    categories: ['bookcases-and-shelves'],
    title: { en: 'Floating oak wall shelf', zh: '橡木掛牆層板', cn: '橡木墙面层板' },
    summary: {
      en: 'One board, no bracket to see, 18 kg on a solid wall.',
      zh: '一塊木板，不見支架，石屎牆上可承重 18 公斤。',
      cn: '一块木板，不见支架，实墙可承重 18 公斤。',
    },
    description: {
      en:
        'The steel rods go into the wall, the board slides over them and hides everything. A paper template is ' +
        'in the box, with plugs for concrete and for brick.\n\nOn a plasterboard partition keep it under 6 kg, or ' +
        'ask us to find the studs when we come.',
      zh:
        '鋼枝先入牆，木板套上，甚麼都看不見。盒內附紙樣，並配石屎牆和磚牆膠塞。\n\n' +
        '若是石膏板間隔牆，請控制在 6 公斤以內，或由師傅上門時找出骨架才安裝。',
      cn:
        '钢杆先打入墙，木板套上，什么都看不见。盒内附纸样，并配混凝土墙与砖墙膨胀管。\n\n' +
        '若是石膏板隔墙，请控制在 6 公斤以内，或由师傅上门找到龙骨再安装。',
    },
    tags: ['shelf', 'oak', 'wall', 'storage'],
    dimensions: { widthMm: 900, depthMm: 220, heightMm: 32 },
    materials: {
      en: 'Solid oak 32 mm, oiled; steel rods.',
      zh: '32 毫米實木橡木，上油；鋼枝。',
      cn: '32 毫米橡木实木，擦油；钢杆。',
    },
    care: {
      en: 'Oil with the table, once a year.',
      zh: '每年替餐枱上油時，順手抹一抹。',
      cn: '每年给餐桌上油时，顺手擦一擦。',
    },
    leadTimeDays: 10,
    pictures: [
      {
        file: 'products/wall-shelf.jpg',
        alt: {
          en: 'Floating oak wall shelf with books, a bowl and a vase.',
          zh: '橡木掛牆層板，放有書籍、小碗和花瓶。',
          cn: '橡木墙面层板，放有书籍、小碗和花瓶。',
        },
      },
      {
        file: 'details/wall-shelf.jpg',
        alt: {
          en: 'Right end of the oak wall shelf with a bowl and a round vase, from close by.',
          zh: '橡木層板右端的近鏡，擺着小碗和圓花瓶。',
          cn: '橡木层板右端近景，摆着小碗和圆花瓶。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-SHF-01-OAK-60',
        title: { en: '60 cm', zh: '60 厘米', cn: '60 厘米' },
        attributes: { colour: 'natural', material: 'oak', size: 'w-60' },
        price: 520,
        stock: { 'kwun-tong': 14, 'tsuen-wan': 10 },
        dimensions: { widthMm: 600, depthMm: 220, heightMm: 32 },
        parcel: { grams: 2600, lengthMm: 640, widthMm: 240, heightMm: 60 },
      },
      {
        sku: 'LUM-SHF-01-OAK-90',
        title: { en: '90 cm', zh: '90 厘米', cn: '90 厘米' },
        attributes: { colour: 'natural', material: 'oak', size: 'w-90' },
        price: 680,
        stock: { 'kwun-tong': 12, 'tsuen-wan': 9 },
        parcel: { grams: 3800, lengthMm: 940, widthMm: 240, heightMm: 60 },
      },
      {
        sku: 'LUM-SHF-01-OAK-120',
        title: { en: '120 cm', zh: '120 厘米', cn: '120 厘米' },
        attributes: { colour: 'natural', material: 'oak', size: 'w-120' },
        price: 880,
        stock: { 'kwun-tong': 6, 'tsuen-wan': 4 },
        dimensions: { widthMm: 1200, depthMm: 220, heightMm: 32 },
        parcel: { grams: 4900, lengthMm: 1240, widthMm: 240, heightMm: 60 },
      },
    ],
    publishedOn: '2025-04-25',
  },
  {
    key: 'wardrobe-three-door',
    kind: 'GOODS',
    categories: ['wardrobes'],
    title: { en: 'Three-door wardrobe, pale oak', zh: '三門衣櫃（淺橡木）', cn: '三门衣柜（浅橡木）' },
    summary: {
      en: 'Flush doors, long brass pulls, and a rail that takes winter coats.',
      zh: '平面櫃門配黃銅長拉手，掛通受得起冬天大褸。',
      cn: '平面柜门配黄铜长拉手，挂杆承得起冬天大衣。',
    },
    description: {
      en:
        'Two bays for hanging, one for folding, with a shelf above for suitcases. The carcass is 60 cm deep so ' +
        'shoulders do not brush the door.\n\nIt is built up in your room from panels: no part is longer than 220 ' +
        'cm, and the doors are hung and trued by our fitters. Skirting is scribed, not left as a gap.',
      zh:
        '兩格掛衫、一格疊衫，頂層放行李箱。櫃身深 60 厘米，大褸膊位不會頂門。\n\n' +
        '板件入屋後才組裝，最長 220 厘米；櫃門由師傅掛好校正，腳線位會跟牆修邊，不留縫隙。',
      cn:
        '两格挂衣、一格叠衣，顶层放行李箱。柜深 60 厘米，大衣肩部不会顶门。\n\n' +
        '板件入户后组装，最长 220 厘米；柜门由师傅挂好校正，踢脚线处贴墙收边，不留缝。',
    },
    tags: ['wardrobe', 'oak', 'bedroom', 'storage'],
    dimensions: { widthMm: 1500, depthMm: 600, heightMm: 2200 },
    materials: {
      en: 'Pale oak veneer on E0 plywood; brass pulls; soft-close hinges.',
      zh: 'E0 級夾板貼淺橡木皮；黃銅拉手；緩衝鉸鏈。',
      cn: 'E0 级胶合板贴浅橡木皮；黄铜拉手；缓冲铰链。',
    },
    care: {
      en:
        'Hang a moisture absorber in each bay from February to May. Doors can be re-adjusted with one screw; ask ' +
        'us in the first year.',
      zh: '二月至五月每格掛一包吸濕劑。櫃門可用一粒螺絲調校，首年免費上門調整。',
      cn: '二月至五月每格挂一包除湿剂。柜门可用一颗螺丝调校，首年免费上门调整。',
    },
    leadTimeDays: 49,
    pictures: [
      {
        file: 'products/wardrobe-three-door.jpg',
        alt: {
          en: 'Tall pale oak wardrobe with three flush doors and brass pulls.',
          zh: '淺橡木三門衣櫃，平面櫃門配黃銅長拉手。',
          cn: '浅橡木三门衣柜，平面柜门配黄铜长拉手。',
        },
      },
      {
        file: 'details/wardrobe-three-door.jpg',
        alt: {
          en: 'Grain of the pale oak wardrobe doors and their slim brass handles, from close by.',
          zh: '淺橡木衣櫃門的木紋與幼身黃銅拉手近鏡。',
          cn: '浅橡木衣柜门的木纹与细长黄铜拉手近景。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-WRD-01-PAL-150',
        title: { en: '150 cm, three doors', zh: '150 厘米，三門', cn: '150 厘米，三门' },
        attributes: { colour: 'pale-oak', material: 'oak', size: 'w-150' },
        price: 9880,
        stock: { 'kwun-tong': 2, 'tsuen-wan': 3 },
        parcel: { grams: 118000, lengthMm: 2220, widthMm: 640, heightMm: 400 },
      },
    ],
    publishedOn: '2025-05-23',
  },
]
