import { comingSoon } from './en/coming-soon.ts'
import { errors } from './en/errors.ts'
import { screens } from './en/screens.ts'
import { shell } from './en/shell.ts'
import type { Translated } from './message-types.ts'
import type { messages as source } from './zh.ts'

export const messages: Translated<typeof source> = { comingSoon, errors, screens, shell }
