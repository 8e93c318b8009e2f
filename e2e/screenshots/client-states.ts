import { pathTo, screenKeys, screenNamed } from '@fitout/contract/storefront-paths.ts'
import { askAs, type Member } from '../member.ts'
import type { Take } from './camera.ts'

const ofRoom = screenKeys.filter((key) => screenNamed(key).path.startsWith('/account/projects/:id'))

/** The demo's renovations: their list, and every screen of each. */
export async function walkAsClient({ page, locale, goTo }: Member, take: Take): Promise<void> {
  const rooms = await askAs<{ data: { _id: string; status: string }[] }>(page, locale, 'GET', '/renovations/all')
  const look = async (name: string, path: string) => {
    await goTo(path)
    await page.locator('main [role=status][aria-label]').waitFor({ state: 'detached' })
    await take(name)
  }
  await look('account-projects, of a client', pathTo('account-projects', 'zh'))
  for (const { _id: id, status } of rooms.data) {
    for (const key of ofRoom) await look(`${key}, ${status}`, screenNamed(key).path.replace(':id', id))
  }
}
