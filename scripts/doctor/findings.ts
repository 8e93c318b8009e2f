/** What is wrong with an installation, and what to do about it, each in one sentence. */
export type Finding = { about: string; wrong: string; mend: string }

/** What the doctor looks at, so that a test can plant a mistake in each. */
export type Patient = {
  environment: Readonly<Record<string, string | undefined>>
  now: () => Date
  /** What must at least be free in DATA_DIR. */
  leastFreeBytes: number
}

export const usualPatient: Patient = {
  environment: process.env,
  now: () => new Date(),
  leastFreeBytes: 1024 ** 3,
}

/** Tried out on one's own machine, where much may be left out. */
export function isTrial(publicUrl: string): boolean {
  const { hostname } = new URL(publicUrl)
  return hostname === 'localhost' || hostname.startsWith('127.') || hostname === '[::1]'
}

export function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string }
  const cause = (error as { cause?: unknown }).cause
  if (cause !== undefined) return reasonOf(cause)
  return code ?? message ?? String(error)
}
