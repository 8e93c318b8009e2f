import type { Context } from '../../api/src/context.ts'

type Shop = { origin: string; staff: Record<string, string> }
type Load = { pictures: number; exports: number; ordersOfEach: number }

/**
 * Requests many uncached pictures, some exports and all sitemaps at once; returns how many of each arrived, and what did not.
 */
export async function askAllAtOnce(shop: Shop, context: Context, { pictures, exports, ordersOfEach }: Load) {
  const faults: string[] = []
  const read = async (path: string, headers: Record<string, string>, onText: (text: string) => boolean) => {
    try {
      const answer = await fetch(shop.origin + path, { headers })
      if (!answer.ok) faults.push(`${answer.status} ${path}`)
      const decoder = new TextDecoder()
      for await (const part of answer.body ?? []) if (!onText(decoder.decode(part, { stream: true }))) return
    } catch (error) {
      faults.push(`${String((error as Error).cause ?? error)} ${path}`)
    }
  }
  const cold = await coldPictures(context, pictures)
  let [lines, addresses] = [0, 0]
  await Promise.all([
    ...cold.map((path) => read(path, {}, () => true)),
    ...Array.from({ length: exports }, async () => {
      let own = 0
      // Reads this many orders, then disconnects.
      await read('/api/admin/orders/export', shop.staff, (text) => {
        own += text.split('\n').length - 1
        return own < ordersOfEach
      })
      lines += own
    }),
    ...(await sitemapsOf(shop.origin)).map((path) =>
      read(path, {}, (text) => {
        addresses += text.split('<loc>').length - 1
        return true
      }),
    ),
  ])
  return { pictures: cold.length, lines, addresses, faults }
}

/** The largest forms of pictures, deleted from the storage so that they have to be made. */
async function coldPictures({ db, storage }: Context, count: number): Promise<string[]> {
  const rows = await db.selectFrom('pictures').select(['id', 'widths']).orderBy('id').execute()
  const forms = rows
    .flatMap(({ id, widths }) => widths.flatMap((width) => ['webp', 'jpg'].map((format) => ({ id, width, format }))))
    .toSorted((one, other) => other.width - one.width)
    .slice(0, count)
    .map(({ id, width, format }) => `media/${id}/${width}.${format}`)
  for (const key of forms) await storage.remove(key)
  return forms.map((key) => `/${key}`)
}

async function sitemapsOf(origin: string): Promise<string[]> {
  const index = await (await fetch(`${origin}/sitemap.xml`)).text()
  const parts = [...index.matchAll(/<loc>[^<]*?(\/sitemaps\/[^<]+)<\/loc>/g)]
  return parts.map(([, path = '']) => path.replaceAll('&#38;', '&').replaceAll('&amp;', '&'))
}
