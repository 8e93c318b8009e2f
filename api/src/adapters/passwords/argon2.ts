import { onHashingThread } from './hashing-threads.ts'
import type { PasswordCost, Passwords } from './port.ts'

/** OWASP's minimum for argon2id: 19 MiB and two passes, some 25 ms of one core. */
export const standardCost: PasswordCost = { memoryKibibytes: 19_456, passes: 2 }

/** `limited` limits concurrency, since each hash takes a core, and rejects calls when too many are waiting. */
export function createArgon2(cost: PasswordCost, limited: <T>(work: () => Promise<T>) => Promise<T>): Passwords {
  const options = { memoryCost: cost.memoryKibibytes, timeCost: cost.passes, parallelism: 1 }
  // A dummy hash: sign-ins to unknown accounts are checked against it, so that they take equally long.
  let decoy: Promise<string> | undefined
  const hash = async (password: string) => String(await onHashingThread({ password, options }))
  return {
    hash: (password) => limited(() => hash(password)),
    async verify(stored, password) {
      decoy ??= hash('decoy')
      const against = stored ?? (await decoy)
      const isRight = await limited(() => onHashingThread({ against, password }))
      return isRight === true && stored !== undefined
    },
  }
}
