import { CallError, type Call, createCall, follow } from '@fitout/contract/client.ts'
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
  return (endpoint, options) => call(endpoint, options).catch(failPage)
}

/** Fetches a URL returned by the API; fails as a call does. */
export function createServerFollow(callApi: CallApi, locale: Locale) {
  const transport = { base: '/api', fetch: callApi, locale: () => locale, read: readKnownAnswer }
  return <T>(url: string): Promise<T> => follow<T>(transport, url).catch(failPage)
}

function failPage(error: unknown): never {
  if (!(error instanceof CallError)) throw error
  const { status, code, message } = error.problem
  const headers = error.retryAfterSeconds ? { 'Retry-After': String(error.retryAfterSeconds) } : undefined
  throw data({ code, message }, { status: status || 503, headers })
}
