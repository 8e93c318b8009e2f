import type { Words } from './template-types.ts'

/** The pages of a shop without content, suitable for any studio; `{…}` are its facts. */
export const homeWords = {
  title: {
    en: '{shop_name}: interior design and renovation in Hong Kong',
    zh: '{shop_name}：香港室內設計及裝修工程',
    cn: '{shop_name}：香港室内设计与装修施工',
  },
  description: {
    en: '{shop_name} plans, builds and furnishes homes and workplaces in Hong Kong. Tell us about yours.',
    zh: '{shop_name}為香港的住宅及商業空間做規劃、裝修及傢俬。歡迎查詢。',
    cn: '{shop_name}为香港的住宅与商业空间做规划、装修和家具。欢迎咨询。',
  },
  heroTitle: { en: 'Rooms worth coming home to', zh: '每天都想回去的家', cn: '每天都想回去的家' },
  heroText: {
    en: '{shop_name} plans, builds and furnishes homes and workplaces in Hong Kong.',
    zh: '{shop_name}為香港的住宅及商業空間做規劃、裝修及傢俬。',
    cn: '{shop_name}为香港的住宅与商业空间做规划、装修和家具。',
  },
  heroAction: { en: 'Tell us about your home', zh: '告訴我們你的家', cn: '聊聊您的家' },
  stepsTitle: { en: 'From the first visit to the keys', zh: '由度尺到入伙', cn: '从量房到入住' },
  servicesTitle: { en: 'What we can do for you', zh: '我們的服務', cn: '我们的服务' },
  servicesAction: { en: 'See all services', zh: '查看所有服務', cn: '查看全部服务' },
  productsTitle: { en: 'New pieces', zh: '新到產品', cn: '新到商品' },
  productsAction: { en: 'See all pieces', zh: '查看所有產品', cn: '查看全部商品' },
  projectsTitle: { en: 'Homes we have finished', zh: '完工的家', cn: '完工的家' },
  projectsAction: { en: 'See all projects', zh: '瀏覽所有案例', cn: '浏览全部案例' },
  journalTitle: { en: 'From the journal', zh: '家居誌', cn: '家居志' },
  journalAction: { en: 'Read the journal', zh: '閱讀家居誌', cn: '阅读家居志' },
  bandTitle: { en: 'Planning something?', zh: '準備裝修？', cn: '准备装修？' },
  bandText: {
    en: 'Send us the floor plan and what you would like to change. We read every enquiry ourselves.',
    zh: '把平面圖和你想改變的地方告訴我們，每份查詢我們都會親自細閱。',
    cn: '把户型图和您想改变的地方告诉我们，每份咨询我们都会亲自阅读。',
  },
  bandAction: { en: 'Start your enquiry', zh: '開始查詢', cn: '开始咨询' },
} as const satisfies Record<string, Words>

export const steps: { drawing: 'measure' | 'plan' | 'build' | 'move-in'; title: Words; text: Words }[] = [
  {
    drawing: 'measure',
    title: { en: 'We measure', zh: '上門度尺', cn: '上门量房' },
    text: {
      en: 'We come to see the rooms, and ask how you live in them.',
      zh: '親自上門度尺，了解你的起居習慣。',
      cn: '亲自上门量房，了解您的起居习惯。',
    },
  },
  {
    drawing: 'plan',
    title: { en: 'You choose a plan', zh: '選定方案', cn: '选定方案' },
    text: {
      en: 'You get drawings, and a quotation in which every trade has its own line.',
      zh: '我們提供圖則及按工種逐項列明的報價。',
      cn: '我们提供图纸和按工种逐项列明的报价。',
    },
  },
  {
    drawing: 'build',
    title: { en: 'We build', zh: '動工', cn: '施工' },
    text: {
      en: 'Nothing is added to the bill before you have said yes.',
      zh: '任何後加項目，都要先得你同意。',
      cn: '任何增项，都要先经您同意。',
    },
  },
  {
    drawing: 'move-in',
    title: { en: 'You move in', zh: '入伙', cn: '入住' },
    text: {
      en: 'We check the rooms together, and mend what is on the list.',
      zh: '一同驗收，逐項執漏。',
      cn: '一同验收，逐项整改。',
    },
  },
]

export const aboutWords = {
  title: { en: 'About us', zh: '關於我們', cn: '关于我们' },
  description: {
    en: '{shop_name} is an interior design and renovation studio in Hong Kong.',
    zh: '{shop_name}是香港的室內設計及裝修工作室。',
    cn: '{shop_name}是香港的室内设计与装修工作室。',
  },
  body: {
    en: '## {shop_name}\n\nWe are an interior design and renovation studio in Hong Kong. We plan, build and furnish homes and workplaces, and see each of them through from the first measurement to the handover.\n\n## How we work\n\n- **Planning.** Measured drawings, and a layout that follows how you live or work.\n- **Works.** A quotation with a line for each trade, and changes only with your written approval.\n- **Furniture.** Pieces that fit the room, to buy from stock or made to measure.',
    zh: '## {shop_name}\n\n我們是香港的室內設計及裝修工作室，為住宅及商業空間做規劃、裝修及傢俬，由首次度尺到交樓一直跟進。\n\n## 我們怎樣工作\n\n- **規劃。** 先度尺，再按你的起居或工作習慣設計間隔。\n- **工程。** 報價按工種逐項列明，任何改動都以你的書面同意為準。\n- **傢俬。** 現貨或訂造，都要與空間合襯。',
    cn: '## {shop_name}\n\n我们是香港的室内设计与装修工作室，为住宅和商业空间做规划、装修和家具，从首次量房到交付一直跟进。\n\n## 我们怎样工作\n\n- **规划。** 先量房，再按您的起居或工作习惯设计布局。\n- **施工。** 报价按工种逐项列明，任何改动都以您的书面同意为准。\n- **家具。** 现货或定制，都要与空间相配。',
  },
} as const satisfies Record<string, Words>

export const contactWords = {
  title: { en: 'Contact us', zh: '聯絡我們', cn: '联系我们' },
  description: {
    en: 'How to reach {shop_name}: telephone, WhatsApp, email and address.',
    zh: '聯絡{shop_name}：電話、WhatsApp、電郵及地址。',
    cn: '联系{shop_name}：电话、WhatsApp、邮箱与地址。',
  },
  body: {
    en: '## Write or call\n\n- WhatsApp: [{company.whatsapp}](https://wa.me/{digits:company.whatsapp})\n- Telephone: [{company.phone}](tel:{compact:company.phone})\n- Email: [{company.email}](mailto:{company.email})\n- Address: {company.address}\n\nPlease make an appointment before you visit.\n\n## About an order\n\nPlease have the order reference ready, or look it up under [order tracking](/order-tracking) with your email or phone number.\n\n## About your home\n\nIt helps to know the district, the saleable area and when you get the keys. The [enquiry form](/enquiry) asks for this and takes three minutes.',
    zh: '## 聯絡方法\n\n- WhatsApp：[{company.whatsapp}](https://wa.me/{digits:company.whatsapp})\n- 電話：[{company.phone}](tel:{compact:company.phone})\n- 電郵：[{company.email}](mailto:{company.email})\n- 地址：{company.address}\n\n到訪前請先預約。\n\n## 查詢訂單\n\n請準備訂單編號，或在[追蹤訂單](/order-tracking)輸入電郵或電話號碼查詢。\n\n## 查詢裝修\n\n請告訴我們所在地區、實用面積及收樓日期。填寫[查詢表格](/enquiry)只需三分鐘。',
    cn: '## 联系方式\n\n- WhatsApp：[{company.whatsapp}](https://wa.me/{digits:company.whatsapp})\n- 电话：[{company.phone}](tel:{compact:company.phone})\n- 邮箱：[{company.email}](mailto:{company.email})\n- 地址：{company.address}\n\n到访前请先预约。\n\n## 咨询订单\n\n请准备订单编号，或在[查询订单](/order-tracking)用邮箱或电话号码查询。\n\n## 咨询装修\n\n请告诉我们所在地区、实用面积和收房日期。填写[咨询表](/enquiry)只需三分钟。',
  },
} as const satisfies Record<string, Words>
