import { CallError } from '@fitout/contract/client.ts'

/** A request that never reached the shop fails like one that it could not answer. */
export async function reach(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw error
    throw new CallError({ status: 0, code: 'service-unavailable', message: '', request_id: '' })
  }
}
