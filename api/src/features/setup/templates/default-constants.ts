import type { Words } from './template-types.ts'

/** General holidays in Hong Kong that fall on the studio's working days. */
export const generalHolidaysOnWeekdays = (
  '2026-12-25 2026-12-26 2027-01-01 2027-02-06 2027-02-08 2027-02-09 2027-03-26 2027-03-27 2027-03-29 2027-04-05 ' +
  '2027-05-01 2027-05-13 2027-06-09 2027-07-01 2027-09-16 2027-10-01 2027-10-08 2027-12-25 2027-12-27'
).split(' ')

/** The steps of a manual payment once the customer has seen the account. */
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

/** How to pay manually, by channel. */
export const paymentInstructions = {
  bank_transfer: instruction({
    en: 'Transfer the exact amount in HKD and write your order reference, and nothing else, as the message.',
    zh: '請以港元轉賬訂單的準確金額，並在附言只填寫訂單編號。',
    cn: '请以港元转账订单的准确金额，并在附言中只填写订单编号。',
  }),
  fps: instruction({
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
  payme: instruction({
    en: 'Pay the exact amount to the name shown and write your order reference as the message.',
    zh: '請向頁面所示的收款人支付準確金額，並在訊息填寫訂單編號。',
    cn: '请向页面所示的收款人支付准确金额，并在留言中填写订单编号。',
  }),
}

/** Figures in the legal pages, in days, months and whole Hong Kong dollars. */
export const defaultFigures = {
  return_days: 7,
  booking_cancel_hours: 24,
  /** From delivery of a piece, and from handover of works. */
  goods_warranty_months: 12,
  works_warranty_months: 24,
  /** A measurement fee is deducted from a contract for the same flat signed within this many days. */
  measurement_credit_days: 90,
  special_fees: {
    /** Per bulky piece and storey carried by stairs; the first storey is free. */
    stairs_per_floor: 60,
    /** Per delivery by our own team. */
    remote_area: 300,
    outlying_island: 800,
    /** For a second trip when the first could not be received. */
    redelivery: 350,
    /** Per piece, taken away on the day we deliver its replacement. */
    old_furniture_removal: 200,
    storage_free_days: 14,
    storage_per_piece_per_day: 30,
  },
} as const
