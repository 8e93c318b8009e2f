import type { SeedProduct } from '../seed-types.ts'

export const plants: SeedProduct[] = [
  {
    key: 'planter-fig',
    kind: 'GOODS',
    categories: ['indoor-plants'],
    title: { en: 'Fiddle-leaf fig in stoneware planter', zh: '琴葉榕連陶瓷花盆', cn: '琴叶榕连陶瓷花盆' },
    summary: {
      en: 'A young fig in a sand planter, 1.25 m to the top leaf when it reaches you.',
      zh: '沙色陶盆種一棵琴葉榕，送到時葉頂約 1.25 米高。',
      cn: '沙色陶盆种一棵琴叶榕，送到时叶顶约 1.25 米高。',
    },
    description: {
      en:
        'Grown in the New Territories and kept indoors with us for three weeks, so it drops few leaves on ' +
        'moving. Wants bright light from one side and no draught from the air conditioner.\n\nThe planter has a ' +
        'hidden saucer and felt feet. We carry it up and tell you, on a card, when to water.',
      zh:
        '新界苗圃培植，先在我們倉內適應三星期，換環境時少甩葉。喜歡單邊明亮散射光，不要正對冷氣出風口。\n\n' +
        '花盆內藏水碟，底有氈墊。送貨上門，附一張淋水卡。',
      cn:
        '新界苗圃培植，先在我们仓内适应三周，换环境时少掉叶。喜欢单侧明亮散射光，不要正对空调出风口。\n\n' +
        '花盆内藏水碟，底有毡垫。送货上门，附一张浇水卡。',
    },
    tags: ['plant', 'fiddle-leaf fig', 'planter', 'living room'],
    dimensions: { widthMm: 480, depthMm: 480, heightMm: 1250 },
    materials: {
      en: 'Living plant; stoneware planter, 38 cm across; potting mix.',
      zh: '植物；陶瓷花盆，直徑 38 厘米；培植土。',
      cn: '植物；陶瓷花盆，直径 38 厘米；营养土。',
    },
    care: {
      en: 'Water when the top 4 cm of soil is dry, about weekly. Wipe the leaves; turn a quarter each month.',
      zh: '表土乾至 4 厘米深才淋水，約每星期一次。抹葉，每月轉四分一圈。',
      cn: '表土干至 4 厘米深再浇水，约每周一次。擦叶，每月转四分之一圈。',
    },
    leadTimeDays: 5,
    pictures: [
      {
        file: 'products/planter-fig.jpg',
        alt: {
          en: 'Fiddle-leaf fig in a sand stoneware planter.',
          zh: '沙色陶瓷花盆種植琴葉榕。',
          cn: '沙色陶瓷花盆种植琴叶榕。',
        },
      },
      {
        file: 'details/planter-fig.jpg',
        alt: {
          en: 'Leaves of the fiddle-leaf fig, from close by.',
          zh: '琴葉榕葉片的近鏡。',
          cn: '琴叶榕叶片近景。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-PLT-01-FIG',
        title: { en: 'With planter', zh: '連花盆', cn: '连花盆' },
        attributes: { colour: 'leaf-green', material: 'stoneware' },
        price: 1280,
        stock: { 'kwun-tong': 6, 'tsuen-wan': 0 },
        parcel: { grams: 14000, lengthMm: 460, widthMm: 460, heightMm: 1300 },
      },
    ],
    publishedOn: '2025-04-04',
  },
  {
    key: 'olive-tree',
    kind: 'GOODS',
    categories: ['indoor-plants'],
    title: { en: 'Olive tree in clay jar, 1.8 m', zh: '橄欖樹連陶甕（1.8 米）', cn: '橄榄树连陶瓮（1.8 米）' },
    summary: {
      en: 'An airy crown that softens a corner without blocking the window.',
      zh: '樹冠疏落，柔化一角，又不擋窗光。',
      cn: '树冠疏朗，柔化一角，又不挡窗光。',
    },
    description: {
      en:
        'Best on a balcony or right at a south window: an olive wants sun as a cat does. We sell only trees that ' +
        'have spent a Hong Kong summer here.\n\nNeeds two people and a lift at least 2 m high inside. If it fails ' +
        'within 60 days and the card was followed, we replace it once.',
      zh:
        '最適合露台或南窗邊，橄欖樹要日光，多多益善。我們只賣在香港捱過一個夏天的樹。\n\n' +
        '需兩人搬運，升降機內高最少 2 米。60 日內按卡護理仍枯萎，免費更換一次。',
      cn:
        '最适合阳台或南窗边，橄榄树要阳光，多多益善。我们只卖在香港熬过一个夏天的树。\n\n' +
        '需两人搬运，电梯内高至少 2 米。60 天内按卡养护仍枯萎，免费更换一次。',
    },
    tags: ['plant', 'olive tree', 'balcony'],
    dimensions: { widthMm: 1089, depthMm: 1140, heightMm: 1819 },
    materials: {
      en: 'Living plant; clay jar, 40 cm across, 36 cm high.',
      zh: '植物；陶甕，直徑 40 厘米，高 36 厘米。',
      cn: '植物；陶瓮，直径 40 厘米，高 36 厘米。',
    },
    care: {
      en: 'Full light, let the soil dry between waterings, prune in March.',
      zh: '充足日照，泥土乾透才淋，三月修剪。',
      cn: '充足日照，土干透再浇，三月修剪。',
    },
    leadTimeDays: 7,
    pictures: [
      {
        file: 'products/olive-tree.jpg',
        alt: {
          en: 'Olive tree with a spreading crown in a sand stoneware jar planter.',
          zh: '枝葉開展的橄欖樹，種於沙色陶瓷圓身花盆。',
          cn: '枝叶开展的橄榄树，种于沙色陶瓷圆身花盆。',
        },
      },
      {
        file: 'details/olive-tree.jpg',
        alt: {
          en: 'Crown and trunk of the olive tree, from close by.',
          zh: '橄欖樹樹冠與樹幹的近鏡。',
          cn: '橄榄树树冠与树干近景。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-PLT-02-OLV',
        title: { en: 'With clay jar', zh: '連陶甕', cn: '连陶瓮' },
        attributes: { colour: 'leaf-green', material: 'stoneware' },
        price: 2680,
        stock: { 'kwun-tong': 2, 'tsuen-wan': 1 },
        parcel: { grams: 24000, lengthMm: 600, widthMm: 600, heightMm: 1860 },
      },
    ],
    publishedOn: '2026-03-20',
  },
  {
    key: 'areca-palm',
    kind: 'GOODS',
    categories: ['indoor-plants'],
    title: {
      en: 'Areca palm in grey pot, 1.6 m',
      zh: '散尾葵連灰色花盆（1.6 米）',
      cn: '散尾葵连灰色花盆（1.6 米）',
    },
    summary: {
      en: 'Thirteen arching fronds for a living room or a bright bathroom.',
      zh: '十多枝彎彎的葉，放客廳或光猛的浴室都精神。',
      cn: '十多枝弯弯的叶，放客厅或明亮的浴室都精神。',
    },
    description: {
      en:
        'The easiest large plant for a Hong Kong flat: it likes our humidity and forgives a missed week. Fronds ' +
        'reach wide, so leave 60 cm on each side.\n\nComes in a matt grey pot with a saucer inside, tied up for ' +
        'the lift and opened in place.',
      zh:
        '香港單位最易養的大型植物：喜歡潮濕，漏淋一星期也捱得住。葉散得開，左右各預 60 厘米。\n\n' +
        '啞灰花盆內有水碟；入升降機前會先綁起葉，放定後才鬆開。',
      cn:
        '香港户型里最好养的大型植物：喜欢潮湿，漏浇一周也撑得住。叶散得开，左右各留 60 厘米。\n\n' +
        '哑灰花盆内有水碟；进电梯前先绑起叶，放定后再松开。',
    },
    tags: ['plant', 'palm', 'living room', 'bathroom'],
    dimensions: { widthMm: 1213, depthMm: 1352, heightMm: 1602 },
    materials: {
      en: 'Living plant; matt stoneware pot, 36 cm across.',
      zh: '植物；啞面陶盆，直徑 36 厘米。',
      cn: '植物；哑面陶盆，直径 36 厘米。',
    },
    care: {
      en: 'Bright shade, water weekly, mist in winter. Cut brown tips at an angle.',
      zh: '明亮散射光，每星期淋水，冬天噴霧。焦邊斜剪。',
      cn: '明亮散射光，每周浇水，冬天喷雾。焦边斜剪。',
    },
    leadTimeDays: 5,
    pictures: [
      {
        file: 'products/areca-palm.jpg',
        alt: {
          en: 'Areca palm with arching green fronds in a charcoal stoneware pot.',
          zh: '散尾葵，綠葉舒展低垂，種於炭灰色陶瓷花盆。',
          cn: '散尾葵，绿叶舒展低垂，种于炭灰色陶瓷花盆。',
        },
      },
      {
        file: 'details/areca-palm.jpg',
        alt: {
          en: 'The areca palm between an armchair and a bed with a slatted oak wall.',
          zh: '散尾葵放在扶手椅與睡床之間，背後是橡木條牆。',
          cn: '散尾葵摆在扶手椅与床之间，背后是橡木格栅墙。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-PLT-03-ARE',
        title: { en: 'With pot', zh: '連花盆', cn: '连花盆' },
        attributes: { colour: 'leaf-green', material: 'stoneware' },
        price: 980,
        stock: { 'kwun-tong': 7, 'tsuen-wan': 5 },
        parcel: { grams: 13000, lengthMm: 500, widthMm: 500, heightMm: 1600 },
      },
    ],
    publishedOn: '2025-07-25',
  },
]
