export type OutsideRequest = {
  method: 'GET' | 'POST'
  url: string
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** Longer responses are cut off, or rejected if the whole is needed. */
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
 * Calls addresses entered by people or supplied by their browsers. The name is resolved for each call, and the result
 * decides: an address of this machine or a private network is never connected to. Redirects are not followed.
 */
export type Outside = { ask: (request: OutsideRequest) => Promise<OutsideAnswer> }
