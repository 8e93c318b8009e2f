import type { Context } from '../../context.ts'
import { streamText } from '../../http/stream-text.ts'
import { findOriginal, pictureIdOf } from '../pictures/pictures-service.ts'
import { picturesIn } from './require-publishable.ts'
import { plain } from './publish-writing.ts'
import { fileHead } from './shop-file-lines.ts'
import { writingKinds } from './writing-kinds.ts'

/** In the order in which they can be imported. */
export const filedKinds = ['configuration', 'page'] as const

/** Exports the published theme, pages and settings with their pictures, streamed line by line. */
export function sendShopFile(context: Context): Promise<Response> {
  return streamText(context.log, lines(context), {
    'Content-Type': 'application/x-ndjson; charset=utf-8',
    'Content-Disposition': 'attachment; filename="shop.ndjson"',
  })
}

async function* lines(context: Context): AsyncGenerator<string> {
  yield line({ ...fileHead, made_at: context.clock.now().toISOString() })
  const sent = new Set<string>()
  for (const kind of filedKinds) {
    for (const [key, live] of await writingKinds[kind].list(context.db)) {
      const data = plain(live)
      for (const { picture } of picturesIn(data)) {
        const id = pictureIdOf(String(picture['url']))
        if (sent.has(id)) continue
        sent.add(id)
        const file = await findOriginal(context.storage, id)
        if (file) yield line({ picture: id, data: Buffer.from(await file.read()).toString('base64') })
      }
      yield line({ kind, key, data })
    }
  }
}

const line = (value: object) => `${JSON.stringify(value)}\n`
