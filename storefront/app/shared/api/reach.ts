import { CallError } from '@fitout/contract/client.ts'

/** Treats a request that did not reach the shop like one that the shop could not answer. */
export async function reach(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw error
    throw new CallError({ status: 0, code: 'service-unavailable', message: '', request_id: '' })
  }
}
