import type { Translated } from '../message-types.ts'
import type { variationSigning as source } from '../zh/variation-signing.ts'

export const variationSigning: Translated<typeof source> = {
  approve:
    '我已阅读工程变更 {number} 的全部项目，同意合同总价变动 {amount}、工期变动 {days} 个工作日。我同意输入的姓名与亲笔签名具有同等效力；如各语言版本有出入，以我批准时所用的语言为准。',
  settle:
    '我已阅读结算 {number} 的全部项目，同意以 {total} 为最终合同总价并终止合同。我同意输入的姓名与亲笔签名具有同等效力；如各语言版本有出入，以我批准时所用的语言为准。',
}
