import { CallError } from '@fitout/contract/client.ts'
import type { PageRequest } from './page-request.ts'

/** Loads an optional part of a page: if that fails, the page is complete without it, and the failure is logged. */
export async function optionalPart<Part, None>(
  { report }: Pick<PageRequest, 'report'>,
  part: string,
  load: () => Promise<Part>,
  none: None,
): Promise<Part | None> {
  try {
    return await load()
  } catch (error) {
    const { status, code } = problemIn(error)
    // A part of something that does not exist is missing too: its page reports that.
    if (status !== 404) report(code === undefined ? error : new Error(code), part)
    return none
  }
}

/** Loads something that the studio may not have published: undefined if it does not exist. */
export async function ifExists<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  try {
    return await load()
  } catch (error) {
    if (problemIn(error).status === 404) return undefined
    throw error
  }
}

/** The API's problem, thrown by a call or contained in the page's own error. */
function problemIn(error: unknown): { status?: number; code?: string } {
  if (error instanceof CallError) return error.problem
  const { data, init } = error as { data?: { code?: string }; init?: { status?: number } }
  return { status: init?.status, code: data?.code }
}
