const told = Symbol.for('fitout.answer')

type Told = Response & { [told]?: unknown }

/** Hands what an answer says along with it, to a caller in the same process, who need not read it from its bytes. */
export function tellAnswer(response: Response, answer: unknown): Response {
  return Object.assign(response, { [told]: answer })
}

/** What an answer of the same process says; undefined where it is to be read. */
export function toldAnswer(response: Response): unknown {
  return (response as Told)[told]
}
