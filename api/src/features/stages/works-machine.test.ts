import { listDefects } from '@fitout/contract/defects.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { listRenovationEvents, showRenovation } from '@fitout/contract/renovations.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { withContractShop } from '../../testing/contract-shop.ts'
import { openProvedMember, signIn } from '../../testing/members.ts'
import { openStaff } from '../../testing/staff.ts'
import { refusalOf } from '../../testing/visitors.ts'
import { steps } from '../../testing/works-machine.ts'
import { inRoom, type Model, type Real, type Step } from '../../testing/works-model.ts'
import { doChecks, openWorks, prepareWorks } from '../../testing/works.ts'

const contracts = withContractShop()

/** All rows of a room. */
async function rowsOf(id: string): Promise<string> {
  const of = (table: string) => sql`
    (select jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text) from ${sql.table(table)} t where renovation_id = ${id})`
  const tables = [
    'stages',
    'payment_records',
    'payment_allocations',
    'instalments',
    'instalment_adjustments',
    'variations',
  ]
  const others = ['defects', 'handovers', 'warranties', 'renovation_events']
  const { rows } = await sql<{ all: string }>`
    select jsonb_build_array((select to_jsonb(r) from renovations r where id = ${id}),
      ${sql.join([...tables, ...others].map(of))},
      (select count(*) from pgboss.job where name like '%-mail'))::text as all`.execute(contracts.shop.context.db)
  return rows[0]!.all
}

async function eventsOf({ id, client }: Real) {
  const { data, total } = await client.call(listRenovationEvents, { params: { id }, query: { per_page: '100' } })
  return { data, total }
}

/** The room as the client sees it must match the model. */
async function compare(model: Model, real: Real): Promise<void> {
  const { data: room } = await real.client.call(showRenovation, { params: inRoom(real) })
  const { data: defects } = await real.client.call(listDefects, { params: inRoom(real) })
  const works = Object.fromEntries(room.stages.map(({ key, status }) => [key, status]))
  const byNumber = <One extends { number: number | string }>(list: One[]) =>
    list.toSorted((a, b) => Number(String(a.number).replace(/\D/g, '')) - Number(String(b.number).replace(/\D/g, '')))
  expect({
    room: room.status,
    stages: works,
    records: byNumber(room.payment_records).map(({ state }) => state),
    variations: byNumber(room.variations).map(({ status }) => status),
    defects: byNumber(defects).map(({ state }) => state),
    events: (await eventsOf(real)).total,
  }).toEqual({
    room: model.room,
    stages: model.stages,
    records: model.records,
    variations: model.variations,
    defects: model.defects.map(({ state }) => state),
    events: model.events,
  })
  // A changed defect changes the certificate's content.
  if (model.room === 'INSPECTION' && model.certificate !== 'NONE') {
    model.certificate = room.certificate?.studio ? 'SIGNED' : 'WRITTEN'
  }
}

async function begin(): Promise<{ real: Real; model: Model }> {
  const staff = await openStaff(contracts.shop, 'manager')
  const client = await openProvedMember(contracts.shop)
  const day = hongKongDay(new Date(contracts.now))
  const stages = ['demolition', 'painting'].map((key) => ({ key, planned_start: day, working_days: 5 }))
  const id = await openWorks(contracts.shop, staff, client, { stages })
  await prepareWorks(staff, id)
  await doChecks(staff, id, ['ELECTRICAL', 'PLUMBING', 'GAS'])
  const made = { records: [], variations: [], defects: [] }
  const real: Real = { shop: contracts.shop, id, client, staff, day, ...made, pass }
  async function pass(days: number): Promise<void> {
    contracts.now += days * 86_400_000
    real.client = { ...(await signIn(contracts.shop, client.email)), phone: client.phone }
    real.staff = await openStaff(contracts.shop, 'manager')
  }
  const { total: events } = await eventsOf(real)
  const lists = { records: [], variations: [], defects: [] }
  const works = { demolition: 'PLANNED', painting: 'PLANNED' } as const
  return { real, model: { room: 'ACCEPTED', stages: works, ...lists, certificate: 'NONE', day: 0, events } }
}

async function take(step: Step, model: Model, real: Real): Promise<void> {
  const change = step.expected(model)
  if (change === null) return
  const place = [step.name, structuredClone(model)]
  if (!change) {
    const before = await rowsOf(real.id)
    const { status } = await refusalOf(step.act(real))
    expect([...place, status >= 404 && status < 500]).toEqual([...place, true])
    expect(await rowsOf(real.id)).toBe(before)
    return
  }
  await step.act(real).catch((error: unknown) => expect([...place, error]).toEqual(place))
  Object.assign(model, change)
  await compare(model, real)
}

test('R12 R30 from contract to handover a renovation behaves like the model, with one log entry per step', async () => {
  const rounds = inject('isThorough') ? 50 : 2
  const drawn = fc.array(fc.integer({ min: 0, max: steps.length - 1 }), { minLength: 30, maxLength: 50 })
  await fc.assert(
    fc.asyncProperty(drawn, async (chosen) => {
      const { real, model } = await begin()
      for (const index of chosen) await take(steps[index]!, model, real)
      const log = JSON.stringify((await eventsOf(real)).data.map(({ facts }) => facts))
      for (const contact of [real.client.email, real.client.phone, 'Chan Tai Man', 'Ho Siu Ming'])
        expect(log).not.toContain(contact)
    }),
    { numRuns: rounds, endOnFailure: true },
  )
}, 900_000)
