import type { SeedProduct } from '../seed-types.ts'

export const consultation: SeedProduct[] = [
  {
    key: 'site-visit',
    kind: 'SERVICE',
    categories: ['consultation'],
    title: { en: 'Site visit and measurement', zh: '上門度尺及現場評估', cn: '上门量房与现场评估' },
    summary: {
      en: 'A designer and a site foreman measure your flat and tell you what can be moved.',
      zh: '設計師連同工程師傅上門度尺，當場講清楚哪些改得、哪些改不得。',
      cn: '设计师与施工负责人上门量房，当场说清哪些能改、哪些不能改。',
    },
    description: {
      en:
        '**Included:** Laser measurement of every room, photographs, a check of the lift, water ' +
        'pressure, distribution board, drains and air-conditioner positions, and a measured plan as PDF within ' +
        'five days. Allow 60 to 120 minutes.\n\n**Not included:** Opening up walls or ceilings, structural or ' +
        'water-seepage reports, and government drawings. Outlying islands and places without vehicle access add ' +
        'the ferry or porter fare.\n\nThe fee comes off your design or renovation contract if you sign within 90 ' +
        'days.',
      zh:
        '**包括：** 全屋激光度尺、拍照，檢查升降機、水壓、電箱、去水及冷氣機位，五日內交平面尺寸圖' +
        '（PDF）。需時約 60 至 120 分鐘。\n\n' +
        '**不包括：** 鑿牆或拆天花檢查、結構或滲水報告、向政府索取圖則。離島或車輛不能直達的地點，另加船費或搬運' +
        '費。\n\n' +
        '90 日內簽訂設計或裝修合約，費用全數扣回。',
      cn:
        '**包含：** 全屋激光测量、拍照，检查电梯、水压、配电箱、排水及空调机位，五天内交付平面尺寸图（' +
        'PDF）。时长约 60 至 120 分钟。\n\n' +
        '**不含：** 凿墙或拆吊顶检查、结构或渗水报告、调取政府图纸。离岛或车辆无法直达的地点，另计船费或搬运费。\n\n' +
        '90 天内签订设计或装修合同，费用全额抵扣。',
    },
    tags: ['measurement', 'site visit', 'renovation'],
    leadTimeDays: 5,
    pictures: [
      {
        file: 'rooms/studio-1-before.jpg',
        alt: {
          en: 'The same studio as an empty concrete shell with an old window frame.',
          zh: '同一單位的毛坯狀態：空置混凝土間隔與舊窗框。',
          cn: '同一单位的毛坯状态：空置混凝土间隔与旧窗框。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-SRV-01-S',
        title: {
          en: 'Under 400 sq ft saleable',
          zh: '實用面積 400 呎以下',
          cn: '实用面积 400 平方英尺以下（约 37 ㎡）',
        },
        attributes: { size: 'under-400' },
        price: 800,
      },
      {
        sku: 'LUM-SRV-01-M',
        title: {
          en: '400 to 700 sq ft saleable',
          zh: '實用面積 400 至 700 呎',
          cn: '实用面积 400–700 平方英尺（约 37–65 ㎡）',
        },
        attributes: { size: 'from-400-to-700' },
        price: 1200,
      },
      {
        sku: 'LUM-SRV-01-L',
        title: {
          en: 'Over 700 sq ft saleable',
          zh: '實用面積 700 呎以上',
          cn: '实用面积 700 平方英尺以上（约 65 ㎡起）',
        },
        attributes: { size: 'over-700' },
        price: 1800,
      },
    ],
    publishedOn: '2024-11-01',
  },
  {
    key: 'design-consultation',
    kind: 'SERVICE',
    categories: ['consultation'],
    title: { en: 'Interior design consultation', zh: '室內設計諮詢', cn: '室内设计咨询' },
    summary: {
      en: '45 to 90 minutes with a designer, your floor plan and honest numbers.',
      zh: '帶一張平面圖來，與設計師傾 45 至 90 分鐘，預算講實數。',
      cn: '带一张户型图来，与设计师聊 45 至 90 分钟，预算讲实数。',
    },
    description: {
      en:
        '**Included:** Talk with a senior designer about layout, storage, materials and order of ' +
        'work; sketches drawn on the spot; a one-page summary with a budget range afterwards.\n\nBring the floor ' +
        'plan, a few photographs and what annoys you every day.\n\n**Not included:** Measured drawings, 3D images ' +
        'or a firm quotation, which need a site visit.',
      zh:
        '**包括：** 資深設計師逐項傾間隔、收納、用料和工序，即場畫草圖；會後寄一頁摘要連預算範圍。\n\n' +
        '請帶平面圖、幾張照片，和每日最令你頭痛的問題。\n\n**不包括：** 度尺圖、3D 圖和正式報價，這些要先上門度尺。',
      cn:
        '**包含：** 资深设计师逐项讨论布局、收纳、用材与工序，现场画草图；会后发一页摘要及预算范围。\n\n' +
        '请带户型图、几张照片，以及每天最困扰您的问题。\n\n**不含：** 测量图、3D 图和正式报价，这些需要先上门量房。',
    },
    tags: ['consultation', 'interior design', 'budget'],
    leadTimeDays: 3,
    pictures: [
      {
        file: 'rooms/lobby-1.jpg',
        alt: {
          en: 'Office reception with a fluted walnut counter, paper lanterns, bouclé armchairs and an olive tree.',
          zh: '辦公室接待處設坑紋胡桃木櫃枱、紙燈籠吊燈、圈圈絨單椅和橄欖樹。',
          cn: '办公室接待处设条纹胡桃木前台、纸灯笼吊灯、圈圈绒单椅和橄榄树。',
        },
      },
    ],
    variants: [
      {
        sku: 'LUM-SRV-02-VID',
        title: { en: 'By video, 45 minutes', zh: '視像，45 分鐘', cn: '视频，45 分钟' },
        attributes: {},
        price: 480,
      },
      {
        sku: 'LUM-SRV-02-STU',
        title: { en: 'At our studio, 60 minutes', zh: '工作室面談，60 分鐘', cn: '到店面谈，60 分钟' },
        attributes: {},
        price: 680,
      },
      {
        sku: 'LUM-SRV-02-HOM',
        title: { en: 'At your home, 90 minutes', zh: '上門面談，90 分鐘', cn: '上门面谈，90 分钟' },
        attributes: {},
        price: 1380,
      },
    ],
    publishedOn: '2024-11-01',
  },
]
