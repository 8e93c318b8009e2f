import type { Translated } from '../message-types.ts'
import type { tryAgain as source } from '../zh/try-again.ts'

export const tryAgain: Translated<typeof source> = {
  seconds: '{count, number} 秒后可再试。',
  minutes: '约 {count, number} 分钟后可再试。',
}
