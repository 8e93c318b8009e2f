import { type Call, CallError, createCall } from '@fitout/contract/client.ts'
import { splitLocale } from '@fitout/contract/storefront-paths.ts'
import { beginCall } from '../loading/loading-progress.ts'
import { replaceDeadSession, sessionOpen } from '../session/session.ts'
import { reach } from './reach.ts'

export const base = '/api'
export const locale = () => splitLocale(location.pathname).locale

async function reachAndShow(request: Request): Promise<Response> {
  const end = beginCall()
  try {
    return await reach(request)
  } finally {
    end()
  }
}

/** Opens the session if the call needs one, and replaces an expired one once. */
export function withSession(send: Call): Call {
  return async (endpoint, options) => {
    if (endpoint.access !== 'anyone') await sessionOpen()
    try {
      return await send(endpoint, options)
    } catch (error) {
      if (!(error instanceof CallError) || error.problem.code !== 'no-session') throw error
      await replaceDeadSession()
      return send(endpoint, options)
    }
  }
}

/** The API called from the browser with the visitor's session. Shows the loading bar, since a visitor is waiting. */
export const call = withSession(createCall({ base, fetch: reachAndShow, locale }))

/** The same without the loading bar: for counts and background refreshes. */
export const quietCall = withSession(createCall({ base, fetch: reach, locale }))
