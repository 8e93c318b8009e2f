/** The sentences that a signature on a quotation agrees to. A change of them changes `signingVersion`. */
export const quotationSigning = {
  accept:
    '我已閱讀這份報價的全部項目及十項條款，同意以合約總額 {total} 委託 {studio} 施工。我同意輸入的姓名與親筆簽署有同等效力；如各語言版本有出入，以我接納時所用的語言為準。',
  coolingOff: '我可以在 {day} 或之前無需任何理由取消，已付款項會全數退還。',
  earlyStart: '我要求在冷靜期完結前開始施工，並明白施工開始後，取消須與 {studio} 商議結算，已完成的工程須付款。',
} as const
