import type { Translated } from '../../message-types.ts'
import type { presence as source } from '../../zh/staff/presence.ts'

export const presence: Translated<typeof source> = {
  presence: {
    also: 'Also open at: {names}',
    since: '{name} (since {time})',
  },
}
