export type PasswordCost = { memoryKibibytes: number; passes: number }

export type Passwords = {
  hash: (password: string) => Promise<string>
  /** Takes equally long whether or not there is a stored hash. */
  verify: (stored: string | undefined, password: string) => Promise<boolean>
}
