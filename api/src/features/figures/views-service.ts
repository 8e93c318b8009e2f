import type { Body } from '@fitout/contract/endpoint.ts'
import type { countView } from '@fitout/contract/figures.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import type { ScreenKey } from '@fitout/contract/storefront-paths.ts'
import type { Context } from '../../context.ts'
import { isId } from '../../database/new-id.ts'
import { isAtWork } from '../../http/staff-session.ts'
import { wordsWithoutNames } from '../search/search-words-service.ts'
import type { Tally } from './tallies.ts'
import { deleteOldTallies } from './tallies-queries.ts'

type View = Body<typeof countView>

/** Bots that identify themselves by name. "Cubot" is a phone. */
const program =
  /(?<!cu)bot\b|bot[/;]|crawl|spider|slurp|headless|lighthouse|preview|scan|monitor|facebookexternal|python|curl|wget|java\/|go-http/i

const pieceScreens = new Set<ScreenKey>(['product', 'service', 'member-piece'])
const longestName = 100

/** Counts a view in memory, without anything about the visitor. False if it does not count. */
export function noteView(context: Context, request: Request, view: View): boolean {
  if (!isCounted(request) || isAtWork(context, request)) return false
  const { clock, tallies } = context
  const day = hongKongDay(clock.now())
  for (const tally of talliesOf(view)) tallies.add({ day, ...tally })
  return true
}

export async function sweepTallies({ db, clock }: Context): Promise<void> {
  await deleteOldTallies(db, clock.now())
}

/** Visitors who opt out of tracking, bots, and pages of other sites are not counted. */
function isCounted({ headers }: Request): boolean {
  if (headers.get('DNT') === '1' || headers.get('Sec-GPC') === '1') return false
  const agent = headers.get('User-Agent') ?? ''
  if (agent === '' || program.test(agent)) return false
  return ['same-origin', null].includes(headers.get('Sec-Fetch-Site'))
}

function talliesOf({ screen, id, locale, from, keyword, is_found: isFound }: View): Omit<Tally, 'day'>[] {
  const tallies: Omit<Tally, 'day'>[] = [{ kind: 'screen', key: screen }]
  if (isId(id) && pieceScreens.has(screen)) tallies.push({ kind: 'piece', key: id })
  if (isId(id) && screen === 'project') tallies.push({ kind: 'project', key: id })
  if (from) {
    tallies.push({ kind: 'source', key: hostOf(from.host) }, { kind: 'language', key: locale })
    const campaign = [from.source, from.medium, from.campaign].map(nameOf)
    if (campaign.some((name) => name !== '')) tallies.push({ kind: 'campaign', key: campaign.join(' / ') })
  }
  const words = screen === 'search' && keyword !== undefined ? wordsWithoutNames(keyword) : undefined
  if (words !== undefined) tallies.push({ kind: isFound === false ? 'empty-search' : 'search', key: words })
  return tallies
}

/** The host without common prefixes; empty if the visitor typed the address, or the referrer is unknown. */
function hostOf(host = ''): string {
  const plain = host.toLowerCase().replace(/^(?:www|m|l|lm)\.(?=.+\.)/, '')
  return /^[\w.-]+(?::\d+)?$/.test(plain) ? plain.slice(0, longestName) : ''
}

/** A campaign name may contain a personal address, if the link was sent to one person. */
function nameOf(typed = ''): string {
  const name = typed.normalize('NFKC').toLowerCase().trim().slice(0, 60)
  return name.includes('@') || (name.match(/\d/g) ?? []).length > 8 ? '' : name
}
