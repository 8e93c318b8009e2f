import { comingSoon } from './zh/coming-soon.ts'
import { errors } from './zh/errors.ts'
import { screens } from './zh/screens.ts'
import { shell } from './zh/shell.ts'

/** Every message of the storefront in Traditional Chinese; the other languages take their form from here. */
export const messages = { comingSoon, errors, screens, shell } as const
