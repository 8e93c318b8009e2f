import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { countGuess, forgiveGuesses } from '../allowances/allowances-service.ts'
import { findSetupCode, putSetupCode } from './setup-queries.ts'

// Crockford base32; 80 bits cannot be guessed, and a hash of them reveals nothing.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const blocks = 4
const guesses = 'setup code'
/** For all callers together: the code is typed once, by one person. */
const guessRule = { free: 10, firstWaitSeconds: 10, longestWaitSeconds: 300, forgottenAfterSeconds: 3600 }

/** Creates the code for this start: `7K3Q-9XPD-2M8D-H4VT`. The code of an earlier start becomes invalid. */
export async function renewSetupCode({ db, clock }: Context): Promise<string> {
  const block = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  const code = Array.from({ length: blocks }, block).join('-')
  await putSetupCode(db, hashOf(code), clock.now())
  return code
}

/** Returns the hash of the typed code if it is valid. Throws `setup-code-wrong`, or `rate-limited`. */
export async function proveSetupCode(context: Context, typed: string): Promise<Buffer> {
  await countGuess(context, guesses, guessRule)
  const given = hashOf(typed)
  const known = await findSetupCode(context.db)
  if (!known || !timingSafeEqual(known, given)) throw new AppError('setup-code-wrong')
  await forgiveGuesses(context, guesses)
  return given
}

/** Any case, with or without hyphens, O for 0, I and L for 1. */
function hashOf(typed: string): Buffer {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return createHash('sha256').update('shop setup').update(plain).digest()
}
