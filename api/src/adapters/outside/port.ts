export type OutsideRequest = {
  method: 'GET' | 'POST'
  url: string
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** More is cut off, or refused where the whole is wanted. */
  answerAtMost: number
  isWholeWanted?: boolean
  withinMilliseconds: number
}

export type OutsideAnswer = { status: number; type: string; body: Buffer }

export type OutsideFault = 'timeout' | 'unreachable' | 'certificate' | 'inner-address' | 'too-large'

export class OutsideError extends Error {
  readonly fault: OutsideFault

  constructor(fault: OutsideFault, cause?: unknown) {
    super(`outside: ${fault}`, { cause })
    this.name = 'OutsideError'
    this.fault = fault
  }
}

/**
 * Calls addresses that people typed, or their browsers. The name is resolved for each call, and what it resolves to decides: an address of this
 * machine or of a network around it is never connected to. A redirection is not followed.
 */
export type Outside = { ask: (request: OutsideRequest) => Promise<OutsideAnswer> }
