import type { Body } from '@fitout/contract/endpoint.ts'
import type { countView } from '@fitout/contract/figures.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import type { ScreenKey } from '@fitout/contract/storefront-paths.ts'
import type { Context } from '../../context.ts'
import { isId } from '../../database/new-id.ts'
import { isAtWork } from '../../http/staff-session.ts'
import { wordsOfNobody } from '../search/search-words-service.ts'
import type { Tally } from './tallies.ts'
import { deleteOldTallies } from './tallies-queries.ts'

type View = Body<typeof countView>

/** Programs that say so by their name; a phone is called Cubot. */
const program =
  /(?<!cu)bot\b|bot[/;]|crawl|spider|slurp|headless|lighthouse|preview|scan|monitor|facebookexternal|python|curl|wget|java\/|go-http/i

const pieceScreens = new Set<ScreenKey>(['product', 'service', 'member-piece'])
const longestName = 100

/** Notes what was seen, in memory; nothing of who saw it. False if it does not count. */
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

/** Visitors who ask not to be followed, programs, and pages of other sites do not count. */
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
  const words = screen === 'search' && keyword !== undefined ? wordsOfNobody(keyword) : undefined
  if (words !== undefined) tallies.push({ kind: isFound === false ? 'empty-search' : 'search', key: words })
  return tallies
}

/** A host without what stands before many; empty if the visitor typed the address, or the page before is unknown. */
function hostOf(host = ''): string {
  const plain = host.toLowerCase().replace(/^(?:www|m|l|lm)\.(?=.+\.)/, '')
  return /^[\w.-]+(?::\d+)?$/.test(plain) ? plain.slice(0, longestName) : ''
}

/** An address of a person can be in a link that was sent to one alone. */
function nameOf(typed = ''): string {
  const name = typed.normalize('NFKC').toLowerCase().trim().slice(0, 60)
  return name.includes('@') || (name.match(/\d/g) ?? []).length > 8 ? '' : name
}
