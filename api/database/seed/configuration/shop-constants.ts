import type { Words } from '../seed-types.ts'

/** Details of the demo company. The numbers follow the local form but are given to nobody. */
export const company = {
  name: {
    en: 'Lumen Interiors Limited',
    zh: '拾光設計有限公司',
    cn: '拾光设计有限公司',
  },
  founded: 2018,
  business_registration: '00002018',
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

/** General holidays of Hong Kong that fall on a day on which the studio would be open. */
const generalHolidays = (
  '2026-12-25 2026-12-26 2027-01-01 2027-02-06 2027-02-08 2027-02-09 2027-03-26 2027-03-27 2027-03-29 2027-04-05 ' +
  '2027-05-01 2027-05-13 2027-06-09 2027-07-01 2027-09-16 2027-10-01 2027-10-08 2027-12-25 2027-12-27'
).split(' ')

/** What is done with a payment by hand, after the customer has seen the account. */
const proofSteps: Words = {
  en:
    'Then upload a screenshot or photo of the receipt on your order page within {{offline_hold_hours}} hours. ' +
    'We check it within one working day; the order page shows when it is done.',
  zh: '付款後，請於 {{offline_hold_hours}} 小時內在訂單頁上載收據截圖或相片。我們會在一個工作天內核對，結果會在訂單頁顯示。',
  cn: '付款后，请在 {{offline_hold_hours}} 小时内到订单页上传转账截图或照片。我们会在一个工作日内核对，结果会显示在订单页。',
}

const instruction = (words: Words): Words => ({
  en: `${words.en} ${proofSteps.en}`,
  zh: `${words.zh}${proofSteps.zh}`,
  cn: `${words.cn}${proofSteps.cn}`,
})

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
    /** General holidays, Sundays left out. */
    closed_on: generalHolidays,
  },
  booking_days_ahead: 90,
  reply_working_days: 1,
  /** Shown at `/wix`. */
  wix_url: 'https://example.com/',
  free_shipping_from: 8000,
  /** Windows in which our own team delivers. */
  delivery_windows: [
    { key: 'morning', from: '09:00', to: '13:00' },
    { key: 'afternoon', from: '14:00', to: '18:00' },
  ],
  /** By points ever earned, one for each whole dollar of a completed order. */
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
  return_days: 7,
  booking_cancel_hours: 24,
  /** From delivery of a piece, and from handover of works. */
  goods_warranty_months: 12,
  works_warranty_months: 24,
  /** A measurement fee comes off a contract for the same flat signed within so many days. */
  measurement_credit_days: 90,
  special_fees: {
    /** Per bulky piece and storey carried by stairs; the first storey is free. */
    stairs_per_floor: 60,
    /** Per delivery by our own team. */
    remote_area: 300,
    outlying_island: 800,
    /** A second trip when nobody could receive the first. */
    redelivery: 350,
    /** Per piece, taken away on the day we deliver its replacement. */
    old_furniture_removal: 200,
    storage_free_days: 14,
    storage_per_piece_per_day: 30,
  },
  payment_channels: {
    bank_transfer: {
      title: { en: 'Bank transfer', zh: '銀行轉帳', cn: '银行转账' },
      bank_name: {
        en: 'Demonstration Bank (Hong Kong)',
        zh: '示範銀行（香港）',
        cn: '示范银行（香港）',
      },
      account_name: 'Lumen Interiors Limited (Demo)',
      account_number: '000-201801-001',
      instruction: instruction({
        en: 'Transfer the exact amount in HKD and write your order reference, and nothing else, as the message.',
        zh: '請以港元轉帳訂單的準確金額，並在附言只填寫訂單編號。',
        cn: '请以港元转账订单的准确金额，并在附言中只填写订单编号。',
      }),
    },
    fps: {
      title: { en: 'FPS', zh: '轉數快', cn: '转数快（FPS）' },
      fps_id: '1234567',
      /** As the QR code carries it: Latin, 25 characters at most. */
      payee_name: 'LUMEN INTERIORS DEMO',
      instruction: instruction({
        en:
          'Scan the QR code in your bank or wallet app. Or choose FPS there, pay by FPS ID and copy the exact amount ' +
          'and the order reference from here, so that we can match your payment at once.',
        zh:
          '在銀行或電子錢包應用程式掃描二維碼，或以轉數快識別碼付款。識別碼、準確金額及訂單編號可在此逐一複製，' +
          '方便我們即時核對。',
        cn:
          '在香港的银行或电子钱包应用中扫描二维码，或选择转数快（FPS）用识别码付款。识别码、准确金额和订单编号可在此逐项复制，' +
          '方便我们即时核对。',
      }),
    },
    payme: {
      title: { en: 'PayMe', zh: 'PayMe', cn: 'PayMe' },
      payee_name: 'Lumen Interiors (Demo)',
      phone: '+852-90002018',
      instruction: instruction({
        en: 'Pay the exact amount to the name shown and write your order reference as the message.',
        zh: '請向頁面所示的收款人支付準確金額，並在訊息填寫訂單編號。',
        cn: '请向页面所示的收款人支付准确金额，并在留言中填写订单编号。',
      }),
    },
  },
} as const
