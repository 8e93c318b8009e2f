import { CallError } from '@fitout/contract/client.ts'
import type { PageRequest } from './page-request.ts'

/** A part that a page can do without: when it fails the page stands complete without it, and the log says which. */
export async function orLeftOut<Part, None>(
  { report }: Pick<PageRequest, 'report'>,
  part: string,
  load: () => Promise<Part>,
  none: None,
): Promise<Part | None> {
  try {
    return await load()
  } catch (error) {
    const { status, code } = problemIn(error)
    // What goes with something that is not there is not there either: its page says so.
    if (status !== 404) report(code === undefined ? error : new Error(code), part)
    return none
  }
}

/** Something that the studio may not have published: nothing if it is not there. */
export async function ifThere<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  try {
    return await load()
  } catch (error) {
    if (problemIn(error).status === 404) return undefined
    throw error
  }
}

/** The API's refusal, as a call throws it or as a page's own error carries it. */
function problemIn(error: unknown): { status?: number; code?: string } {
  if (error instanceof CallError) return error.problem
  const { data, init } = error as { data?: { code?: string }; init?: { status?: number } }
  return { status: init?.status, code: data?.code }
}
