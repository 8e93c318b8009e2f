import { CallError, type Call, createCall } from '@fitout/contract/client.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { data } from 'react-router'
import { readKnownAnswer } from './known-answers.ts'

export type CallApi = (request: Request) => Promise<Response>

/**
 * The API's public calls, in the same process and without a session. A failed call becomes the error of the page:
 * its status, with the problem as data.
 */
export function createServerCall(callApi: CallApi, locale: Locale): Call {
  const call = createCall({ base: '/api', fetch: callApi, locale: () => locale, read: readKnownAnswer })
  return async (endpoint, options) => {
    try {
      return await call(endpoint, options)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const { status, code, message } = error.problem
      const headers = error.retryAfterSeconds ? { 'Retry-After': String(error.retryAfterSeconds) } : undefined
      throw data({ code, message }, { status: status || 503, headers })
    }
  }
}
