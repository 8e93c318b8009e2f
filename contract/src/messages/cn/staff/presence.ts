import type { Translated } from '../../message-types.ts'
import type { presence as source } from '../../zh/staff/presence.ts'

export const presence: Translated<typeof source> = {
  presence: {
    also: '{names}也打开了这一页',
    since: '{name}（{time} 起）',
  },
}
