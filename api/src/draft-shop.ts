import { createApp } from './app.ts'
import type { Context } from './context.ts'
import { showDraft } from './features/writings/writings-service.ts'
import { createPublicAnswers } from './http/public-answers.ts'

type CallApi = (request: Request) => Promise<Response>

/** Renders something of the shop as if a draft were published; undefined if the token is invalid. */
export async function inDraftShop<T>(
  context: Context,
  token: string,
  show: (callApi: CallApi) => Promise<T>,
): Promise<T | undefined> {
  return showDraft(context, token, (db) => {
    // It exists for one page only: it caches no responses, and adds none to the shop's caches.
    const app = createApp({ ...context, db, publicAnswers: createPublicAnswers(), onPublicChange: () => {} })
    return show(async (request) => app.fetch(request, { internal: true }))
  })
}
