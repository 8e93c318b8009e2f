import type { SeedProduct } from '../seed-types.ts'

export const diningAndOfficeChairs: SeedProduct[] = [
  {
    key: 'dining-chair-oak',
    kind: 'GOODS',
    categories: ['dining-chairs'],
    title: { en: 'Dining chair, oak and linen', zh: '橡木餐椅（亞麻座墊）', cn: '橡木餐椅（亚麻坐垫）' },
    summary: {
      en: 'One bent rail makes the back and the arms; it tucks under a 74 cm table.',
      zh: '一支曲木同時做椅背和扶手，可收入 74 厘米高的餐枱下。',
      cn: '一根弯木兼作靠背与扶手，可收进 74 厘米高的餐桌下。',
    },
    description: {
      en:
        'The rail is steam-bent from a single oak stave and left a little thicker behind the spine. It lets you ' +
        'sit sideways after dinner, which is when the talking starts.\n\nMortise-and-tenon joints, glued, no ' +
        'visible screws. Comes assembled; four chairs stack two boxes high in the lift.',
      zh:
        '椅圈用一條橡木蒸曲而成，腰背位置特別留厚。飯後側身坐着傾偈，手臂有位擱。\n\n' +
        '榫卯接合，表面沒有螺絲。整張組裝好送到，四張分兩箱，一轉升降機可以送完。',
      cn:
        '椅圈由一根橡木蒸汽弯曲而成，腰背处特意留厚。饭后侧身聊天，手臂也有地方搭。\n\n' +
        '榫卯结构，表面不见螺丝。整椅到货，四把分两箱，一趟电梯送完。',
    },
    tags: ['dining chair', 'oak', 'dining room', 'nordic'],
    dimensions: { widthMm: 540, depthMm: 530, heightMm: 800 },
    materials: {
      en: 'Solid oak, matt hard-wax oil; linen seat pad over foam.',
      zh: '實木橡木，啞光硬蠟油；亞麻座墊內置海綿。',
      cn: '橡木实木，哑光硬蜡油；亚麻坐垫内置海绵。',
    },
    care: {
      en: 'Wipe with a wrung-out cloth. The pad unscrews from below for re-covering; we keep the linen.',
      zh: '用扭乾的布抹拭。座墊由底部鬆螺絲即可拆下換布，我們長期備有同款亞麻。',
      cn: '用拧干的布擦拭。坐垫从底部拧下即可换布，同款亚麻长期有备。',
    },
    leadTimeDays: 21,
    pictures: [
      {
        file: 'products/dining-chair-oak.jpg',
        alt: {
          en: 'Oak dining chair with a curved back rail and linen seat.',
          zh: '橡木餐椅，弧形椅背配亞麻座墊。',
          cn: '橡木餐椅，弧形椅背配亚麻坐垫。',
        },
      },
      {
        file: 'details/dining-chair-oak.jpg',
        alt: {
          en: 'Curved oak back and light linen seat of the dining chair, from close by.',
          zh: '橡木餐椅的弧形椅背及淺色亞麻座墊近鏡。',
          cn: '橡木餐椅的弧形靠背与浅色亚麻坐垫近景。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-DCH-01-OAK-1',
        title: { en: 'One', zh: '一張', cn: '一把' },
        attributes: { colour: 'natural', material: 'oak', size: 'one' },
        price: 1980,
        stock: { 'kwun-tong': 14, 'tsuen-wan': 10 },
        parcel: { grams: 10000, lengthMm: 580, widthMm: 570, heightMm: 840 },
      },
      {
        sku: 'LUM-DCH-01-OAK-2',
        title: { en: 'Pair', zh: '一對', cn: '一对' },
        attributes: { colour: 'natural', material: 'oak', size: 'pair' },
        price: 3780,
        stock: { 'kwun-tong': 7, 'tsuen-wan': 5 },
        parcel: { grams: 19000, lengthMm: 600, widthMm: 580, heightMm: 1200 },
      },
      {
        sku: 'LUM-DCH-01-OAK-4',
        title: { en: 'Set of four', zh: '四張一套', cn: '四把一套' },
        attributes: { colour: 'natural', material: 'oak', size: 'set-of-four' },
        price: 7200,
        stock: { 'kwun-tong': 3, 'tsuen-wan': 2 },
        parcel: { grams: 38000, lengthMm: 1200, widthMm: 600, heightMm: 1200 },
      },
    ],
    publishedOn: '2024-11-22',
  },
  {
    key: 'dining-chair-black',
    kind: 'GOODS',
    categories: ['dining-chairs'],
    title: {
      en: 'Dining chair, black ash and tan leather',
      zh: '黑梣木餐椅（啡色皮座墊）',
      cn: '黑色白蜡木餐椅（棕色皮坐垫）',
    },
    summary: {
      en: 'The bent-rail chair in black, with a leather seat that improves with use.',
      zh: '曲木餐椅的黑色版本，皮座墊愈坐愈有味道。',
      cn: '弯木餐椅的黑色款，皮坐垫越坐越有味道。',
    },
    description: {
      en:
        'Ash has an open grain, so the black stain leaves the texture to be felt under the hand. The saddle ' +
        'leather starts tan and darkens towards chestnut in a year of dinners.\n\nSits as well at a desk as at a ' +
        'table. Delivered assembled.',
      zh:
        '梣木木紋深，染黑後仍摸得到紋理。馬鞍皮初時是淺啡色，吃過一年飯，會慢慢變成栗子色。\n\n' +
        '放餐枱或書枱都合適。整張組裝好送貨。',
      cn: '白蜡木纹理深，染黑后依然摸得到木纹。鞍皮起初是浅棕，用上一年渐渐变成栗色。\n\n配餐桌或书桌都合适，整椅送达。',
    },
    tags: ['dining chair', 'leather', 'black', 'dining room'],
    dimensions: { widthMm: 540, depthMm: 530, heightMm: 800 },
    materials: {
      en: 'Solid ash, black stain and matt lacquer; vegetable-tanned leather seat.',
      zh: '實木梣木，染黑啞光漆；植鞣牛皮座墊。',
      cn: '白蜡木实木，染黑哑光漆；植鞣牛皮坐垫。',
    },
    care: {
      en: 'Feed the leather with a neutral cream twice a year, once before the dry season. Scratches rub in.',
      zh: '皮面每年用無色皮革膏護理兩次，入秋天乾前做一次。淺刮痕用手指推開便可。',
      cn: '皮面每年用无色皮革膏保养两次，入秋前做一次。浅划痕用手指揉开即可。',
    },
    leadTimeDays: 21,
    pictures: [
      {
        file: 'products/dining-chair-black.jpg',
        alt: {
          en: 'Black ash dining chair with a tan leather seat.',
          zh: '黑色梣木餐椅，配啡色皮革座墊。',
          cn: '黑色白蜡木餐椅，配棕色皮革坐垫。',
        },
      },
      {
        file: 'details/dining-chair-black.jpg',
        alt: {
          en: 'Curved black back and tan leather seat of the dining chair, from close by.',
          zh: '黑色餐椅的弧形椅背及棕色皮座墊近鏡。',
          cn: '黑色餐椅的弧形靠背与棕色皮坐垫近景。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-DCH-02-BLK-1',
        title: { en: 'One', zh: '一張', cn: '一把' },
        attributes: { colour: 'black', material: 'ash', size: 'one' },
        price: 2280,
        stock: { 'kwun-tong': 8, 'tsuen-wan': 6 },
        parcel: { grams: 10500, lengthMm: 580, widthMm: 570, heightMm: 840 },
      },
      {
        sku: 'LUM-DCH-02-BLK-2',
        title: { en: 'Pair', zh: '一對', cn: '一对' },
        attributes: { colour: 'black', material: 'ash', size: 'pair' },
        price: 4380,
        stock: { 'kwun-tong': 4, 'tsuen-wan': 3 },
        parcel: { grams: 20000, lengthMm: 600, widthMm: 580, heightMm: 1200 },
      },
    ],
    publishedOn: '2025-06-20',
  },
  {
    key: 'velvet-dining-chair',
    kind: 'GOODS',
    categories: ['dining-chairs'],
    title: { en: 'Velvet dining chair, moss green', zh: '苔綠絲絨餐椅', cn: '苔绿丝绒餐椅' },
    summary: {
      en: 'A shell of green velvet on slim brass legs, soft enough for a long dinner.',
      zh: '貝殼形苔綠絲絨椅背配幼身黃銅腳，坐足一頓晚飯也舒服。',
      cn: '贝壳形苔绿丝绒椅背配纤细黄铜脚，久坐也舒服。',
    },
    description: {
      en:
        'The curved back supports the lower ribs and ends low enough to keep the view across the table. Velvet ' +
        'with a short, dense pile: it shows the light, not the crumbs.\n\nThe legs screw in by hand; felt feet are ' +
        'in the box. Six chairs fit one lift.',
      zh:
        '弧形椅背托住腰側，高度剛好不擋枱面視線。短毛高密度絲絨，有光澤，又不易藏碎屑。\n\n' +
        '椅腳徒手旋上，附氈墊。六張一轉升降機可以送完。',
      cn:
        '弧形椅背托住腰侧，高度不遮挡桌面视线。短毛高密度丝绒，有光泽，也不易藏碎屑。\n\n' +
        '椅脚徒手拧紧，附毛毡脚垫。六把一趟电梯送完。',
    },
    tags: ['dining chair', 'velvet', 'green', 'dining room'],
    dimensions: { widthMm: 570, depthMm: 569, heightMm: 799 },
    materials: {
      en: 'Polyester velvet (60,000 rubs); moulded foam; steel legs, brushed brass finish.',
      zh: '聚酯絲絨（耐磨六萬次）；定型海綿；拉絲黃銅色鋼腳。',
      cn: '聚酯丝绒（耐磨六万次）；定型海绵；拉丝黄铜色钢脚。',
    },
    care: {
      en: 'Brush with the pile. Blot, do not rub. Turn chairs away from full afternoon sun.',
      zh: '順毛刷塵。濕了印乾，不要擦。避免下午太陽直曬。',
      cn: '顺毛刷尘。弄湿后吸干，勿擦。避免午后直晒。',
    },
    leadTimeDays: 28,
    pictures: [
      {
        file: 'products/velvet-dining-chair.jpg',
        alt: {
          en: 'Dining chair in green velvet with a curved back and slim brass legs.',
          zh: '綠色絲絨餐椅，弧形椅背配幼身黃銅腳。',
          cn: '绿色丝绒餐椅，弧形椅背配纤细黄铜脚。',
        },
      },
      {
        file: 'rooms/dining-2.jpg',
        alt: {
          en: 'Marble table set for six, seen from the corner with a round mirror and tall sheer curtains.',
          zh: '從角落望向已擺好餐具的雲石餐枱，旁邊有圓鏡和落地紗簾。',
          cn: '从角落望向已摆好餐具的大理石餐桌，旁边有圆镜和落地纱帘。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-DCH-03-GRN-1',
        title: { en: 'One', zh: '一張', cn: '一把' },
        attributes: { colour: 'moss-green', material: 'velvet', size: 'one' },
        price: 1680,
        stock: { 'kwun-tong': 10, 'tsuen-wan': 8 },
        parcel: { grams: 10000, lengthMm: 600, widthMm: 580, heightMm: 620 },
      },
      {
        sku: 'LUM-DCH-03-GRN-2',
        title: { en: 'Pair', zh: '一對', cn: '一对' },
        attributes: { colour: 'moss-green', material: 'velvet', size: 'pair' },
        price: 3180,
        salePercent: 10,
        stock: { 'kwun-tong': 5, 'tsuen-wan': 4 },
        parcel: { grams: 19000, lengthMm: 620, widthMm: 600, heightMm: 1100 },
      },
      {
        sku: 'LUM-DCH-03-GRN-4',
        title: { en: 'Set of four', zh: '四張一套', cn: '四把一套' },
        attributes: { colour: 'moss-green', material: 'velvet', size: 'set-of-four' },
        price: 6080,
        salePercent: 15,
        stock: { 'kwun-tong': 2, 'tsuen-wan': 1 },
        parcel: { grams: 38000, lengthMm: 1220, widthMm: 620, heightMm: 1100 },
      },
    ],
    publishedOn: '2026-01-16',
  },
  {
    key: 'office-chair',
    kind: 'GOODS',
    categories: ['office-chairs'],
    title: { en: 'Padded task chair, blue-grey', zh: '布面辦公椅（藍灰色）', cn: '布面办公椅（蓝灰色）' },
    summary: {
      en: 'Enough adjustment for eight hours, little enough to live in a bedroom.',
      zh: '足夠坐八小時的承托，外形又斯文得可以放睡房。',
      cn: '撑得住八小时，样子又温和得可以放进卧室。',
    },
    description: {
      en:
        'Seat height, tilt tension and back angle adjust; the rest is foam where you need it. Covered in a plain ' +
        'weave that looks like furniture, not equipment.\n\nSoft castors roll on timber without marking it. Goes ' +
        'together in ten minutes with the one key in the box.',
      zh:
        '座高、後仰力度和椅背角度均可調校，其餘交給厚薄合宜的海綿。平織布面，看起來是傢俬，不是器材。\n\n' +
        '軟膠轆不傷木地板。盒內附一支六角匙，十分鐘裝好。',
      cn:
        '坐高、后仰力度和椅背角度可调，其余交给厚薄得当的海绵。平织布面，看着是家具而不是设备。\n\n' +
        '软胶轮不伤木地板。附一把内六角扳手，十分钟装好。',
    },
    tags: ['office chair', 'home office', 'study'],
    dimensions: { widthMm: 646, depthMm: 616, heightMm: 1073 },
    materials: {
      en: 'Recycled-polyester cloth; moulded foam; powder-coated steel base; gas lift class 4.',
      zh: '再生聚酯布；定型海綿；黑色噴粉鋼製五星腳；四級氣壓棒。',
      cn: '再生聚酯面料；定型海绵；黑色喷粉钢制五星脚；四级气压杆。',
    },
    care: {
      en: 'Vacuum; wipe arms with mild soap. Check the base screws once a year.',
      zh: '吸塵；扶手用中性皂液抹。每年檢查底座螺絲一次。',
      cn: '吸尘；扶手用中性皂液擦。每年检查一次底座螺丝。',
    },
    leadTimeDays: 14,
    pictures: [
      {
        file: 'products/office-chair.jpg',
        alt: {
          en:
            'Office chair with a blue-grey padded seat and high back, armrests and a black five-star base on ' +
            'castors.',
          zh: '灰藍色布藝辦公椅，高椅背連扶手，配黑色五星腳及滑輪。',
          cn: '灰蓝色布艺办公椅，高靠背带扶手，配黑色五星脚及滑轮。',
        },
      },
      {
        file: 'details/office-chair.jpg',
        alt: {
          en: 'Seat, armrests and gas lift of the blue-grey office chair, from close by.',
          zh: '灰藍色辦公椅的座墊、扶手及氣壓升降桿近鏡。',
          cn: '灰蓝色办公椅的坐垫、扶手与气压升降杆近景。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-OFC-01-GRY',
        title: { en: 'Blue-grey cloth', zh: '藍灰布', cn: '蓝灰布' },
        attributes: { colour: 'blue-grey', material: 'cloth' },
        price: 2680,
        stock: { 'kwun-tong': 6, 'tsuen-wan': 5 },
        parcel: { grams: 15000, lengthMm: 680, widthMm: 660, heightMm: 360 },
      },
    ],
    publishedOn: '2025-11-07',
  },
]
