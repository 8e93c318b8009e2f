import { createApp } from './app.ts'
import type { Context } from './context.ts'
import { showDraft } from './features/writings/writings-service.ts'
import { createPublicAnswers } from './http/public-answers.ts'

type CallApi = (request: Request) => Promise<Response>

/** Shows something of the shop as a draft would make it; nothing if the token opens none. */
export async function inDraftShop<T>(
  context: Context,
  token: string,
  show: (callApi: CallApi) => Promise<T>,
): Promise<T | undefined> {
  return showDraft(context, token, (db) => {
    // It lasts for one page: it keeps no answer of its own, and gives none to the shop.
    const app = createApp({ ...context, db, publicAnswers: createPublicAnswers(), onPublicChange: () => {} })
    return show(async (request) => app.fetch(request, { internal: true }))
  })
}
