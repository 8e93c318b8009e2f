import type { SeedProduct } from '../seed-types.ts'

export const sideboards: SeedProduct[] = [
  {
    key: 'sideboard-slatted-oak',
    kind: 'GOODS',
    categories: ['sideboards'],
    title: { en: 'Slatted oak sideboard', zh: '木條紋餐邊櫃（橡木）', cn: '格栅餐边柜（橡木）' },
    summary: {
      en: 'Slatted doors hide the router and let its signal through.',
      zh: '木條櫃門遮住路由器，訊號照樣通。',
      cn: '格栅柜门遮住路由器，信号照样通。',
    },
    description: {
      en:
        'Behind the slats are three bays with one shelf each, drilled for cables. Air moves through the front, ' +
        'so a set-top box stays cool and plates do not turn musty in March.\n\n42 cm deep, the depth of a dinner ' +
        'plate and a hand. It arrives assembled apart from the legs, in one box that stands upright in a lift.',
      zh:
        '木條門後分三格，每格一塊活動層板，背板已開線孔。櫃門透氣，機頂盒不過熱，回南天碗碟也不會有霉味。\n\n' +
        '深 42 厘米，放得下大碟再加一隻手。櫃身整件送到，只需裝腳；包裝可直立放入升降機。',
      cn:
        '格栅门后分三格，每格一块活动层板，背板已开线孔。柜门透气，机顶盒不闷热，梅雨天碗碟也没有霉味。\n\n' +
        '深 42 厘米，放得下大盘再加一只手。柜身整件到货，只需装腿；包装可直立放进电梯。',
    },
    tags: ['sideboard', 'TV unit', 'oak', 'japandi', 'storage'],
    dimensions: { widthMm: 1600, depthMm: 420, heightMm: 720 },
    materials: {
      en: 'Oak veneer on birch plywood; solid oak slats and legs; push-open hinges.',
      zh: '樺木夾板貼橡木皮；實木橡木木條及櫃腳；按壓鉸鏈。',
      cn: '桦木胶合板贴橡木皮；橡木实木格栅及柜腿；按压铰链。',
    },
    care: {
      en: 'A soft brush between the slats once a month. Anchor it to the wall if small children climb.',
      zh: '每月用軟毛掃清理木條縫。家有幼童請加裝防傾倒扣。',
      cn: '每月用软毛刷清理格栅缝。家有幼童请加装防倾倒扣。',
    },
    leadTimeDays: 35,
    model: 'sideboard.glb',
    pictures: [
      {
        file: 'products/sideboard-slatted-oak.jpg',
        alt: {
          en: 'Oak sideboard with slatted doors on splayed legs.',
          zh: '橡木餐邊櫃，木條紋櫃門配斜腳。',
          cn: '橡木餐边柜，格栅柜门配斜脚。',
        },
      },
      {
        file: 'details/sideboard-slatted-oak.jpg',
        alt: {
          en: 'The slatted oak sideboard in a living room, under a round mirror, with a lamp on it.',
          zh: '橡木條紋餐邊櫃放在客廳圓鏡下，櫃面擺着枱燈。',
          cn: '橡木格栅餐边柜摆在客厅圆镜下，柜面放着台灯。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-SDB-01-OAK-120',
        title: { en: '120 cm', zh: '120 厘米', cn: '120 厘米' },
        attributes: { colour: 'natural', material: 'oak', size: 'w-120' },
        price: 5880,
        stock: { 'kwun-tong': 3, 'tsuen-wan': 2 },
        dimensions: { widthMm: 1200, depthMm: 420, heightMm: 720 },
        parcel: { grams: 42000, lengthMm: 1280, widthMm: 480, heightMm: 600 },
      },
      {
        sku: 'LUM-SDB-01-OAK-160',
        title: { en: '160 cm', zh: '160 厘米', cn: '160 厘米' },
        attributes: { colour: 'natural', material: 'oak', size: 'w-160' },
        price: 6980,
        stock: { 'kwun-tong': 4, 'tsuen-wan': 2 },
        parcel: { grams: 54000, lengthMm: 1680, widthMm: 480, heightMm: 600 },
      },
      {
        sku: 'LUM-SDB-01-OAK-200',
        title: { en: '200 cm', zh: '200 厘米', cn: '200 厘米' },
        attributes: { colour: 'natural', material: 'oak', size: 'w-200' },
        price: 8480,
        stock: { 'kwun-tong': 1, 'tsuen-wan': 1 },
        dimensions: { widthMm: 2000, depthMm: 420, heightMm: 720 },
        parcel: { grams: 68000, lengthMm: 2080, widthMm: 480, heightMm: 600 },
      },
    ],
    publishedOn: '2025-02-14',
  },
  {
    key: 'sideboard-cane-walnut',
    kind: 'GOODS',
    categories: ['sideboards'],
    title: { en: 'Walnut sideboard with cane doors', zh: '胡桃木藤編餐邊櫃', cn: '胡桃木藤编餐边柜' },
    summary: {
      en: 'Hand-woven cane in walnut frames, the cupboard many of us grew up with.',
      zh: '手編藤面鑲胡桃木框，像小時候家中那個碗櫃。',
      cn: '手编藤面镶胡桃木框，像小时候家里的碗柜。',
    },
    description: {
      en:
        'The cane is woven on the frame by hand and tightens as it dries. It breathes, so it suits linen, papers ' +
        'and anything that dislikes a shut box.\n\nInside, an adjustable shelf behind each door. Legs on in five ' +
        'minutes; the back has two slots for leads.',
      zh:
        '藤面在門框上逐條手編，乾後自然收緊。透氣，放枱布、文件、怕焗的東西最合適。\n\n' +
        '每扇門後有一塊可調層板。五分鐘裝好櫃腳；背板有兩道線坑。',
      cn:
        '藤面在门框上逐条手编，干后自然收紧。透气，放桌布、文件和怕闷的东西最合适。\n\n' +
        '每扇门后有一块可调层板。五分钟装好柜腿；背板有两道线槽。',
    },
    tags: ['sideboard', 'walnut', 'cane', 'mid-century', 'storage'],
    dimensions: { widthMm: 1600, depthMm: 420, heightMm: 720 },
    materials: {
      en: 'Walnut veneer and solid walnut; natural rattan cane; brass knobs.',
      zh: '胡桃木皮及實木；天然藤編；黃銅拉手。',
      cn: '胡桃木贴皮及实木；天然藤编；黄铜拉手。',
    },
    care: {
      en: 'Mist the cane lightly in dry winters to stop it cracking. Keep clear of radiators and direct sun.',
      zh: '秋冬天乾時向藤面輕噴水霧，防止爆裂。遠離暖爐和直射陽光。',
      cn: '秋冬干燥时向藤面轻喷水雾，防止开裂。远离暖气和直射阳光。',
    },
    leadTimeDays: 42,
    pictures: [
      {
        file: 'products/sideboard-cane-walnut.jpg',
        alt: {
          en: 'Walnut sideboard with woven cane doors and brass knobs.',
          zh: '胡桃木餐邊櫃，配藤編櫃門及黃銅拉手。',
          cn: '胡桃木餐边柜，配藤编柜门及黄铜拉手。',
        },
      },
      {
        file: 'details/sideboard-cane-walnut.jpg',
        alt: {
          en: 'Woven cane doors in walnut frames with small brass knobs, from close by.',
          zh: '胡桃木框藤面櫃門及小黃銅拉手近鏡。',
          cn: '胡桃木框藤面柜门与小黄铜拉手近景。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-SDB-02-WAL-160',
        title: { en: '160 cm', zh: '160 厘米', cn: '160 厘米' },
        attributes: { colour: 'walnut-brown', material: 'walnut', size: 'w-160' },
        price: 7680,
        salePercent: 20,
        stock: { 'kwun-tong': 3, 'tsuen-wan': 2 },
        parcel: { grams: 52000, lengthMm: 1680, widthMm: 480, heightMm: 600 },
      },
    ],
    publishedOn: '2025-10-17',
  },
]
