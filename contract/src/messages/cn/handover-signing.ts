import type { Translated } from '../message-types.ts'
import type { handoverSigning as source } from '../zh/handover-signing.ts'

export const handoverSigning: Translated<typeof source> = {
  sign: '我已与 {studio} 一同验收房屋，收到列出的物品和文件，并同意未完成的整改项目以本交付单所列为准。我同意输入的姓名与亲笔签名具有同等效力；各语言版本如有出入，以我签署时所用的语言为准。',
}
