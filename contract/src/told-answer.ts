const told = Symbol.for('fitout.answer')

type Told = Response & { [told]?: unknown }

/** Attaches the data of an answer to it for a caller in the same process, which need not parse the bytes. */
export function tellAnswer(response: Response, answer: unknown): Response {
  return Object.assign(response, { [told]: answer })
}

/** The data attached to an answer of the same process; undefined if it must be parsed. */
export function toldAnswer(response: Response): unknown {
  return (response as Told)[told]
}
