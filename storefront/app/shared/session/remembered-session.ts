export const sessionKey = 'fitout-session'

/** That this browser has a session, though its cookie cannot be seen from here: no name and no token. */
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
    // Without storage the session is looked for again on every visit.
  }
}
