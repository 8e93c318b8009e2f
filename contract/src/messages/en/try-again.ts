import type { Translated } from '../message-types.ts'
import type { tryAgain as source } from '../zh/try-again.ts'

export const tryAgain: Translated<typeof source> = {
  seconds: 'You can try again in {count, plural, one {# second} other {# seconds}}.',
  minutes: 'You can try again in about {count, plural, one {a minute} other {# minutes}}.',
}
