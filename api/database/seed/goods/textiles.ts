import type { SeedProduct } from '../seed-types.ts'

export const textiles: SeedProduct[] = [
  {
    key: 'cushion-set',
    kind: 'GOODS',
    categories: ['cushions'],
    title: { en: 'Set of four linen cushions', zh: '亞麻咕臣四件套（抱枕）', cn: '亚麻抱枕四件套' },
    summary: {
      en: 'Rust, ivory, sage and sand: four sizes and colours that already agree.',
      zh: '鐵鏽橙、象牙白、鼠尾草綠、沙色，四個一套，不用再配色。',
      cn: '铁锈橙、象牙白、鼠尾草绿、沙色，四个一套，不必再配色。',
    },
    description: {
      en:
        'Two at 50 cm, one at 42, one long at 55 by 33: the mix we use in our own projects, because a row of ' +
        'equal cushions looks like a waiting room.\n\nWashed linen on both sides, hidden zip, pads filled with ' +
        'feather and a foam core, so they get up again after you do.',
      zh:
        '兩個 50 厘米方形、一個 42 厘米方形、一個 55 × 33 厘米腰枕，是我們做設計時慣用的組合；四個一式一樣，反而' +
        '像候診室。\n\n' +
        '雙面水洗亞麻，隱形拉鏈；羽絨外層加海綿內芯，人起身，咕臣也會彈返起身。',
      cn:
        '两个 50 厘米方枕、一个 42 厘米方枕、一个 55 × 33 厘米腰枕，是我们做设计时惯用的组合；四个一模一样，反而' +
        '像候诊室。\n\n' +
        '双面水洗亚麻，隐形拉链；羽绒外层加海绵内芯，人起身，抱枕也会回弹。',
    },
    tags: ['cushion', 'linen', 'living room', 'gift'],
    dimensions: { widthMm: 500, depthMm: 160, heightMm: 500 },
    materials: {
      en: 'Washed linen covers; feather pads with foam core.',
      zh: '水洗亞麻套；羽絨夾海綿枕芯。',
      cn: '水洗亚麻套；羽绒夹海绵枕芯。',
    },
    care: {
      en: 'Covers at 30 °C, inside out, line dry. Plump once a day.',
      zh: '套反轉 30 °C 水洗，晾乾。每日拍鬆一次。',
      cn: '套翻面 30 °C 水洗，晾干。每天拍松一次。',
    },
    leadTimeDays: 7,
    pictures: [
      {
        file: 'products/cushion-set.jpg',
        alt: {
          en: 'Four linen cushions in rust, ivory, sage and sand.',
          zh: '鐵鏽橙、象牙白、鼠尾草綠及沙色亞麻抱枕共四個。',
          cn: '铁锈橙、象牙白、鼠尾草绿及沙色亚麻抱枕共四个。',
        },
      },
      {
        file: 'details/cushion-set.jpg',
        alt: {
          en: 'Seams and weave of the green, sand and rust cushions, from close by.',
          zh: '綠色、沙色和鐵鏽色抱枕的車縫與織紋近鏡。',
          cn: '绿色、沙色和铁锈色抱枕的缝线与织纹近景。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-CUS-01-MIX',
        title: { en: 'Four cushions with pads', zh: '四個連枕芯', cn: '四个含枕芯' },
        attributes: { colour: 'mixed', material: 'linen', size: 'set-of-four' },
        price: 680,
        stock: { 'kwun-tong': 20, 'tsuen-wan': 16 },
        parcel: { grams: 3200, lengthMm: 560, widthMm: 520, heightMm: 400 },
      },
      {
        sku: 'LUM-CUS-01-CVR',
        title: { en: 'Four covers only', zh: '只要四個枕套', cn: '仅四个枕套' },
        attributes: { colour: 'mixed', material: 'linen' },
        price: 420,
        stock: { 'kwun-tong': 8, 'tsuen-wan': 6 },
        parcel: { grams: 1100, lengthMm: 400, widthMm: 300, heightMm: 100 },
      },
    ],
    publishedOn: '2025-05-02',
  },
  {
    key: 'rug-wool',
    kind: 'GOODS',
    categories: ['rugs'],
    title: { en: 'Striped wool rug with fringe', zh: '流蘇條紋羊毛地氈', cn: '流苏条纹羊毛地毯' },
    summary: {
      en: 'Hand-woven wool in sand with brown stripes; flat enough for a door to pass over.',
      zh: '手織沙色羊毛配啡色條紋，夠薄，開門不會卡住。',
      cn: '手工编织沙色羊毛配棕色条纹，够薄，开门不会卡住。',
    },
    description: {
      en:
        'Undyed yarn for the ground, three tones of natural brown for the stripes, and a knotted fringe that is ' +
        'the warp itself. It sheds for two weeks, then stops.\n\nRolled, never folded, in a tube that stands in ' +
        'the lift. Order the thin grip underlay if your floor is tile or timber.',
      zh:
        '底色用未染色羊毛，條紋是三種天然啡毛色，流蘇就是經線本身打結。頭兩星期會甩毛，之後便停。\n\n' +
        '捲筒送貨，不摺疊，可直立放入升降機。磚地或木地板建議加配防滑墊。',
      cn:
        '底色用未染色羊毛，条纹是三种天然棕毛色，流苏就是经线本身打结。头两周会掉毛，之后便停。\n\n' +
        '卷筒送货，不折叠，可直立放进电梯。瓷砖或木地板建议加配防滑垫。',
    },
    tags: ['rug', 'carpet', 'wool', 'living room'],
    dimensions: { widthMm: 2000, depthMm: 1400, heightMm: 26 },
    materials: { en: 'Hand-woven wool on cotton warp.', zh: '手織羊毛，棉經線。', cn: '手工编织羊毛，棉经线。' },
    care: {
      en: 'Vacuum without the beater. Turn it round every season. Mothproof with cedar if you store it.',
      zh: '吸塵時關上滾刷。每季調轉方向。收藏時放雪松木防蟲。',
      cn: '吸尘时关闭滚刷。每季调转方向。收纳时放雪松木防虫。',
    },
    leadTimeDays: 14,
    pictures: [
      {
        file: 'products/rug-wool.jpg',
        alt: {
          en: 'Sand-coloured wool rug with brown stripes and a fringe at both ends.',
          zh: '沙色羊毛地氈，配啡色條紋及兩端流蘇。',
          cn: '沙色羊毛地毯，配棕色条纹及两端流苏。',
        },
      },
      {
        file: 'details/rug-wool.jpg',
        alt: {
          en: 'Corner of the wool rug with its brown stripes and fringe, from close by.',
          zh: '羊毛地氈一角的啡色條紋與流蘇近鏡。',
          cn: '羊毛地毯一角的棕色条纹与流苏近景。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-RUG-01-SND-140',
        title: { en: '140 × 200 cm', zh: '140 × 200 厘米', cn: '140 × 200 厘米' },
        attributes: { colour: 'sand', material: 'wool', size: 'rug-140' },
        price: 2280,
        stock: { 'kwun-tong': 6, 'tsuen-wan': 4 },
        parcel: { grams: 9000, lengthMm: 1450, widthMm: 240, heightMm: 240 },
      },
      {
        sku: 'LUM-RUG-01-SND-170',
        title: { en: '170 × 240 cm', zh: '170 × 240 厘米', cn: '170 × 240 厘米' },
        attributes: { colour: 'sand', material: 'wool', size: 'rug-170' },
        price: 3280,
        stock: { 'kwun-tong': 4, 'tsuen-wan': 2 },
        dimensions: { widthMm: 2400, depthMm: 1700, heightMm: 26 },
        parcel: { grams: 13000, lengthMm: 1750, widthMm: 260, heightMm: 260 },
      },
      {
        sku: 'LUM-RUG-01-SND-200',
        title: { en: '200 × 300 cm', zh: '200 × 300 厘米', cn: '200 × 300 厘米' },
        attributes: { colour: 'sand', material: 'wool', size: 'rug-200' },
        price: 4680,
        stock: { 'kwun-tong': 2, 'tsuen-wan': 0 },
        dimensions: { widthMm: 3000, depthMm: 2000, heightMm: 26 },
        parcel: { grams: 19000, lengthMm: 2050, widthMm: 280, heightMm: 280 },
      },
    ],
    publishedOn: '2025-02-07',
  },
  {
    key: 'sheer-curtain',
    kind: 'GOODS',
    categories: ['curtains'],
    title: { en: 'Sheer linen-look curtains', zh: '亞麻感紗簾（訂造）', cn: '亚麻感纱帘（定制）' },
    summary: {
      en: 'Daylight without the neighbour: a pair of sheers made to your window.',
      zh: '留住日光，隔開對面單位：按窗度尺訂造的一對紗簾。',
      cn: '留住日光，隔开对面视线：按窗户尺寸定制的一对纱帘。',
    },
    description: {
      en:
        'Sewn at double fullness with a weighted hem, so it falls straight beside an open window. Sold as a ' +
        'pair, up to 250 cm drop; we level the hem to 1 cm above your floor at fitting.\n\nThe rod in the picture ' +
        'is for show; most flats use a ceiling track, which we quote with the measuring visit.',
      zh:
        '雙倍布量打褶，底邊加鉛線，開窗有風也垂得直。一對計，高度至 250 厘米；安裝時會按地面修至離地 1 厘米。\n\n' +
        '圖中簾桿只作示範；一般單位多用天花路軌，上門度尺時一併報價。',
      cn:
        '双倍布量打褶，底边加铅线，开窗有风也垂得直。一对起售，高度至 250 厘米；安装时按地面修到离地 1 厘米。\n\n' +
        '图中帘杆仅作示范；一般户型多用顶装滑轨，上门测量时一并报价。',
    },
    tags: ['curtain', 'sheer', 'window', 'bedroom', 'living room'],
    dimensions: { widthMm: 2030, depthMm: 157, heightMm: 2482 },
    materials: {
      en: 'Polyester and linen voile (85/15), weighted hem.',
      zh: '聚酯纖維混亞麻紗（85/15），底邊加鉛線。',
      cn: '聚酯纤维混亚麻纱（85/15），底边加铅线。',
    },
    care: {
      en: 'Machine wash cold in a net, hang up damp. No ironing.',
      zh: '放洗衣網冷水機洗，半乾掛起，不用熨。',
      cn: '放洗衣网冷水机洗，半干挂起，无需熨烫。',
    },
    leadTimeDays: 21,
    pictures: [
      {
        file: 'products/sheer-curtain.jpg',
        alt: {
          en: 'Pair of ivory sheer curtains on a brass rod, with a window showing through.',
          zh: '一對象牙白紗簾，掛於黃銅窗簾桿，透現窗外日光。',
          cn: '一对象牙白纱帘，挂于黄铜窗帘杆，透现窗外日光。',
        },
      },
      {
        file: 'details/sheer-curtain.jpg',
        alt: {
          en: 'Sheer curtains before a bedroom window with a city view, an oat curtain beside them.',
          zh: '睡房城景窗前的紗簾，旁邊是燕麥色窗簾。',
          cn: '卧室城景窗前的纱帘，旁边是燕麦色窗帘。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-CUR-01-IVO-200',
        title: { en: 'Window up to 200 cm', zh: '窗闊至 200 厘米', cn: '窗宽至 200 厘米' },
        attributes: { colour: 'ivory', material: 'voile', size: 'w-200' },
        price: 1680,
        stock: { 'kwun-tong': 10, 'tsuen-wan': 8 },
        parcel: { grams: 2600, lengthMm: 460, widthMm: 360, heightMm: 140 },
      },
      {
        sku: 'LUM-CUR-01-IVO-300',
        title: { en: 'Window up to 300 cm', zh: '窗闊至 300 厘米', cn: '窗宽至 300 厘米' },
        attributes: { colour: 'ivory', material: 'voile', size: 'w-300' },
        price: 2380,
        stock: { 'kwun-tong': 6, 'tsuen-wan': 5 },
        dimensions: { widthMm: 3030, depthMm: 157, heightMm: 2482 },
        parcel: { grams: 3800, lengthMm: 460, widthMm: 360, heightMm: 200 },
      },
    ],
    publishedOn: '2026-05-08',
  },
  {
    key: 'towel-set',
    kind: 'GOODS',
    categories: ['towels'],
    title: { en: 'Set of seven cotton towels', zh: '純棉毛巾七件套', cn: '纯棉毛巾七件套' },
    summary: {
      en: 'Four for the bath, three for the hands, in white, sand and sage.',
      zh: '四條浴巾、三條手巾，白色、沙色、鼠尾草綠。',
      cn: '四条浴巾、三条手巾，白色、沙色、鼠尾草绿。',
    },
    description: {
      en:
        'Loops at 500 gsm: thick enough to feel good, thin enough to dry overnight behind a bathroom door in ' +
        'April. They drink best after the third wash.\n\nEach has a hanging loop on the long side.',
      zh: '500 克毛圈：夠厚，觸感好；又夠薄，四月天掛在浴室門後過夜也乾。洗過三次後吸水最好。\n\n長邊附掛環。',
      cn: '500 克毛圈：够厚，手感好；又够薄，潮湿天挂在浴室门后过夜也能干。洗过三次后吸水最好。\n\n长边附挂环。',
    },
    tags: ['towel', 'cotton', 'bathroom', 'gift'],
    dimensions: { widthMm: 679, depthMm: 370, heightMm: 248 },
    materials: {
      en: 'Long-staple cotton, 500 gsm.',
      zh: '長絨棉，每平方米 500 克。',
      cn: '长绒棉，每平方米 500 克。',
    },
    care: {
      en: 'Wash at 40 °C without softener, which stops them absorbing.',
      zh: '40 °C 清洗，不要用柔順劑，否則不吸水。',
      cn: '40 °C 清洗，不用柔顺剂，以免影响吸水。',
    },
    leadTimeDays: 5,
    pictures: [
      {
        file: 'products/towel-set.jpg',
        alt: {
          en: 'Seven folded towels in white, sand and sage, stacked in two piles.',
          zh: '白、沙、鼠尾草綠三色毛巾共七條，摺好疊成兩疊。',
          cn: '白、沙、鼠尾草绿三色毛巾共七条，折好叠成两摞。',
        },
      },
      {
        file: 'details/towel-set.jpg',
        alt: {
          en: 'Folded edges of four towels in grey, sand and green, from close by.',
          zh: '灰、沙、綠色四條毛巾摺邊的近鏡。',
          cn: '灰、沙、绿色四条毛巾叠边近景。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-TWL-01-SET',
        title: { en: 'Four bath and three hand towels', zh: '四條浴巾、三條手巾', cn: '四条浴巾、三条手巾' },
        attributes: { colour: 'mixed', material: 'cotton' },
        price: 560,
        stock: { 'kwun-tong': 18, 'tsuen-wan': 14 },
        parcel: { grams: 3400, lengthMm: 460, widthMm: 340, heightMm: 260 },
      },
    ],
    publishedOn: '2025-11-28',
  },
]
