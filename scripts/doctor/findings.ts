/** A fault of an installation and its fix, each in one sentence. */
export type Finding = { about: string; wrong: string; mend: string }

/** The inputs of the doctor, so that a test can plant a fault in each. */
export type Patient = {
  environment: Readonly<Record<string, string | undefined>>
  now: () => Date
  /** The minimum free space in DATA_DIR. */
  leastFreeBytes: number
}

export const usualPatient: Patient = {
  environment: process.env,
  now: () => new Date(),
  leastFreeBytes: 1024 ** 3,
}

/** Tried out on the operator's own machine, where many settings are optional. */
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
