import type { SeedProduct } from '../seed-types.ts'

export const bathroom: SeedProduct[] = [
  {
    key: 'bathroom-vanity',
    kind: 'GOODS',
    categories: ['bathroom-furniture'],
    title: { en: 'Fluted oak vanity with basin', zh: '坑紋橡木浴室櫃連洗手盆', cn: '条纹橡木浴室柜连洗手盆' },
    summary: {
      en: 'Two deep drawers, a marble top and a bowl basin, hung clear of a wet floor.',
      zh: '兩個深櫃桶、雲石枱面、碗形洗手盆，掛牆離地，地面易乾。',
      cn: '两个深抽屉、大理石台面、碗形洗手盆，挂墙离地，地面易干。',
    },
    description: {
      en:
        'The top drawer is cut round the trap so that little space is lost; the lower one takes a spare hand ' +
        'towel pile and the hair dryer. Fluted fronts are solid oak, sealed on all six sides against steam.\n\n' +
        'Hung on two steel rails that need a concrete or brick wall. Basin, tap and waste are included; plumbing ' +
        'is quoted at the site visit.',
      zh:
        '上櫃桶避開隔氣彎位，空間用盡；下櫃桶放得下備用毛巾和風筒。坑紋面板為實木橡木，六面封油，不怕水氣。\n\n' +
        '以兩條鋼軌掛牆，須為石屎或磚牆。已包洗手盆、龍頭和去水；接駁水喉上門度尺時報價。',
      cn:
        '上抽屉避开存水弯，空间用足；下抽屉放得下备用毛巾和吹风机。条纹面板为橡木实木，六面封油，不怕水汽。\n\n' +
        '以两条钢轨挂墙，须为混凝土或砖墙。已含洗手盆、龙头和下水；接驳水管上门测量时报价。',
    },
    tags: ['vanity', 'basin', 'bathroom', 'oak', 'storage'],
    dimensions: { widthMm: 910, depthMm: 515, heightMm: 485 },
    materials: {
      en: 'Solid oak fronts on marine plywood; honed marble; ceramic basin; brass tap.',
      zh: '海洋級夾板，實木橡木面板；啞光雲石；陶瓷盆；黃銅龍頭。',
      cn: '船用胶合板，橡木实木面板；哑光大理石；陶瓷盆；黄铜龙头。',
    },
    care: {
      en: 'Wipe splashes from the marble; no bleach, no lime remover. Run the fan for 20 minutes.',
      zh: '雲石濺水即抹，不用漂白水或除石灰劑。沖涼後開抽氣扇 20 分鐘。',
      cn: '大理石溅水即擦，不用漂白剂或除垢剂。洗澡后开排气扇 20 分钟。',
    },
    leadTimeDays: 49,
    pictures: [
      {
        file: 'products/bathroom-vanity.jpg',
        alt: {
          en: 'Wall-hung fluted oak vanity with a marble top, bowl basin and brass tap.',
          zh: '掛牆橡木坑紋浴室櫃，配雲石枱面、碗形洗手盆及黃銅水龍頭。',
          cn: '挂墙橡木条纹浴室柜，配大理石台面、碗形洗手盆及黄铜水龙头。',
        },
      },
      {
        file: 'details/bathroom-vanity.jpg',
        alt: {
          en: 'The oak vanity with marble top and basin on a wall of green tiles.',
          zh: '橡木浴室櫃連雲石枱面和面盆，掛在綠色瓷磚牆上。',
          cn: '橡木浴室柜连大理石台面和面盆，挂在绿色瓷砖墙上。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-BTH-01-OAK-61',
        title: { en: '61 cm', zh: '61 厘米', cn: '61 厘米' },
        attributes: { colour: 'natural', material: 'oak', size: 'w-61' },
        price: 6880,
        stock: { 'kwun-tong': 3, 'tsuen-wan': 2 },
        dimensions: { widthMm: 610, depthMm: 515, heightMm: 485 },
        parcel: { grams: 44000, lengthMm: 700, widthMm: 580, heightMm: 560 },
      },
      {
        sku: 'LUM-BTH-01-OAK-91',
        title: { en: '91 cm', zh: '91 厘米', cn: '91 厘米' },
        attributes: { colour: 'natural', material: 'oak', size: 'w-91' },
        price: 8280,
        stock: { 'kwun-tong': 2, 'tsuen-wan': 2 },
        parcel: { grams: 58000, lengthMm: 1000, widthMm: 580, heightMm: 560 },
      },
    ],
    publishedOn: '2025-06-27',
  },
  {
    key: 'freestanding-bath',
    kind: 'GOODS',
    categories: ['bathroom-furniture'],
    title: {
      en: 'Freestanding oval bath, 165 cm',
      zh: '獨立式橢圓浴缸（165 厘米）',
      cn: '独立式椭圆浴缸（165 厘米）',
    },
    summary: {
      en: 'One smooth oval that holds the heat and fits a Hong Kong bathroom on the long wall.',
      zh: '一體成形的橢圓浴缸，保溫，長邊靠牆放得入香港浴室。',
      cn: '一体成型的椭圆浴缸，保温，长边靠墙放得进香港浴室。',
    },
    description: {
      en:
        'Cast in mineral resin with a thin rim: matt, warm to the hand, quiet when it fills. 96 kg empty; four ' +
        'people bring it up in the lift on its end, without a crane. About 240 litres to the overflow.\n\nFloor ' +
        'loading, hot water and drain position must be checked before you order; our site visit does that and ' +
        'says no when it should.',
      zh:
        '礦物樹脂一體澆鑄，薄邊啞面，觸手不凍，放水也靜。淨重 96 公斤，由四位師傅直立搬入升降機，不用吊運。注至溢' +
        '水口約 240 公升。\n\n' +
        '訂購前須確定樓面承重、熱水爐出水量和去水位；上門度尺時一併檢查，不合適會直接告訴你。',
      cn:
        '矿物树脂一体浇铸，薄边哑面，触手不凉，放水也安静。净重 96 公斤，由四位师傅直立搬进电梯，不必吊装。注至溢' +
        '水口约 240 升。\n\n' +
        '订购前须确认楼板承重、热水器出水量和排水位；上门测量时一并检查，不合适会直接告诉您。',
    },
    tags: ['bath', 'bathroom', 'freestanding'],
    dimensions: { widthMm: 1649, depthMm: 780, heightMm: 580 },
    materials: {
      en: 'Cast mineral resin, matt; click waste.',
      zh: '澆鑄礦物樹脂，啞面；按壓去水。',
      cn: '浇铸矿物树脂，哑面；按压下水。',
    },
    care: {
      en: 'Soft sponge and washing-up liquid. Fine scratches rub out with the grey pad we supply.',
      zh: '軟海綿加洗潔精。細紋可用隨附灰色百潔布輕磨。',
      cn: '软海绵加洗洁精。细纹可用随附灰色百洁布轻磨。',
    },
    leadTimeDays: 56,
    pictures: [
      {
        file: 'products/freestanding-bath.jpg',
        alt: {
          en: 'White oval freestanding bath with a thin rim and tapered sides.',
          zh: '白色橢圓形獨立浴缸，薄邊設計，缸身向下收窄。',
          cn: '白色椭圆形独立浴缸，薄边设计，缸身向下收窄。',
        },
      },
      {
        file: 'details/freestanding-bath.jpg',
        alt: {
          en: 'The bath under a window, with a stool and folded towels beside it.',
          zh: '獨立浴缸放在窗下，旁邊是圓凳和摺好的毛巾。',
          cn: '独立浴缸摆在窗下，旁边是圆凳和叠好的毛巾。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-BTH-02-WHT',
        title: { en: 'White', zh: '白色', cn: '白色' },
        attributes: { colour: 'white', material: 'resin' },
        price: 16800,
        stock: { 'kwun-tong': 1, 'tsuen-wan': 1 },
        parcel: { grams: 108000, lengthMm: 1720, widthMm: 860, heightMm: 680 },
      },
    ],
    publishedOn: '2026-04-24',
  },
]
