import { addressOf, type Call, createCall, ownRequestHeader, readAnswer } from '@fitout/contract/client.ts'
import type { Endpoint } from '@fitout/contract/endpoint.ts'
import { sendWithProgress } from '@fitout/contract/send-with-progress.ts'
import { followPages } from './follow-pages.ts'
import { currentLocale } from './i18n.ts'

const base = '/api'

/** The typed API client, with the cookie of the staff session. */
export const staffCall = followPages(createCall({ base, fetch: (request) => fetch(request), locale: currentLocale }))

/** The same for an upload: reports its progress from 0 to 1. */
export function uploadCall(onProgress: (part: number) => void): Call {
  return createCall({ base, fetch: (request) => sendWithProgress(request, onProgress), locale: currentLocale })
}

/** Downloads the answer of a call, in the language of the screen. Throws `CallError`. */
export async function download(
  endpoint: Endpoint,
  query: Record<string, unknown>,
  name: string,
  params: Record<string, string> = {},
): Promise<void> {
  const headers = { [ownRequestHeader]: '1', 'X-Locale': currentLocale() }
  const response = await fetch(base + addressOf(endpoint, params, query), { headers })
  if (!response.ok) await readAnswer(response)
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
