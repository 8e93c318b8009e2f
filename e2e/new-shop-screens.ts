import { localise, type ScreenKey, screenKeys, screenNamed } from '@fitout/contract/storefront-paths.ts'

/** Screens with an address of their own; the others need objects that a new shop does not have. */
const screens = screenKeys.filter((key: ScreenKey) => !/\/:\w+(?!\?)(?:\/|$)/.test(screenNamed(key).path))

/** Status and address of each incorrect screen of a new shop, in the studio's two languages. */
export async function missingScreens(read: (path: string) => Promise<Response>): Promise<string[]> {
  const missing: string[] = []
  for (const locale of ['zh', 'en'] as const) {
    for (const key of screens) {
      const { path, status = 200, guard } = screenNamed(key)
      const address = localise(path.replace(':type?', 'order').replaceAll(/\/:\w+\?/g, ''), locale)
      const answer = await read(address)
      const html = await answer.text()
      const isThere = answer.status === status && html.includes('</html>') && !/Lumen|拾光/.test(html)
      // Without a code, these two redirect to the page that requests one.
      const isTurnedAway = guard === 'verification-code' && answer.status === 302
      if (!isThere && !isTurnedAway) missing.push(`${answer.status} ${address}`)
    }
  }
  return missing
}
