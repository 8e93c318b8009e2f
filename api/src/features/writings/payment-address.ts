import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import type { Jobs } from '../../jobs/job-data.ts'
import { recordChange } from '../audit/audit-service.ts'
import { listOwnTexts } from '../configuration/configuration-service.ts'
import { listOwners, proveAgain, type StaffCaller } from '../staff/staff-service.ts'
import { accountsIn } from './named-accounts.ts'
import { titleOf, trailTitle } from './writing-kinds.ts'
import { type Kind, listAddressEntries, type Written } from './writings-queries.ts'

type Place = { kind: Kind; key: string }
type Address = Record<string, Record<string, unknown>>

/** Where customers pay to: bank, FPS and PayMe, with their notes. Undefined for other content. */
function addressIn({ kind, key }: Place, written: Written | null | undefined): Address | undefined {
  if (kind !== 'configuration' || key !== 'shop-constants' || !written) return undefined
  return (written['payment_channels'] ?? {}) as Address
}

/** Everything in the content that money could be sent to, other than the dedicated fields. */
function namedIn(place: Place, written: Written | undefined): Map<string, string> {
  return accountsIn(addressIn(place, written) ? { ...written, payment_channels: null } : written)
}

/** Identifies one payment address and the accounts named in a text; a proof is valid only for exactly these. */
export function proofOf(place: Place, written: Written): string {
  const whole = [addressIn(place, written), [...namedIn(place, written).keys()].toSorted()]
  return createHash('sha256').update(JSON.stringify(whole)).digest('hex')
}

/** How publishing would change where payments go. */
export type MoneyGoes = { elsewhere: boolean; named: string[] }

/** Accounts newly named in the content that are not the shop's own published ones. */
export async function whereMoneyGoes(db: Database, place: Place, before: Written | undefined, after: Written) {
  const elsewhere = !isDeepStrictEqual(addressIn(place, before), addressIn(place, after))
  const former = namedIn(place, before)
  const added = [...namedIn(place, after)].filter(([key]) => !former.has(key))
  const own = added.length > 0 ? accountsIn(await listOwnTexts(db)) : former
  return { elsewhere, named: added.filter(([key]) => !own.has(key)).map(([, text]) => text) }
}

/**
 * Requires an authenticator code if publishing would change where payments go; returns the proof. Throws
 * `second-factor-needed` with the accounts named, `second-factor-wrong` or `rate-limited`.
 */
export async function proveAddress(
  context: Context,
  staff: StaffCaller,
  place: Place,
  { live, next, code }: { live: Written | undefined; next: Written; code: string | undefined },
): Promise<string | undefined> {
  const money = await whereMoneyGoes(context.db, place, live, next)
  if (!needsProof(money)) return undefined
  if (!code) throw unproved(money)
  await proveAgain(context, staff, code)
  return proofOf(place, next)
}

/** The final check: nothing is published without proof. Throws `second-factor-needed`. */
export function requireProof(place: Place, money: MoneyGoes, next: Written, proof: string | null | undefined): void {
  if (needsProof(money) && proof !== proofOf(place, next)) throw unproved(money)
}

const needsProof = ({ elsewhere, named }: MoneyGoes) => elsewhere || named.length > 0

const unproved = ({ named }: MoneyGoes) => new AppError('second-factor-needed', { details: { named } })

/** Records in the audit trail that payments may go elsewhere, and notifies every owner. */
export async function tellOfAddress(
  context: Context,
  trx: Database,
  by: { id: string } | undefined,
  { kind, key }: Place,
  { before, after, money }: { before: Written | undefined; after: Written; money: MoneyGoes },
): Promise<void> {
  const title = titleOf(after)
  const about = { subject: kind, id: key, title: trailTitle(title, key) }
  const change = { at: context.clock.now().toISOString(), by: by?.id ?? null }
  const [former, address] = [addressIn({ kind, key }, before), addressIn({ kind, key }, after)]
  if (money.elsewhere && former && address) {
    await recordChange(trx, by, { action: 'payments.address', ...about, before: former, after: address })
    await tellOwners(context, trx, { ...change, fields: fieldsBetween(former, address) })
  }
  if (money.named.length > 0) {
    const named = { accounts: money.named }
    await recordChange(trx, by, { action: 'payments.named', ...about, before: undefined, after: named })
    await tellOwners(context, trx, { ...change, fields: [], text: { kind, key, title, ...named } })
  }
}

type Notice = Omit<Jobs['payment-address-mail'], 'changeId' | 'ownerId'>

async function tellOwners(context: Context, trx: Database, notice: Notice): Promise<void> {
  const changeId = newId()
  for (const { id: ownerId } of await listOwners(trx)) {
    await context.jobs.enqueue(trx, 'payment-address-mail', { changeId, ...notice, ownerId })
  }
}

/** The paths of the fields that differ, such as `bank_transfer.account_number`. */
function fieldsBetween(before: Address, after: Address): string[] {
  const channels = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return channels.flatMap((channel) => {
    const [old, now] = [before[channel] ?? {}, after[channel] ?? {}]
    const names = [...new Set([...Object.keys(old), ...Object.keys(now)])]
    return names.filter((name) => !isDeepStrictEqual(old[name], now[name])).map((name) => `${channel}.${name}`)
  })
}

const shownForDays = 30

/** The recently changed fields of the address, with the latest change of each. */
export async function recentChanges({ db, clock }: Context, place: Place) {
  if (!addressIn(place, {})) return []
  const since = new Date(clock.now().getTime() - shownForDays * 86_400_000)
  const latest = new Map<string, { path: string; changed_at: string; changed_by: string | null }>()
  for (const { at, name, before, after } of await listAddressEntries(db, place.key, since)) {
    for (const field of fieldsBetween(before as Address, after as Address)) {
      const path = `payment_channels.${field}`
      if (!latest.has(path)) latest.set(path, { path, changed_at: at.toISOString(), changed_by: name })
    }
  }
  return [...latest.values()]
}
