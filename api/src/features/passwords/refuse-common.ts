import { readFileSync } from 'node:fs'
import { AppError } from '../../http/app-error.ts'

/**
 * The passwords that people choose most and that meet the rule of letters and digits, in lower case, one a line: from
 * the lists of zxcvbn and zxcvbn-ts (MIT), which are drawn from leaked ones.
 */
const common: ReadonlySet<string> = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n'),
)

/** Throws `invalid-input` for a password that guessers try first, however its letters are written. */
export function refuseCommon(password: string, path: string): void {
  if (common.has(password.toLowerCase())) {
    throw new AppError('invalid-input', { errors: [{ path, code: 'password-common' }] })
  }
}
