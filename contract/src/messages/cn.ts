import { comingSoon } from './cn/coming-soon.ts'
import { errors } from './cn/errors.ts'
import { screens } from './cn/screens.ts'
import { shell } from './cn/shell.ts'
import type { Translated } from './message-types.ts'
import type { messages as source } from './zh.ts'

export const messages: Translated<typeof source> = { comingSoon, errors, screens, shell }
