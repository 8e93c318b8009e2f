import {
  generalHolidaysOnWeekdays,
  paymentInstructions,
  defaultFigures,
} from '../../../src/features/setup/templates/default-constants.ts'

/** Details of the demo company. The numbers follow the local format but are not assigned. */
export const company = {
  name: {
    en: 'Lumen Interiors Limited',
    zh: '拾光設計有限公司',
    cn: '拾光设计有限公司',
  },
  founded: 2018,
  business_registration: '00002018',
  /** Follows the name where the law requires it. */
  registered: {
    en: ', Business Registration No. 00002018',
    zh: '（商業登記號碼 00002018）',
    cn: '（香港商业登记号码 00002018）',
  },
  address: {
    en: 'Room 1801, 18/F, Daylight Centre, 8 Lantern Street, Kwun Tong, Kowloon',
    zh: '九龍觀塘燈籠街 8 號日光中心 18 樓 1801 室',
    cn: '香港九龙观塘灯笼街 8 号日光中心 18 楼 1801 室',
  },
  phone: '+852 2000 2018',
  whatsapp: '+852 9000 2018',
  email: 'hello@lumeninteriors.example',
  privacy_email: 'privacy@lumeninteriors.example',
} as const

/** An addition to the demo's legal pages, so that it is not mistaken for a real shop. */
const notes = {
  company: {
    en: ' This is a demonstration shop: the company, its registration number, its address and its bank accounts are invented, and no real business stands behind them.',
    zh: '本網店為示範用途：公司、登記號碼、地址及銀行帳戶均屬虛構，背後並無真實商號。',
    cn: '本网店仅作演示：公司、登记号码、地址和银行账户均为虚构，背后没有真实的商家。',
  },
  data_user: { en: ' Both are demonstration data.', zh: '以上均為示範資料。', cn: '以上均为演示数据。' },
  party: { en: ' (demonstration data)', zh: '（示範資料）', cn: '（演示数据）' },
  accounts: {
    en: ' (The accounts of this demonstration shop are invented: please send them no money.)',
    zh: '（本示範網店的帳戶均屬虛構，請勿匯款。）',
    cn: '（本演示网店的账户均为虚构，请勿汇款。）',
  },
}

/** Money in whole Hong Kong dollars, as in the rest of the seed. */
export const shopConstants = {
  currency: 'HKD',
  default_country: 'HK',
  default_language: 'zh',
  delivery_method: 'DELIVERY',
  time_zone: 'Asia/Hong_Kong',
  area_codes: ['852', '853', '86'],
  company,
  opening_hours: {
    title: {
      en: 'Monday to Saturday, 10:30–19:00; closed on Sundays and public holidays',
      zh: '星期一至六 10:30–19:00；星期日及公眾假期休息',
      cn: '周一至周六 10:30–19:00；周日及香港公众假期休息',
    },
    /** ISO weekdays, Monday is 1. */
    days: [1, 2, 3, 4, 5, 6],
    opens: '10:30',
    closes: '19:00',
    /** General holidays, except those on Sundays. */
    closed_on: generalHolidaysOnWeekdays,
  },
  booking_days_ahead: 90,
  reply_working_days: 1,
  /** Shown at `/wix`. */
  wix_url: 'https://example.com/',
  free_shipping_from: 8000,
  /** Time windows in which our own team delivers. */
  delivery_windows: [
    { key: 'morning', from: '09:00', to: '13:00' },
    { key: 'afternoon', from: '14:00', to: '18:00' },
  ],
  /** By points earned in total, one for each whole dollar of a completed order. */
  membership_levels: [
    { slug: 'daylight', title: { en: 'Daylight', zh: '晨光會員', cn: '晨光会员' }, from: 0 },
    {
      slug: 'golden-hour',
      title: { en: 'Golden Hour', zh: '金光會員', cn: '金光会员' },
      from: 20_000,
      benefits: { en: 'First choice of delivery days.', zh: '優先選擇送貨日期。', cn: '优先选择送货日期。' },
    },
    {
      slug: 'studio',
      title: { en: 'Studio Circle', zh: '拾光之友', cn: '拾光之友' },
      from: 100_000,
      benefits: {
        en: 'First choice of delivery days, and a yearly visit to oil the wood.',
        zh: '優先選擇送貨日期，每年上門為木器上油一次。',
        cn: '优先选择送货日期，每年上门为木器上油一次。',
      },
    },
  ],
  ...defaultFigures,
  payment_channels: {
    bank_transfer: {
      title: { en: 'Bank transfer', zh: '銀行轉賬', cn: '银行转账' },
      bank_name: {
        en: 'Demonstration Bank (Hong Kong)',
        zh: '示範銀行（香港）',
        cn: '示范银行（香港）',
      },
      account_name: 'Lumen Interiors Limited (Demo)',
      account_number: '000-201801-001',
      instruction: paymentInstructions.bank_transfer,
    },
    fps: {
      title: { en: 'FPS', zh: '轉數快', cn: '转数快（FPS）' },
      fps_id: '1234567',
      /** As in the QR code: Latin, 25 characters at most. */
      payee_name: 'LUMEN INTERIORS DEMO',
      instruction: paymentInstructions.fps,
    },
    payme: {
      title: { en: 'PayMe', zh: 'PayMe', cn: 'PayMe' },
      payee_name: 'Lumen Interiors (Demo)',
      phone: '+852-90002018',
      instruction: paymentInstructions.payme,
    },
  },
} as const

/** The values for the templates of legal pages. */
export const shopFacts = {
  ...shopConstants,
  shop_name: { en: 'Lumen Interiors', zh: '拾光設計', cn: '拾光设计' },
  notes,
}
