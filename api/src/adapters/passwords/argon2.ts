import { hash, verify } from '@node-rs/argon2'
import type { PasswordCost, Passwords } from './port.ts'

/** The least that OWASP's password storage page asks of argon2id: 19 MiB and two passes, some 25 ms of one core. */
export const standardCost: PasswordCost = { memoryKibibytes: 19_456, passes: 2 }

/** `gate` lets few in at once, since each hash takes a core, and turns the rest away when too many wait. */
export function createArgon2(cost: PasswordCost, gate: <T>(work: () => Promise<T>) => Promise<T>): Passwords {
  const options = { memoryCost: cost.memoryKibibytes, timeCost: cost.passes, parallelism: 1 }
  // Nobody's password: what a login is compared with where there is no account, so that it takes as long.
  let nobodys: Promise<string> | undefined
  return {
    hash: (password) => gate(() => hash(password, options)),
    async verify(stored, password) {
      nobodys ??= hash('nobody', options)
      const against = stored ?? (await nobodys)
      const isRight = await gate(() => verify(against, password))
      return isRight && stored !== undefined
    },
  }
}
