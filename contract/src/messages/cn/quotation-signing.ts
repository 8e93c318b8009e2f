import type { Translated } from '../message-types.ts'
import type { quotationSigning as source } from '../zh/quotation-signing.ts'

export const quotationSigning: Translated<typeof source> = {
  accept:
    '我已阅读这份报价的全部项目及十项条款，同意以合同总价 {total} 委托 {studio} 施工。我同意输入的姓名与亲笔签名具有同等效力；如各语言版本有出入，以我接受时所用的语言为准。',
  coolingOff: '我可以在 {day} 或之前无需任何理由取消，已付款项会全部退还。',
  earlyStart: '我要求在冷静期结束前开始施工，并明白施工开始后，取消须与 {studio} 协商结算，已完成的工程须付款。',
}
