import { linksIn } from '@fitout/contract/links-in.ts'
import { isBesideScreens, pathOfAddress, screenAt } from '@fitout/contract/screen-at.ts'
import { type ScreenKey, screenNamed } from '@fitout/contract/storefront-paths.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { findTarget } from '../former-addresses/former-addresses-service.ts'
import { listShownIds } from './link-targets-queries.ts'

/** The screens of things that staff show and hide. */
const screensOfThings: ReadonlySet<ScreenKey> = new Set([
  'category',
  'product',
  'service',
  'member-piece',
  'blog',
  'project',
  'voucher',
])

/**
 * Throws `invalid-input` with each link of a draft to a page that the shop lacks or hides. Links that are already published
 * do not keep the rest of a menu from being changed.
 */
export async function requireLinksLead({ clock }: Context, db: Database, draft: unknown, live: unknown): Promise<void> {
  const published = new Set(linksIn(live).map(({ address }) => address))
  const links = linksIn(draft).filter(({ address }) => !published.has(address))
  const nowhere = await addressesToNowhere(db, clock.now(), [...new Set(links.map(({ address }) => address))])
  const faults = links.filter(({ address }) => nowhere.has(address))
  if (faults.length === 0) return
  throw new AppError('invalid-input', {
    errors: faults.slice(0, 20).map(({ field }) => ({ path: field, code: 'leads-nowhere' })),
  })
}

async function addressesToNowhere(db: Database, now: Date, addresses: string[]): Promise<Set<string>> {
  const asked = addresses.map((address) => {
    const path = pathOfAddress(address)
    const screen = screenAt(path)
    return { address, path, screen, id: screen?.id?.toLowerCase() ?? '' }
  })
  const things = asked.flatMap(({ screen, id }) => (screen && screensOfThings.has(screen.key) ? [id] : []))
  const shown = await listShownIds(db, things.filter(isId), now)
  const nowhere = new Set<string>()
  for (const { address, path, screen, id } of asked) {
    const leads = screen
      ? screenNamed(screen.key).status === undefined && (!screensOfThings.has(screen.key) || shown.has(id))
      : isBesideScreens(path) || (await findTarget(db, path)) !== null
    if (!leads) nowhere.add(address)
  }
  return nowhere
}
