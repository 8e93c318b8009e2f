import { type Call, createCall } from '@fitout/contract/client.ts'
import { sendWithProgress } from '@fitout/contract/send-with-progress.ts'
import { base, locale, withSession } from './browser-call.ts'

/** The API from the browser for a file: says how much of it has left, from 0 to 1. */
export function uploadCall(onProgress: (part: number) => void): Call {
  return withSession(createCall({ base, locale, fetch: (request) => sendWithProgress(request, onProgress) }))
}
