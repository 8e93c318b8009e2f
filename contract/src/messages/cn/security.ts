import type { Translated } from '../message-types.ts'
import type { security as source } from '../zh/security.ts'

export const security: Translated<typeof source> = {
  title: '账户安全',
}
