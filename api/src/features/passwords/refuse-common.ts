import { readFileSync } from 'node:fs'
import { AppError } from '../../http/app-error.ts'

/**
 * The most common passwords that satisfy the rule of letters and digits, in lower case, one per line: from
 * the lists of zxcvbn and zxcvbn-ts (MIT), which are drawn from leaked ones.
 */
const common: ReadonlySet<string> = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n'),
)

/** Throws `invalid-input` for a common password, in any capitalisation. */
export function refuseCommon(password: string, path: string): void {
  if (common.has(password.toLowerCase())) {
    throw new AppError('invalid-input', { errors: [{ path, code: 'password-common' }] })
  }
}
