import type { SeedProduct } from '../seed-types.ts'

export const ceilingAndWallLights: SeedProduct[] = [
  {
    key: 'pendant-dome',
    kind: 'GOODS',
    categories: ['pendants'],
    title: { en: 'Dome pendant lamp', zh: '圓頂吊燈', cn: '圆顶吊灯' },
    summary: {
      en: 'A spun steel dome with a brass neck, made to hang low over a table.',
      zh: '旋壓鋼圓頂配黃銅燈頸，最宜低掛在餐枱上。',
      cn: '旋压钢圆顶配黄铜灯颈，最适合低挂在餐桌上方。',
    },
    description: {
      en:
        'White inside, so the light comes down clean and stays on the food. Hang the rim 65 to 75 cm above the ' +
        'table; the flex is 1.6 m and shortens at the ceiling rose without cutting.\n\nOne suits a table for four, ' +
        'two a table of 180 cm. Must be wired by a registered electrical worker; we can bring one with the ' +
        'delivery.',
      zh:
        '燈罩內為白色，光線乾淨，集中照在餸菜上。燈邊離枱面 65 至 75 厘米最好看；電線長 1.6 米，在天花座內收短便' +
        '可，不用剪。\n\n' +
        '四人枱一盞，180 厘米枱兩盞。須由註冊電業工程人員接線，送貨時可代為安排。',
      cn:
        '灯罩内壁为白色，光线干净，集中落在菜上。灯沿离桌面 65 至 75 厘米最好看；电线长 1.6 米，可在吸顶盘内收短，' +
        '不必剪断。\n\n' +
        '四人桌一盏，180 厘米的桌子两盏。须由持证电工接线，送货时可代为安排。',
    },
    tags: ['pendant', 'kitchen', 'dining room', 'industrial'],
    dimensions: { widthMm: 420, depthMm: 420, heightMm: 250 },
    materials: {
      en: 'Powder-coated steel, brass neck, textile flex; E27, up to 12 W LED (bulb not included).',
      zh: '噴粉鋼、黃銅燈頸、布紋電線；E27，LED 最高 12 W（不連燈膽）。',
      cn: '喷粉钢、黄铜灯颈、编织电线；E27，LED 最高 12 W（不含灯泡）。',
    },
    care: {
      en: 'Switch off, let it cool, then wipe with a dry cloth. The brass is unlacquered and will mellow.',
      zh: '關燈待涼，用乾布抹。黃銅沒有上漆，顏色會慢慢變沉。',
      cn: '关灯待凉，用干布擦。黄铜未上漆，颜色会慢慢变沉。',
    },
    leadTimeDays: 14,
    model: 'pendant-dome.glb',
    pictures: [
      {
        file: 'products/pendant-dome-black.jpg',
        alt: {
          en: 'Black dome pendant lamp with a brass neck on a black flex.',
          zh: '黑色圓頂吊燈，配黃銅燈頸及黑色電線。',
          cn: '黑色圆顶吊灯，配黄铜灯颈及黑色电线。',
        },
      },
      {
        file: 'products/pendant-dome-clay.jpg',
        alt: {
          en: 'Clay-coloured dome pendant lamp with a brass neck.',
          zh: '陶土色圓頂吊燈，配黃銅燈頸。',
          cn: '陶土色圆顶吊灯，配黄铜灯颈。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-PEN-01-BLK',
        title: { en: 'Black, 42 cm', zh: '黑色，42 厘米', cn: '黑色，42 厘米' },
        attributes: { colour: 'black', material: 'steel' },
        price: 1480,
        stock: { 'kwun-tong': 12, 'tsuen-wan': 8 },
        parcel: { grams: 3400, lengthMm: 480, widthMm: 480, heightMm: 320 },
        picture: 0,
      },
      {
        sku: 'LUM-PEN-01-CLA',
        title: { en: 'Clay, 42 cm', zh: '陶土色，42 厘米', cn: '陶土色，42 厘米' },
        attributes: { colour: 'clay', material: 'steel' },
        price: 1480,
        salePercent: 15,
        stock: { 'kwun-tong': 7, 'tsuen-wan': 3 },
        parcel: { grams: 3400, lengthMm: 480, widthMm: 480, heightMm: 320 },
        picture: 1,
      },
    ],
    publishedOn: '2025-01-24',
  },
  {
    key: 'pendant-paper-lantern',
    kind: 'GOODS',
    categories: ['pendants'],
    title: { en: 'Paper lantern pendant', zh: '和紙燈籠吊燈', cn: '和纸灯笼吊灯' },
    summary: {
      en: 'Washi on bamboo rings: a large, weightless lamp that makes a low ceiling kinder.',
      zh: '和紙配竹圈，夠大又毫無重量感，樓底矮也不覺壓迫。',
      cn: '和纸配竹圈，够大却毫无重量感，层高低也不压抑。',
    },
    description: {
      en:
        'The flattened shape hangs only 43 cm deep, so it works under a 2.5 m ceiling where a globe would not. ' +
        'Light falls evenly into the corners, without glare.\n\nPacks flat in a thin box and opens on a wire frame ' +
        'in a minute. Leave 10 cm between paper and bulb; use LED only.',
      zh:
        '扁圓造型只高 43 厘米，樓底 2.5 米也掛得起。光線均勻散到房角，不刺眼。\n\n' +
        '摺平包裝，一分鐘撐開鐵線架即成。燈膽與紙面相距 10 厘米，只可用 LED。',
      cn:
        '扁圆造型只高 43 厘米，层高 2.5 米也挂得起。光线均匀散到房角，不刺眼。\n\n' +
        '折平包装，一分钟撑开铁丝架即成。灯泡与纸面相距 10 厘米，只可使用 LED。',
    },
    tags: ['pendant', 'paper lamp', 'japandi', 'bedroom'],
    dimensions: { widthMm: 600, depthMm: 600, heightMm: 430 },
    materials: {
      en: 'Washi paper, bamboo ribs, steel wire; E27, up to 10 W LED (bulb not included).',
      zh: '和紙、竹圈、鋼線架；E27，LED 最高 10 W（不連燈膽）。',
      cn: '和纸、竹圈、钢丝架；E27，LED 最高 10 W（不含灯泡）。',
    },
    care: {
      en: 'Dust with a feather duster. Paper cannot be washed; small tears take a dab of rice paste and a patch.',
      zh: '用雞毛掃輕掃。紙面不可水洗；小裂口可用漿糊補紙。',
      cn: '用羽毛掸轻扫。纸面不可水洗；小裂口可用浆糊补纸。',
    },
    leadTimeDays: 10,
    pictures: [
      {
        file: 'products/pendant-paper-lantern.jpg',
        alt: {
          en: 'Oval paper lantern pendant glowing softly.',
          zh: '橢圓和紙燈籠吊燈，光線柔和。',
          cn: '椭圆和纸灯笼吊灯，光线柔和。',
        },
      },
      {
        file: 'details/pendant-paper-lantern.jpg',
        alt: {
          en: 'Three paper lanterns at different heights over a reception desk.',
          zh: '三盞紙燈籠高低錯落掛在接待處上方。',
          cn: '三盏纸灯笼高低错落挂在接待台上方。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-PEN-02-PAP-45',
        title: { en: 'Small, 45 cm', zh: '細，45 厘米', cn: '小号，45 厘米' },
        attributes: { colour: 'ivory', material: 'paper', size: 'small' },
        price: 480,
        stock: { 'kwun-tong': 15, 'tsuen-wan': 12 },
        dimensions: { widthMm: 450, depthMm: 450, heightMm: 320 },
        parcel: { grams: 1200, lengthMm: 480, widthMm: 480, heightMm: 60 },
      },
      {
        sku: 'LUM-PEN-02-PAP-60',
        title: { en: 'Medium, 60 cm', zh: '中，60 厘米', cn: '中号，60 厘米' },
        attributes: { colour: 'ivory', material: 'paper', size: 'medium' },
        price: 680,
        stock: { 'kwun-tong': 11, 'tsuen-wan': 9 },
        parcel: { grams: 1600, lengthMm: 640, widthMm: 640, heightMm: 60 },
      },
      {
        sku: 'LUM-PEN-02-PAP-80',
        title: { en: 'Large, 80 cm', zh: '大，80 厘米', cn: '大号，80 厘米' },
        attributes: { colour: 'ivory', material: 'paper', size: 'large' },
        price: 980,
        stock: { 'kwun-tong': 2, 'tsuen-wan': 1 },
        dimensions: { widthMm: 800, depthMm: 800, heightMm: 570 },
        parcel: { grams: 2400, lengthMm: 840, widthMm: 840, heightMm: 70 },
      },
    ],
    publishedOn: '2025-06-06',
  },
  {
    key: 'linear-pendant',
    kind: 'GOODS',
    categories: ['linear-pendants'],
    title: { en: 'Linear brass pendant, six globes', zh: '黃銅一字吊燈（六頭）', cn: '黄铜一字吊灯（六头）' },
    summary: {
      en: 'Six opal globes on one brass bar, for a table that seats more than four.',
      zh: '一支黃銅橫桿，六個乳白玻璃球，照亮坐得下全家的餐枱。',
      cn: '一根黄铜横杆，六个乳白玻璃球，照亮坐得下全家的餐桌。',
    },
    description: {
      en:
        'The globes hang at two heights, so the row looks hand-drawn instead of ruled. All six dim together with ' +
        'a trailing-edge dimmer.\n\nTwo rods hold it level from a 77 cm ceiling plate. Weigh your ceiling first: ' +
        'it needs concrete or a joist, not plasterboard alone. Wiring by a registered electrical worker.',
      zh:
        '玻璃球分兩個高度，一列望過去有節奏，不死板。六盞可同時調光，請配後切式調光掣。\n\n' +
        '天花座長 77 厘米，兩支吊桿保持水平。須固定於石屎或木樑，不可只靠石膏板；接線由註冊電業工程人員處理。',
      cn:
        '玻璃球分两个高度，一排看过去有节奏，不呆板。六盏可同时调光，请配后沿调光器。\n\n' +
        '吸顶座长 77 厘米，两根吊杆保持水平。须固定于混凝土或龙骨，不可只靠石膏板；由持证电工接线。',
    },
    tags: ['pendant', 'brass', 'dining room', 'luxury'],
    dimensions: { widthMm: 1324, depthMm: 124, heightMm: 211 },
    materials: {
      en: 'Brushed brass; opal glass; six G9 LED, 3 W each, warm white 2700 K (included).',
      zh: '拉絲黃銅；乳白玻璃；六粒 G9 LED，各 3 W，2700 K 暖光（已包）。',
      cn: '拉丝黄铜；乳白玻璃；六颗 G9 LED，各 3 W，2700 K 暖光（已含）。',
    },
    care: {
      en: 'Unscrew the globes one by one and wash in warm water. Fingerprints on brass come off with a dry chamois.',
      zh: '玻璃球逐個旋下，用暖水洗。黃銅上的手指印用乾麂皮抹走。',
      cn: '玻璃球逐个旋下，温水清洗。黄铜上的指纹用干麂皮擦去。',
    },
    leadTimeDays: 28,
    pictures: [
      {
        file: 'products/linear-pendant.jpg',
        alt: {
          en: 'Linear brass pendant with six opal glass globes on two thin rods.',
          zh: '黃銅長形吊燈，兩支幼桿垂吊，配六個乳白玻璃圓球燈罩。',
          cn: '黄铜长条吊灯，两根细杆悬吊，配六个乳白玻璃球形灯罩。',
        },
      },
      {
        file: 'details/linear-pendant.jpg',
        alt: {
          en: 'The brass pendant with its six globes over a dining table, walnut panels behind.',
          zh: '六球黃銅吊燈掛在餐枱上方，背後是胡桃木飾板。',
          cn: '六球黄铜吊灯挂在餐桌上方，背后是胡桃木饰板。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-PEN-03-BRS',
        title: { en: 'Brass, 132 cm', zh: '黃銅，132 厘米', cn: '黄铜，132 厘米' },
        attributes: { colour: 'brass', material: 'brass' },
        price: 4680,
        stock: { 'kwun-tong': 3, 'tsuen-wan': 2 },
        parcel: { grams: 6500, lengthMm: 1400, widthMm: 300, heightMm: 220 },
      },
    ],
    publishedOn: '2025-11-21',
  },
  {
    key: 'wall-sconce',
    kind: 'GOODS',
    categories: ['wall-lights'],
    title: { en: 'Brass wall light with opal globe', zh: '黃銅球形壁燈', cn: '黄铜球形壁灯' },
    summary: {
      en: 'A small moon beside a mirror or a bed, 16 cm from the wall.',
      zh: '像一粒小月亮，掛鏡邊或床頭，離牆只有 16 厘米。',
      cn: '像一颗小月亮，挂镜边或床头，离墙只有 16 厘米。',
    },
    description: {
      en:
        'The disc covers a standard junction box and the arm lifts the globe clear of tiles. Rated for bathrooms ' +
        'outside the shower (IP44).\n\nHang a pair at 165 cm from the floor beside a mirror: faces are lit from ' +
        'both sides, without shadows. Wired in by a registered electrical worker.',
      zh:
        '圓形底座蓋得住標準線箱，燈臂把玻璃球托離瓷磚。IP44，可裝於浴室乾區。\n\n' +
        '鏡的兩邊各一盞，離地約 165 厘米，兩側打光，面上沒有陰影。由註冊電業工程人員接線。',
      cn:
        '圆形底座盖得住标准接线盒，灯臂把玻璃球托离瓷砖。IP44，可装于浴室干区。\n\n' +
        '镜子两侧各一盏，离地约 165 厘米，两侧打光，脸上没有阴影。由持证电工接线。',
    },
    tags: ['wall light', 'brass', 'bathroom', 'bedroom'],
    dimensions: { widthMm: 130, depthMm: 165, heightMm: 205 },
    materials: {
      en: 'Brushed brass; opal glass; G9 LED 3 W, 2700 K (included).',
      zh: '拉絲黃銅；乳白玻璃；G9 LED 3 W，2700 K（已包）。',
      cn: '拉丝黄铜；乳白玻璃；G9 LED 3 W，2700 K（已含）。',
    },
    care: {
      en: 'No bathroom spray on brass. Warm water, then dry.',
      zh: '黃銅不可用浴室清潔劑，暖水抹後即乾。',
      cn: '黄铜不可用浴室清洁剂，温水擦后擦干。',
    },
    leadTimeDays: 14,
    pictures: [
      {
        file: 'products/wall-sconce.jpg',
        alt: {
          en: 'Wall light with an opal glass globe on a round brass plate.',
          zh: '壁燈，乳白玻璃圓球燈罩配黃銅圓形底座。',
          cn: '壁灯，乳白玻璃球形灯罩配黄铜圆形底座。',
        },
      },
      {
        file: 'details/wall-sconce.jpg',
        alt: {
          en: 'The globe wall light on green bathroom tiles, beside a round mirror.',
          zh: '圓球壁燈裝在浴室綠色瓷磚牆上，旁邊是圓鏡。',
          cn: '圆球壁灯装在浴室绿色瓷砖墙上，旁边是圆镜。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-WAL-01-BRS-1',
        title: { en: 'One', zh: '一盞', cn: '一盏' },
        attributes: { colour: 'brass', material: 'brass', size: 'one' },
        price: 780,
        stock: { 'kwun-tong': 10, 'tsuen-wan': 8 },
        parcel: { grams: 1100, lengthMm: 240, widthMm: 180, heightMm: 180 },
      },
      {
        sku: 'LUM-WAL-01-BRS-2',
        title: { en: 'Pair', zh: '一對', cn: '一对' },
        attributes: { colour: 'brass', material: 'brass', size: 'pair' },
        price: 1480,
        stock: { 'kwun-tong': 6, 'tsuen-wan': 5 },
        parcel: { grams: 2100, lengthMm: 360, widthMm: 240, heightMm: 180 },
      },
    ],
    publishedOn: '2025-09-05',
  },
]
