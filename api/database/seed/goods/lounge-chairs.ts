import type { SeedProduct } from '../seed-types.ts'

export const loungeChairs: SeedProduct[] = [
  {
    key: 'lounge-chair',
    kind: 'GOODS',
    categories: ['lounge-chairs'],
    title: { en: 'Lounge chair, wooden frame', zh: '木框休閒椅', cn: '实木框休闲椅' },
    summary: {
      en: 'An open-armed reading chair: ivory bouclé on oak, or rust linen on walnut.',
      zh: '開放式扶手閱讀椅：象牙白圈圈絨配橡木，或鐵鏽橙亞麻配胡桃木。',
      cn: '开放扶手阅读椅：象牙白圈圈绒配橡木，或铁锈橙亚麻配胡桃木。',
    },
    description: {
      en:
        'The frame is joined with through-tenons at the arms, so you see how it holds together. The seat tips ' +
        'back a few degrees; the back cushion is thick at the shoulders and reaches the head of most readers.\n\n' +
        'At 77 cm wide it fits the corner that a second sofa does not. Arrives in one box through any lift door; ' +
        'only the legs are fitted on site.',
      zh:
        '扶手與椅腳以明榫接合，結構一目了然。座面微微後仰，椅背墊到膊頭位置特別厚，看書時頭靠得到。\n\n' +
        '闊 77 厘米，放不下第二張梳化的角落正好放它。一箱送到，任何升降機都入得，到場只需裝腳。',
      cn:
        '扶手与椅腿以明榫连接，结构看得见。坐面略向后仰，靠垫肩部加厚，看书时头也有依托。\n\n' +
        '宽 77 厘米，放不下第二张沙发的角落正合适。单箱到货，任何电梯都能进，现场只需装腿。',
    },
    tags: ['armchair', 'lounge chair', 'reading', 'living room'],
    dimensions: { widthMm: 770, depthMm: 890, heightMm: 960 },
    materials: {
      en: 'Solid oak with wool-blend bouclé, or solid walnut with linen; webbing seat; layered foam.',
      zh: '實木橡木配羊毛混紡圈圈絨，或實木胡桃木配亞麻；織帶座底；多層海綿。',
      cn: '橡木实木配羊毛混纺圈圈绒，或胡桃木实木配亚麻；织带坐底；多层海绵。',
    },
    care: {
      en:
        'Oil the arms once a year, where hands wear them pale. Comb pulled bouclé loops back with your fingers; ' +
        'never cut them.',
      zh: '扶手位每年上一次木油。圈圈絨勾起時用手指輕輕撥回，不要剪斷。',
      cn: '扶手处每年擦一次木油。圈圈绒勾起时用手指拨回，不要剪断。',
    },
    leadTimeDays: 28,
    model: 'lounge-chair.glb',
    pictures: [
      {
        file: 'products/lounge-chair-boucle.jpg',
        alt: {
          en: 'Oak-framed lounge chair with thick ivory bouclé cushions.',
          zh: '橡木框休閒椅，配厚身象牙白圈圈絨坐墊。',
          cn: '橡木框休闲椅，配厚实象牙白圈圈绒坐垫。',
        },
      },
      {
        file: 'products/lounge-chair-rust.jpg',
        alt: {
          en: 'Walnut-framed lounge chair with rust linen cushions.',
          zh: '胡桃木框休閒椅，配鐵鏽橙亞麻坐墊。',
          cn: '胡桃木框休闲椅，配铁锈橙亚麻坐垫。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-LOU-01-IVO',
        title: { en: 'Ivory bouclé, oak', zh: '象牙白圈圈絨，橡木', cn: '象牙白圈圈绒，橡木' },
        attributes: { colour: 'ivory', material: 'boucle' },
        price: 5680,
        stock: { 'kwun-tong': 5, 'tsuen-wan': 4 },
        parcel: { grams: 15000, lengthMm: 920, widthMm: 800, heightMm: 660 },
        picture: 0,
      },
      {
        sku: 'LUM-LOU-01-RUS',
        title: { en: 'Rust linen, walnut', zh: '鐵鏽橙亞麻，胡桃木', cn: '铁锈橙亚麻，胡桃木' },
        attributes: { colour: 'rust', material: 'linen' },
        price: 5980,
        stock: { 'kwun-tong': 3, 'tsuen-wan': 0 },
        parcel: { grams: 15000, lengthMm: 920, widthMm: 800, heightMm: 660 },
        picture: 1,
      },
    ],
    publishedOn: '2025-05-09',
  },
  {
    key: 'tub-chair',
    kind: 'GOODS',
    categories: ['lounge-chairs'],
    title: { en: 'Swivel tub chair, ivory bouclé', zh: '旋轉圈圈絨單椅（象牙白）', cn: '旋转单人椅（象牙白圈圈绒）' },
    summary: {
      en: 'A round chair that turns from the window to the table without a sound.',
      zh: '圓身單人椅，由窗邊轉向飯枱，安靜無聲。',
      cn: '圆润的单人椅，从窗边转向餐桌，安静无声。',
    },
    description: {
      en:
        'The back wraps round in one curve, upholstered from a single piece so no seam meets your arm. Below it ' +
        'a return swivel brings the chair back to face forward when you stand up.\n\nThe plinth is weighted and ' +
        'felt-padded: it stays put on timber floors and leaves no ring. 82 cm wide, it passes an 80 cm door on ' +
        'its side.',
      zh:
        '椅背一氣呵成包圍身體，用整幅布包裹，手臂位置沒有接縫。底座附自動回正旋轉盤，起身後椅子會自己轉返正面。\n\n' +
        '底座加重並貼有氈墊，木地板上不走位，也不留印。椅闊 82 厘米，打側可過 80 厘米房門。',
      cn:
        '椅背一圈环抱，整幅面料包覆，手臂处没有接缝。底座带自动回正转盘，起身后椅子自己转回正面。\n\n' +
        '底座加重并贴毛毡，在木地板上不移位也不留印。宽 82 厘米，侧放可过 80 厘米的门。',
    },
    tags: ['armchair', 'swivel', 'bouclé', 'living room'],
    dimensions: { widthMm: 820, depthMm: 760, heightMm: 870 },
    materials: {
      en: 'Wool-blend bouclé; moulded foam over plywood; steel return swivel; black-stained ash plinth.',
      zh: '羊毛混紡圈圈絨；夾板骨架配一體成形海綿；鋼製回正轉盤；黑色梣木底座。',
      cn: '羊毛混纺圈圈绒；胶合板骨架配定型海绵；钢制回正转盘；黑色白蜡木底座。',
    },
    care: {
      en: 'Vacuum gently along the curve. Steam, held 10 cm away, lifts flattened loops.',
      zh: '順着弧度輕輕吸塵。絨圈壓平了，可用蒸氣在 10 厘米外蒸鬆。',
      cn: '沿弧面轻轻吸尘。绒圈压平后，可隔 10 厘米用蒸汽蒸松。',
    },
    leadTimeDays: 35,
    pictures: [
      {
        file: 'products/tub-chair.jpg',
        alt: {
          en: 'Rounded swivel armchair in ivory bouclé.',
          zh: '象牙白圈圈絨圓身旋轉單椅。',
          cn: '象牙白圈圈绒圆身旋转单椅。',
        },
      },
      {
        file: 'rooms/lobby-2.jpg',
        alt: {
          en: 'Waiting area with rounded armchairs in front of the reception counter and tall windows.',
          zh: '等候區的圓身單椅，背景是接待櫃枱和落地玻璃窗。',
          cn: '等候区的圆身单椅，背景是接待前台和落地玻璃窗。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-LOU-02-IVO',
        title: { en: 'Ivory bouclé', zh: '象牙白圈圈絨', cn: '象牙白圈圈绒' },
        attributes: { colour: 'ivory', material: 'boucle' },
        price: 6880,
        stock: { 'kwun-tong': 0, 'tsuen-wan': 0 },
        parcel: { grams: 15000, lengthMm: 860, widthMm: 800, heightMm: 900 },
      },
    ],
    publishedOn: '2025-01-17',
  },
]
