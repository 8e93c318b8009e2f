import type { GuessPurpose } from '@fitout/contract/staff/dashboard.ts'
import type { Context } from '../../context.ts'
import { countOne, listWindows } from './allowances-queries.ts'

const windowSeconds = 900

/**
 * The number of wrong guesses in the whole shop within a quarter of an hour that indicates a distributed attack, in which
 * each source stays below its own limit. The figures are documented in docs/limits.md.
 */
const alarmAt: Record<GuessPurpose, number> = {
  passwords: 150,
  'staff-passwords': 30,
  codes: 60,
  vouchers: 150,
  orders: 60,
}

/** The divisor of all allowances during an attack. */
const tightenedBy = 5

const keyOfPurpose = (purpose: GuessPurpose) => `wrong ${purpose}`

/** Only the first guesses of one source count: a single source is stopped by its own limit. */
const countedOfSource = 5

/** Counts a wrong guess at any account. `source` is the key of the caller's address, if known. */
export async function noteWrongGuess(context: Context, purpose: GuessPurpose, source?: string): Promise<void> {
  const now = context.clock.seconds()
  const window = new Date((now - (now % windowSeconds)) * 1000)
  if (source) {
    const own = await countOne(context.db, `${keyOfPurpose(purpose)} of ${source}`, window)
    if (own > countedOfSource * Math.max(1, context.config.rateLimitScale)) return
  }
  const count = await countOne(context.db, keyOfPurpose(purpose), window)
  if (count === Math.ceil(alarmOf(context, purpose)))
    context.log.warn({ purpose, count }, 'wrong guesses from many places')
}

/** The factor applied to allowances now: less than 1 during a distributed attack. */
export async function tightening(context: Context, purpose: GuessPurpose): Promise<(atMost: number) => number> {
  const [latest] = await listAlarms(context, [purpose], 2 * windowSeconds)
  return (atMost) => (latest ? Math.ceil(atMost / tightenedBy) : atMost)
}

/** An allowance with the current factor applied. */
export async function tightened(context: Context, purpose: GuessPurpose, atMost: number): Promise<number> {
  return (await tightening(context, purpose))(atMost)
}

export type Alarm = { purpose: GuessPurpose; count: number; since: Date; until: Date }

const alarmSeconds = 86_400

/** The alarms of the last day for staff, the latest of each purpose. */
export async function listGuessAlarms(context: Context): Promise<Alarm[]> {
  return listAlarms(context, Object.keys(alarmAt) as GuessPurpose[], alarmSeconds)
}

async function listAlarms(context: Context, purposes: GuessPurpose[], seconds: number): Promise<Alarm[]> {
  const since = new Date((context.clock.seconds() - seconds) * 1000)
  const rows = await listWindows(context.db, purposes.map(keyOfPurpose), since)
  return purposes.flatMap((purpose) => {
    const high = rows.filter(({ key, count }) => key === keyOfPurpose(purpose) && count >= alarmOf(context, purpose))
    const [first, last] = [high.at(0), high.at(-1)]
    if (!first || !last) return []
    const count = high.reduce((sum, window) => sum + window.count, 0)
    const until = new Date(last.window_start.getTime() + windowSeconds * 1000)
    return [{ purpose, count, since: first.window_start, until }]
  })
}

/** The threshold does not shrink with allowances: smaller ones do not turn mistakes into attacks. */
function alarmOf({ config }: Context, purpose: GuessPurpose): number {
  return alarmAt[purpose] * Math.max(1, config.rateLimitScale)
}
