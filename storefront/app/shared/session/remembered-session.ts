export const sessionKey = 'fitout-session'

/** Records that this browser has a session, since scripts cannot read its cookie. Contains neither name nor token. */
export type Remembered = { at: number; registered: boolean }

export function rememberedSession(): Remembered | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(sessionKey) ?? 'null')
    if (typeof value !== 'object' || value === null) return undefined
    const { at, registered } = value as Partial<Remembered>
    return typeof at === 'number' ? { at, registered: registered === true } : undefined
  } catch {
    return undefined
  }
}

export function rememberSession({ registered }: { registered: boolean }): void {
  try {
    localStorage.setItem(sessionKey, JSON.stringify({ at: Date.now(), registered } satisfies Remembered))
  } catch {
    // Without storage the session is looked up on every visit.
  }
}
