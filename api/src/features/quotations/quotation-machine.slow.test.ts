import { createHash } from 'node:crypto'
import { canonicalJson } from '@fitout/contract/canonical-json.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { signingVersion } from '@fitout/contract/quotation-signing.ts'
import {
  acceptQuotation,
  cancelQuotation,
  declineQuotation,
  ownQuotations,
  showQuotation,
  startEarly,
} from '@fitout/contract/quotations.ts'
import { listRenovationEvents, showRenovation } from '@fitout/contract/renovations.ts'
import { saveQuotationHead, withdrawQuotation } from '@fitout/contract/staff/quotations.ts'
import { cancelRenovation } from '@fitout/contract/staff/renovations.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { withContractShop } from '../../testing/contract-shop.ts'
import { type Member, openProvedMember, signIn } from '../../testing/members.ts'
import { beginDraft, line, saveLines, send } from '../../testing/quotations.ts'
import { openRoomOf } from '../../testing/renovations.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { refusalOf } from '../../testing/visitors.ts'
import { expireQuotations } from './quotations-service.ts'

const contracts = withContractShop()

type Sent = 'SENT' | 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN' | 'SUPERSEDED' | 'EXPIRED' | 'CANCELLED'

/** A minimal model of a room until works start: its sent versions, oldest first, and days counted from the first. */
type Model = {
  room: 'PLANNING' | 'QUOTED' | 'ACCEPTED' | 'CANCELLED'
  versions: Sent[]
  hasDraft: boolean
  day: number
  validUntil: number
  coolingOffUntil: number
  isEarly: boolean
  /** Number of entries in the log. */
  events: number
}
type Real = { id: string; client: Member; staff: StaffVisitor; drafts: number }

const coolingOffDays = 7
const validDays = 14

const isOpen = ({ versions, day, validUntil }: Model) => versions.at(-1) === 'SENT' && day <= validUntil
const isCoolingOff = ({ room, day, coolingOffUntil, isEarly }: Model) =>
  room === 'ACCEPTED' && day <= coolingOffUntil && !isEarly
const isQuoting = ({ room }: Model) => room === 'PLANNING' || room === 'QUOTED'

/** The versions with the status of the last one replaced. */
const last = (model: Model, status: Sent) => [...model.versions.slice(0, -1), status]
const decided = (model: Model, status: Sent, room: Model['room']) =>
  isOpen(model) ? { versions: last(model, status), room, events: model.events + 1 } : undefined

type Step = {
  name: string
  /** The model afterwards; undefined if the shop must refuse. */
  expected: (model: Model) => Partial<Model> | undefined
  act: (real: Real, model: Model) => Promise<unknown>
}

const inRoom = ({ id }: Real) => ({ id })
const newest = ({ id }: Real, { versions }: Model) => ({ id, version: String(Math.max(versions.length, 1)) })
const because = { reason: 'We think again' }
const signed = { typed_name: 'Chan Tai Man', wording_version: signingVersion, is_agreed: true } as const

async function accept({ client }: Real, params: { id: string; version: string }) {
  const { content_hash } = (await client.call(showQuotation, { params })).data
  return client.call(acceptQuotation, { params, body: { ...signed, content_hash, options: [] } })
}

const steps: Step[] = [
  {
    name: 'the studio writes a draft',
    expected: (model) => (isQuoting(model) && !model.hasDraft ? { hasDraft: true } : undefined),
    async act(real) {
      const { version, head_revision: revision } = await beginDraft(real.staff, real.id)
      const params = { id: real.id, version: String(version) }
      const start = hongKongDay(new Date(contracts.now), 30)
      await real.staff.call(saveQuotationHead, { params, body: { revision, start, working_days: 40 } })
      real.drafts += 1
      await saveLines(real.staff, params, 'painting', [line('Paint the flat', { unit_price: 1000 + real.drafts })])
    },
  },
  {
    name: 'the studio sends it',
    expected(model) {
      if (!model.hasDraft || !isQuoting(model)) return undefined
      const wasOpen = model.versions.at(-1) === 'SENT'
      const former = wasOpen ? last(model, 'SUPERSEDED') : model.versions
      const events = model.events + (wasOpen ? 2 : 1)
      const validUntil = model.day + validDays
      return { versions: [...former, 'SENT'], hasDraft: false, room: 'QUOTED', validUntil, events }
    },
    act: ({ id, staff }, { versions, hasDraft }) =>
      send(staff, { id, version: String(versions.length + (hasDraft ? 1 : 0)) }),
  },
  {
    name: 'the studio withdraws the version',
    expected: (model) => decided(model, 'WITHDRAWN', 'PLANNING'),
    act: (real, model) => real.staff.call(withdrawQuotation, { params: newest(real, model), body: because }),
  },
  {
    name: 'the client accepts',
    expected(model) {
      const change = decided(model, 'ACCEPTED', 'ACCEPTED')
      return change && { ...change, coolingOffUntil: model.day + coolingOffDays }
    },
    act: (real, model) => accept(real, newest(real, model)),
  },
  {
    name: 'the client accepts the first version, which is open once at most',
    expected(model) {
      if (model.versions.length !== 1) return undefined
      const change = decided(model, 'ACCEPTED', 'ACCEPTED')
      return change && { ...change, coolingOffUntil: model.day + coolingOffDays }
    },
    act: (real) => accept(real, { id: real.id, version: '1' }),
  },
  {
    name: 'the client declines',
    expected: (model) => decided(model, 'DECLINED', 'PLANNING'),
    act: (real, model) => real.client.call(declineQuotation, { params: newest(real, model), body: because }),
  },
  {
    name: 'the client cancels the quotation',
    expected(model) {
      if (!isCoolingOff(model)) return decided(model, 'DECLINED', 'PLANNING')
      return { versions: last(model, 'CANCELLED'), room: 'CANCELLED', events: model.events + 1 }
    },
    act: (real) =>
      real.client.call(cancelQuotation, { params: inRoom(real), body: { ...because, typed_name: 'Chan Tai Man' } }),
  },
  {
    name: 'the client asks for an early start',
    expected: (model) => (isCoolingOff(model) ? { isEarly: true, events: model.events + 1 } : undefined),
    act: (real) => real.client.call(startEarly, { params: inRoom(real), body: signed }),
  },
  {
    name: 'the studio ends the room',
    expected: (model) =>
      isQuoting(model)
        ? {
            room: 'CANCELLED',
            hasDraft: false,
            events: model.events + (isOpen(model) ? 2 : 1),
            ...(isOpen(model) && { versions: last(model, 'WITHDRAWN') }),
          }
        : undefined,
    act: (real) => real.staff.call(cancelRenovation, { params: inRoom(real), body: because }),
  },
  ...[1, 5, 9].map((days) => ({
    name: `${days} days pass`,
    expected(model: Model) {
      const day = model.day + days
      if (model.versions.at(-1) !== 'SENT' || day <= model.validUntil) return { day }
      return { day, versions: last(model, 'EXPIRED'), room: 'PLANNING' as const, events: model.events + 1 }
    },
    async act(real: Real) {
      contracts.now += days * 86_400_000
      real.client = { ...(await signIn(contracts.shop, real.client.email)), phone: real.client.phone }
      real.staff = await openStaff(contracts.shop, 'manager')
      await expireQuotations(contracts.shop.context)
    },
  })),
]

/** All rows of a room and its quotations. */
async function rowsOf(id: string): Promise<string> {
  const { rows } = await sql<{ all: string }>`
    with named as (select id from quotations where renovation_id = ${id})
    select jsonb_build_array(
      (select to_jsonb(r) from renovations r where id = ${id}),
      (select jsonb_agg(to_jsonb(q) order by q.id) from quotations q where renovation_id = ${id}),
      (select jsonb_agg(to_jsonb(g) order by g.quotation_id, g.key) from quotation_groups g where quotation_id in (select id from named)),
      (select jsonb_agg(to_jsonb(d) order by d.id) from quotation_decisions d where quotation_id in (select id from named)),
      (select jsonb_agg(to_jsonb(i) order by i.id) from instalments i where renovation_id = ${id}),
      (select jsonb_agg(to_jsonb(e) order by e.id) from renovation_events e where renovation_id = ${id}),
      (select count(*) from pgboss.job where name = 'quotation-mail')
    )::text as all`.execute(contracts.shop.context.db)
  return rows[0]!.all
}

/** The room must match the model, and each version must still have the hash it was sent with. */
async function compare(model: Model, { id, client }: Real, hashes: Map<number, string>): Promise<void> {
  const { data: room } = await client.call(showRenovation, { params: { id } })
  const { data: heads, total } = await client.call(ownQuotations, { params: { id } })
  expect([room.status, heads.map(({ status }) => status).toReversed()]).toEqual([model.room, model.versions])
  expect(total).toBe(model.versions.length)
  expect(room.can_cancel_quotation).toBe(isOpen(model) || isCoolingOff(model))
  const { total: events } = await client.call(listRenovationEvents, { params: { id } })
  expect(events).toBe(model.events)
  for (const { version } of heads) {
    const { content, content_hash } = (await client.call(showQuotation, { params: { id, version: String(version) } }))
      .data
    expect(createHash('sha256').update(canonicalJson(content)).digest('hex')).toBe(content_hash)
    expect(hashes.get(version) ?? content_hash).toBe(content_hash)
    hashes.set(version, content_hash)
  }
}

test('R15 R30 for any sequence of studio, client and clock, a quotation behaves like the simple model', async () => {
  const names = fc.array(fc.integer({ min: 0, max: steps.length - 1 }), { minLength: 8, maxLength: 24 })
  await fc.assert(
    fc.asyncProperty(names, async (chosen) => {
      const staff = await openStaff(contracts.shop, 'manager')
      const client = await openProvedMember(contracts.shop)
      const real: Real = { id: await openRoomOf(contracts.shop, staff, client), client, staff, drafts: 0 }
      const { total: events } = await client.call(listRenovationEvents, { params: inRoom(real) })
      const none = { versions: [], hasDraft: false, day: 0, validUntil: 0, coolingOffUntil: 0, isEarly: false }
      const model: Model = { room: 'PLANNING', ...none, events }
      const hashes = new Map<number, string>()
      for (const index of [0, 1, ...chosen]) {
        const step = steps[index]!
        const expected = step.expected(model)
        const place = [step.name, structuredClone(model)]
        if (expected) {
          await step.act(real, model).catch((error: unknown) => expect([...place, error]).toEqual(place))
          Object.assign(model, expected)
          await compare(model, real, hashes)
        } else {
          const before = await rowsOf(real.id)
          const { status } = await refusalOf(step.act(real, model))
          expect([...place, status < 500 && status >= 404]).toEqual([...place, true])
          expect(await rowsOf(real.id)).toBe(before)
        }
      }
    }),
    { numRuns: inject('isThorough') ? 300 : 40, endOnFailure: true },
  )
}, 600_000)
