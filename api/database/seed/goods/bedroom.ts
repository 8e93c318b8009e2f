import type { SeedProduct } from '../seed-types.ts'

export const bedroom: SeedProduct[] = [
  {
    key: 'bedside-table',
    kind: 'GOODS',
    categories: ['bedside-tables'],
    title: { en: 'Oak bedside table with drawer', zh: '單抽屜橡木床頭櫃', cn: '单抽屉橡木床头柜' },
    summary: {
      en: 'A drawer for what you hide, a niche for what you are reading.',
      zh: '櫃桶收起私人物品，開放格放正在看的書。',
      cn: '抽屉收起私人小物，开放格放正在读的书。',
    },
    description: {
      en:
        'The drawer is dovetailed at the front and closes softly, so nobody wakes. A notch in the back panel ' +
        'lets a charging lead through to the niche.\n\nTop at 48 cm, level with most mattresses. The four legs ' +
        'screw in; the body comes glued.',
      zh:
        '櫃桶前端用鳩尾榫，緩衝關上，夜深不吵醒人。背板留有線坑，充電線直通開放格。\n\n' +
        '枱面高 48 厘米，與一般床褥齊平。櫃身已膠合好，只需旋上四隻腳。',
      cn:
        '抽屉前端为燕尾榫，缓冲关闭，深夜也不吵人。背板留线槽，充电线直达开放格。\n\n' +
        '台面高 48 厘米，与一般床垫齐平。柜身已组装好，只需旋上四条腿。',
    },
    tags: ['bedside table', 'oak', 'bedroom'],
    dimensions: { widthMm: 460, depthMm: 400, heightMm: 480 },
    materials: {
      en: 'Oak and oak veneer; brass knob; soft-close slides.',
      zh: '橡木及橡木皮；黃銅拉手；緩衝路軌。',
      cn: '橡木及橡木贴皮；黄铜拉手；缓冲滑轨。',
    },
    care: {
      en: 'A dish under the water glass. Wax the drawer sides with a candle if the wet season tightens them.',
      zh: '水杯下放小碟。潮濕天櫃桶偏緊時，用蠟燭擦一擦側邊。',
      cn: '水杯下放小碟。潮湿天抽屉偏紧时，用蜡烛擦一擦侧边。',
    },
    leadTimeDays: 21,
    pictures: [
      {
        file: 'products/bedside-table.jpg',
        alt: {
          en: 'Oak bedside table with one drawer, a niche and a brass knob.',
          zh: '橡木床頭櫃，設一個抽屜、開放格及黃銅拉手。',
          cn: '橡木床头柜，设一个抽屉、开放格及黄铜拉手。',
        },
      },
      {
        file: 'details/bedside-table.jpg',
        alt: {
          en: 'Drawer front and brass knob of the oak bedside table, from close by.',
          zh: '橡木床頭櫃的抽屜面與黃銅拉手近鏡。',
          cn: '橡木床头柜的抽屉面与黄铜拉手近景。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-BST-01-OAK-1',
        title: { en: 'One', zh: '一個', cn: '一个' },
        attributes: { colour: 'natural', material: 'oak', size: 'one' },
        price: 1880,
        stock: { 'kwun-tong': 9, 'tsuen-wan': 7 },
        parcel: { grams: 12000, lengthMm: 500, widthMm: 440, heightMm: 420 },
      },
      {
        sku: 'LUM-BST-01-OAK-2',
        title: { en: 'Pair', zh: '一對', cn: '一对' },
        attributes: { colour: 'natural', material: 'oak', size: 'pair' },
        price: 3580,
        salePercent: 10,
        stock: { 'kwun-tong': 4, 'tsuen-wan': 3 },
        parcel: { grams: 24000, lengthMm: 1000, widthMm: 440, heightMm: 420 },
      },
    ],
    publishedOn: '2025-03-28',
  },
  {
    key: 'bed-frame-slatted',
    kind: 'GOODS',
    categories: ['beds'],
    title: { en: 'Oak platform bed with slatted headboard', zh: '木條床頭橡木床架', cn: '木条床头橡木床架' },
    summary: {
      en: 'Low, quiet and 26 cm off the floor, with a headboard you can lean a book on.',
      zh: '低身床架，離地 26 厘米，木條床頭擱得住一本書。',
      cn: '低矮床架，离地 26 厘米，木条床头靠得住一本书。',
    },
    description: {
      en:
        'The platform reaches 9 cm beyond the mattress on each side; the set-back plinth makes it float. Slats ' +
        'in the headboard keep air moving behind the pillows.\n\nAll joints are bolt-and-barrel, so it survives ' +
        'moving flat. Longest part 217 cm. Mattress and bedding are not included.',
      zh:
        '床板每邊比床褥闊 9 厘米，底座內縮，看上去像浮起。床頭木條通風，枕頭後面不易發霉。\n\n' +
        '全部用螺栓接合，搬屋拆裝也不鬆。最長部件 217 厘米。床褥及床品另購。',
      cn:
        '床板每边比床垫宽 9 厘米，底座内缩，看上去像浮起来。床头木条通风，枕头后不易发霉。\n\n' +
        '全部螺栓连接，搬家拆装也不松。最长部件 217 厘米。床垫及床品另购。',
    },
    tags: ['bed', 'oak', 'bedroom', 'japandi'],
    dimensions: { widthMm: 1740, depthMm: 2170, heightMm: 950 },
    materials: {
      en: 'Solid oak headboard; oak-veneer platform; poplar slats.',
      zh: '實木橡木床頭；橡木皮床板；楊木排骨條。',
      cn: '橡木实木床头；橡木贴皮床板；杨木排骨条。',
    },
    care: {
      en: 'Tighten the bolts after a month. Lift to move it; the plinth is not made for dragging.',
      zh: '使用一個月後收緊螺栓。移動時請抬起，不要拖拉。',
      cn: '使用一个月后紧固螺栓。移动时请抬起，不要拖拽。',
    },
    leadTimeDays: 35,
    pictures: [
      {
        file: 'products/bed-frame-slatted.jpg',
        alt: {
          en: 'Low oak platform bed with a slatted headboard and linen bedding.',
          zh: '低身橡木雙人床，配木條床頭板及亞麻床品。',
          cn: '低矮橡木双人床，配木条床头板及亚麻床品。',
        },
      },
      {
        file: 'details/bed-frame-slatted.jpg',
        alt: {
          en: 'Slatted oak headboard with two pillows and a folded throw, from close by.',
          zh: '橡木條床頭板的近鏡，連一對枕頭和摺好的蓋毯。',
          cn: '橡木条床头板近景，带一对枕头和叠好的盖毯。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-BED-01-OAK-122',
        title: {
          en: 'For a 4 ft mattress (122 × 190 cm)',
          zh: '四呎床褥（122 × 190 厘米）',
          cn: '1.2 米床垫（122 × 190 厘米）',
        },
        attributes: { colour: 'natural', material: 'oak', size: 'bed-122' },
        price: 7480,
        stock: { 'kwun-tong': 3, 'tsuen-wan': 2 },
        dimensions: { widthMm: 1440, depthMm: 2070, heightMm: 950 },
        parcel: { grams: 62000, lengthMm: 2060, widthMm: 620, heightMm: 280 },
      },
      {
        sku: 'LUM-BED-01-OAK-152',
        title: {
          en: 'For a 5 ft mattress (152 × 200 cm)',
          zh: '五呎床褥（152 × 200 厘米）',
          cn: '1.5 米床垫（152 × 200 厘米）',
        },
        attributes: { colour: 'natural', material: 'oak', size: 'bed-152' },
        price: 8480,
        stock: { 'kwun-tong': 4, 'tsuen-wan': 2 },
        parcel: { grams: 72000, lengthMm: 2180, widthMm: 660, heightMm: 280 },
      },
      {
        sku: 'LUM-BED-01-OAK-183',
        title: {
          en: 'For a 6 ft mattress (183 × 200 cm)',
          zh: '六呎床褥（183 × 200 厘米）',
          cn: '1.8 米床垫（183 × 200 厘米）',
        },
        attributes: { colour: 'natural', material: 'oak', size: 'bed-183' },
        price: 9680,
        stock: { 'kwun-tong': 1, 'tsuen-wan': 0 },
        dimensions: { widthMm: 2050, depthMm: 2170, heightMm: 950 },
        parcel: { grams: 84000, lengthMm: 2180, widthMm: 700, heightMm: 280 },
      },
    ],
    publishedOn: '2025-07-11',
  },
  {
    key: 'bed-panel-walnut',
    kind: 'GOODS',
    categories: ['beds'],
    title: { en: 'Walnut bed with panel headboard', zh: '胡桃木平板床頭床架', cn: '胡桃木平板床头床架' },
    summary: {
      en: 'One calm panel of walnut behind the pillows, nothing to dust between.',
      zh: '枕後一整幅胡桃木，安靜沉穩，也沒有縫隙要抹。',
      cn: '枕后一整幅胡桃木，安静沉稳，也没有缝隙要擦。',
    },
    description: {
      en:
        'The veneer is laid from one log, so the figure runs right across the headboard. The panel is high ' +
        'enough to sit up against with a cushion.\n\nBolted joints, no squeak; four boxes that each go in a normal ' +
        'lift. Fitted and levelled in the room by two people in under an hour.',
      zh:
        '木皮取自同一條原木，床頭紋理由左至右連貫。床頭高度墊個咕臣就可以坐着看書。\n\n' +
        '螺栓接合，不會「吱吱」聲；分四箱，普通升降機都入得。兩位師傅一小時內在房中裝好並校平。',
      cn:
        '木皮取自同一根原木，床头纹理从左到右连贯。床头高度垫个靠枕就能坐着看书。\n\n' +
        '螺栓连接，不会吱呀响；分四箱，普通电梯都能进。两位师傅一小时内在房中装好并调平。',
    },
    tags: ['bed', 'walnut', 'bedroom'],
    dimensions: { widthMm: 1920, depthMm: 2139, heightMm: 1100 },
    materials: {
      en: 'Walnut veneer on plywood, solid walnut edges; poplar slats.',
      zh: '夾板貼胡桃木皮，實木封邊；楊木排骨條。',
      cn: '胶合板贴胡桃木皮，实木封边；杨木排骨条。',
    },
    care: {
      en: 'Dust dry. If the edge is knocked, raise the dent with a damp cloth and a warm iron.',
      zh: '乾布抹塵。邊位撞凹，可隔濕布用微熱熨斗蒸起。',
      cn: '干布擦尘。边角磕凹，可隔湿布用微热熨斗蒸起。',
    },
    leadTimeDays: 42,
    pictures: [
      {
        file: 'products/bed-panel-walnut.jpg',
        alt: {
          en: 'Low walnut platform bed with a plain panel headboard, white bedding and a sage throw.',
          zh: '低身胡桃木雙人床，平板床頭配白色床品及鼠尾草綠床尾毯。',
          cn: '低矮胡桃木双人床，平板床头配白色床品及鼠尾草绿床尾毯。',
        },
      },
      {
        file: 'details/bed-panel-walnut.jpg',
        alt: {
          en: 'Walnut panel headboard with white pillows and a green throw, from close by.',
          zh: '胡桃木床頭板的近鏡，連白色枕頭和綠色蓋毯。',
          cn: '胡桃木床头板近景，带白色枕头和绿色盖毯。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-BED-02-WAL-152',
        title: {
          en: 'For a 5 ft mattress (152 × 200 cm)',
          zh: '五呎床褥（152 × 200 厘米）',
          cn: '1.5 米床垫（152 × 200 厘米）',
        },
        attributes: { colour: 'walnut-brown', material: 'walnut', size: 'bed-152' },
        price: 9980,
        stock: { 'kwun-tong': 2, 'tsuen-wan': 2 },
        dimensions: { widthMm: 1610, depthMm: 2139, heightMm: 1100 },
        parcel: { grams: 76000, lengthMm: 2180, widthMm: 660, heightMm: 280 },
      },
      {
        sku: 'LUM-BED-02-WAL-183',
        title: {
          en: 'For a 6 ft mattress (183 × 200 cm)',
          zh: '六呎床褥（183 × 200 厘米）',
          cn: '1.8 米床垫（183 × 200 厘米）',
        },
        attributes: { colour: 'walnut-brown', material: 'walnut', size: 'bed-183' },
        price: 11480,
        stock: { 'kwun-tong': 2, 'tsuen-wan': 0 },
        parcel: { grams: 88000, lengthMm: 2180, widthMm: 700, heightMm: 280 },
      },
    ],
    publishedOn: '2026-05-15',
  },
]
