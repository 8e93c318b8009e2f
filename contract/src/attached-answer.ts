const attached = Symbol.for('fitout.answer')

type WithAnswer = Response & { [attached]?: unknown }

/** Attaches the data of an answer to it for a caller in the same process, which need not parse the bytes. */
export function attachAnswer(response: Response, answer: unknown): Response {
  return Object.assign(response, { [attached]: answer })
}

/** The data attached to an answer of the same process; undefined if it must be parsed. */
export function attachedAnswer(response: Response): unknown {
  return (response as WithAnswer)[attached]
}
