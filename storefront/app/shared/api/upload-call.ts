import { type Call, createCall } from '@fitout/contract/client.ts'
import { sendWithProgress } from '@fitout/contract/send-with-progress.ts'
import { base, locale, withSession } from './browser-call.ts'

/** The API called from the browser for a file; reports the uploaded fraction, from 0 to 1. */
export function uploadCall(onProgress: (part: number) => void): Call {
  return withSession(createCall({ base, locale, fetch: (request) => sendWithProgress(request, onProgress) }))
}
