import { listInstalments, plansOffered } from '@fitout/contract/instalments.ts'
import { startEarly } from '@fitout/contract/quotations.ts'
import { signingVersion } from '@fitout/contract/quotation-signing.ts'
import { listRenovationEvents, showRenovation } from '@fitout/contract/renovations.ts'
import { showWorks } from '@fitout/contract/stages.ts'
import { changeRenovation, findStaffRenovation } from '@fitout/contract/staff/renovations.ts'
import { changeStages, listStagesUnderWay, showStaffWorks } from '@fitout/contract/staff/stages.ts'
import { addWeatherDay, listWeatherDays, removeWeatherDay } from '@fitout/contract/staff/weather-days.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectInvariants } from '../../testing/expect-invariants.ts'
import { type Member, openProvedMember, signIn } from '../../testing/members.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, refusalOf } from '../../testing/visitors.ts'
import { beforeAnything, doChecks, openWorks, prepareWorks, progress } from '../../testing/works.ts'

let shop: TestShop
let staff: StaffVisitor
let client: Member
const at = (day: string) => Date.parse(`${day}T10:00:00+08:00`)
let now = at('2026-12-28')

/** Moves the clock to a day, with new sessions. */
async function comes(day: string): Promise<void> {
  now = at(day)
  staff = await openStaff(shop, 'manager')
  if (client) client = { ...(await signIn(shop, client.email)), phone: client.phone }
}

beforeAll(async () => {
  shop = await openTestShop({ clock: { now: () => new Date(now), seconds: () => Math.floor(now / 1000) } })
  await publishConstants(shop.context)
})
afterAll(async () => {
  await expectInvariants(shop.context.db)
  await shop.stop()
})

const worksOf = (id: string) => client.call(showWorks, { params: { id } })
const stageOf = async (id: string, key: string) => (await worksOf(id)).data.find((one) => one.key === key)!

/** Three stages from Monday 28 December 2026, in a contract of 62 working days. */
async function agreed(change: Parameters<typeof openWorks>[3] = {}) {
  await comes('2026-12-28')
  client = await openProvedMember(shop)
  return openWorks(shop, staff, client, {
    start: '2026-12-28',
    working_days: 62,
    stages: [
      { key: 'demolition', planned_start: '2026-12-28', working_days: 5, weight: 20 },
      { key: 'masonry', planned_start: '2027-01-05', working_days: 10, weight: 30 },
      { key: 'carpentry', planned_start: '2027-01-25', working_days: 10, weight: 50 },
    ],
    plan: plansOffered.five,
    ...change,
  })
}

describe('the stages of a contract', () => {
  test('are those of the accepted quotation, with their days', async () => {
    const id = await agreed()
    const works = await worksOf(id)
    expect(works).toMatchObject({
      accepted_end: '2027-03-13',
      agreed_end: '2027-03-13',
      days_late: 0,
      percent: 0,
      weather_days: [],
      holidays: [{ day: '2027-01-01' }],
    })
    expect(works.data.map((one) => [one.key, one.planned_start, one.planned_end, one.forecast_end])).toEqual([
      ['demolition', '2026-12-28', '2027-01-02', '2027-01-02'],
      ['masonry', '2027-01-05', '2027-01-15', '2027-01-15'],
      ['carpentry', '2027-01-25', '2027-02-04', '2027-02-04'],
    ])
    const { data: room } = await client.call(showRenovation, { params: { id } })
    expect(room.stages).toEqual(works.data)
  })

  test('R50 a T8 day moves stages under way by one day, two half days by one, and never the agreed days', async () => {
    const id = await agreed()
    await prepareWorks(staff, id)
    await progress(staff, id, 'demolition', { actual_start: '2026-12-28' })
    await comes('2026-12-30')
    const before = await worksOf(id)
    const lose = (day: string, lost: 0.5 | 1) =>
      staff.call(addWeatherDay, { body: { day, cause: lost === 1 ? 'T8' : 'BLACK_RAIN', lost } })
    const { data: lost } = await lose('2026-12-29', 1)
    const after = await worksOf(id)
    expect(after.data.map((one) => one.forecast_end)).toEqual(['2027-01-04', '2027-01-15', '2027-02-04'])
    expect(after.data.map((one) => [one.planned_start, one.planned_end])).toEqual(
      before.data.map((one) => [one.planned_start, one.planned_end]),
    )
    expect(after).toMatchObject({ agreed_end: '2027-03-15', accepted_end: '2027-03-13', days_by_weather: 1 })
    expect(after.data[0]).toMatchObject({ days_lost: 1, days_late: 1 })
    expect(after.weather_days).toEqual([{ day: '2026-12-29', cause: 'T8', lost: 1 }])
    await staff.call(removeWeatherDay, { params: { id: lost._id } })
    expect(await worksOf(id)).toEqual(before)
    // Two half days count as one; a Sunday, and a day before any stage started, as none.
    await lose('2026-12-28', 0.5)
    expect((await stageOf(id, 'demolition')).forecast_end).toBe('2027-01-04')
    await lose('2026-12-30', 0.5)
    expect(await worksOf(id)).toMatchObject({ days_by_weather: 1, agreed_end: '2027-03-15' })
    await lose('2026-12-27', 1)
    await lose('2026-12-24', 1)
    expect(await worksOf(id)).toMatchObject({ days_by_weather: 1 })
    expect((await stageOf(id, 'demolition')).forecast_end).toBe('2027-01-04')
    await sql`delete from weather_days`.execute(shop.context.db)
  })

  test('a lost day names the stages that it moves: none on a Sunday, a general holiday or a Saturday without works', async () => {
    const id = await agreed()
    await prepareWorks(staff, id)
    await progress(staff, id, 'demolition', { actual_start: '2026-12-28' })
    const moved = async (day: string) => {
      const { data } = await staff.call(listStagesUnderWay, { query: { day, per_page: '100' } })
      return data.flatMap((one) => (one.renovation_id === id ? [one._id] : []))
    }
    const demolition = [`${id} demolition`]
    expect([await moved('2026-12-27'), await moved('2026-12-28')]).toEqual([[], demolition])
    expect([await moved('2027-01-01'), await moved('2027-01-02'), await moved('2027-01-03')]).toEqual([
      [],
      demolition,
      [],
    ])
    const { data: room } = await staff.call(findStaffRenovation, { params: { id } })
    const building = { ...room.building, work_days: 'MON_FRI' as const }
    await staff.call(changeRenovation, { params: { id }, body: { revision: room.revision, building } })
    expect([await moved('2026-12-31'), await moved('2027-01-02')]).toEqual([demolition, []])
  })

  test('have a forecast based on progress: later stages wait for late ones', async () => {
    const id = await agreed()
    await prepareWorks(staff, id)
    await progress(staff, id, 'demolition', { actual_start: '2026-12-28' })
    await comes('2027-01-07')
    expect(await stageOf(id, 'demolition')).toMatchObject({ forecast_end: '2027-01-12', days_late: 8 })
    expect(await stageOf(id, 'masonry')).toMatchObject({ forecast_start: '2027-01-13', forecast_end: '2027-01-23' })
    expect(await stageOf(id, 'carpentry')).toMatchObject({ forecast_start: '2027-01-25', days_late: 0 })
    const next = { zh: '清走泥頭', cn: '清走渣土', en: 'Take the debris away' }
    await progress(staff, id, 'demolition', { percent: 80, next_step: next, waits_for: 'CLIENT' })
    expect((await stageOf(id, 'demolition')).next_step).toEqual(next)
    expect(await stageOf(id, 'demolition')).toMatchObject({ forecast_end: '2027-01-07' })
    await progress(staff, id, 'demolition', { percent: 100, actual_end: '2027-01-06' })
    expect(await stageOf(id, 'demolition')).toMatchObject({ forecast_end: '2027-01-06', status: 'DONE', days_late: 3 })
    // A finished stage has no next step and waits for nothing.
    const { next_step, waits_for } = await stageOf(id, 'demolition')
    expect({ next_step, waits_for }).toEqual({ next_step: {}, waits_for: null })
    expect(await stageOf(id, 'masonry')).toMatchObject({ forecast_start: '2027-01-07' })
    expect(await worksOf(id)).toMatchObject({ percent: 20, days_late: 0 })
  })

  test('the calendar of lost days contains each day once, no future one, and other causes with their reason', async () => {
    await comes('2027-01-07')
    const body = { day: '2027-01-06', cause: 'OTHER', lost: 1 } as const
    const errorsOf = async (change: object) =>
      (await refusalOf(staff.call(addWeatherDay, { body: { ...body, ...change } }))).errors
    expect(await errorsOf({})).toMatchObject([{ path: 'reason', code: 'required' }])
    expect(await errorsOf({ cause: 'T8', day: '2027-01-08' })).toMatchObject([{ path: 'day', code: 'too-big' }])
    await staff.call(addWeatherDay, { body: { ...body, reason: 'No electricity in the district' } })
    expect(await errorsOf({ cause: 'T8' })).toMatchObject([{ path: 'day', code: 'duplicate' }])
    const { data } = await staff.call(listWeatherDays, { query: {} })
    expect(data).toMatchObject([{ day: '2027-01-06', lost: 1, staff_name: expect.stringContaining('manager') }])
    const foreman = await openStaff(shop, 'site')
    await expectRefusal(foreman.call(removeWeatherDay, { params: { id: data[0]!._id } }), 403, 'not-allowed')
    await staff.call(removeWeatherDay, { params: { id: data[0]!._id } })
    await expectRefusal(staff.call(removeWeatherDay, { params: { id: data[0]!._id } }), 404, 'weather-day-not-found')
  })
})

describe('starting works', () => {
  test('R29 demolition waits for each required check, and for one that expired yesterday', async () => {
    const id = await agreed()
    const start = () => progress(staff, id, 'demolition', { actual_start: '2026-12-28' })
    const keys = [...beforeAnything, 'STRUCTURE'] as const
    expect((await refusalOf(start())).details).toEqual({ keys })
    await prepareWorks(staff, id)
    for (const key of keys) {
      await doChecks(staff, id, [key], { state: 'NEEDED' })
      expect(await refusalOf(start())).toMatchObject({ code: 'checks-missing', status: 409, details: { keys: [key] } })
      await doChecks(staff, id, [key], { valid_until: '2026-12-27' })
      expect((await refusalOf(start())).details).toEqual({ keys: [key] })
      await doChecks(staff, id, [key], { valid_until: '2026-12-28' })
    }
    // The structural check can be marked as not needed, insurance cannot.
    await doChecks(staff, id, ['STRUCTURE', 'INSURANCE_EC'], { state: 'NOT_NEEDED', reason: 'No wall is moved' })
    expect((await refusalOf(start())).details).toEqual({ keys: ['INSURANCE_EC'] })
    expect((await stageOf(id, 'demolition')).status).toBe('PLANNED')
    await doChecks(staff, id, ['INSURANCE_EC'])
    await start()
    const { data: room } = await client.call(showRenovation, { params: { id } })
    expect(room.status).toBe('IN_PROGRESS')
  })

  test('R28 no stage starts in the cooling-off period, unless the client agreed to it', async () => {
    const id = await agreed({ cooling_off_days: 7 })
    await prepareWorks(staff, id)
    const start = (actual_start: string) => progress(staff, id, 'demolition', { actual_start })
    await comes('2027-01-04')
    await expectRefusal(start('2027-01-04'), 409, 'cooling-off-running')
    await comes('2027-01-05')
    await expectRefusal(start('2027-01-04'), 409, 'cooling-off-running')
    await start('2027-01-05')
    const early = await agreed({ cooling_off_days: 7 })
    await prepareWorks(staff, early)
    const body = { typed_name: 'Ho Siu Ming', is_agreed: true, wording_version: signingVersion } as const
    await client.call(startEarly, { params: { id: early }, body })
    const { works } = await progress(staff, early, 'demolition', { actual_start: '2026-12-28' })
    expect(works.data[0]).toMatchObject({ status: 'STARTED', actual_start: '2026-12-28' })
  })

  test('makes the instalments that wait for it due, and they stay due', async () => {
    const id = await agreed()
    await prepareWorks(staff, id)
    const dueDays = async () => (await client.call(listInstalments, { params: { id } })).data.map((row) => row.due_on)
    expect(await dueDays()).toEqual(['2026-12-28', null, null, null, null])
    await progress(staff, id, 'demolition', { actual_start: '2026-12-28' })
    expect(await dueDays()).toEqual(['2026-12-28', '2026-12-28', null, null, null])
    await comes('2027-01-05')
    await progress(staff, id, 'demolition', { percent: 100 })
    await progress(staff, id, 'masonry', { actual_start: '2027-01-05' })
    await comes('2027-01-15')
    await progress(staff, id, 'masonry', { percent: 100 })
    expect(await dueDays()).toEqual(['2026-12-28', '2026-12-28', '2027-01-15', null, null])
    await progress(staff, id, 'masonry', { percent: 90, reason: 'Hollow tiles in the kitchen' })
    expect(await stageOf(id, 'masonry')).toMatchObject({
      status: 'STARTED',
      percent: 90,
      reopened_reason: 'Hollow tiles in the kitchen',
    })
    await comes('2027-01-18')
    await progress(staff, id, 'masonry', { percent: 100 })
    expect(await dueDays()).toEqual(['2026-12-28', '2026-12-28', '2027-01-15', null, null])
    const { data: events } = await client.call(listRenovationEvents, { params: { id }, query: {} })
    expect(events.slice(0, 3).map(({ action, facts }) => [action, facts['title']])).toEqual([
      ['stage-done', { en: 'masonry', zh: 'masonry', cn: 'masonry' }],
      ['stage-reopened', { en: 'masonry', zh: 'masonry', cn: 'masonry' }],
      ['stage-done', { en: 'masonry', zh: 'masonry', cn: 'masonry' }],
    ])
  })

  test('an invalid transition is refused, and nothing is written', async () => {
    const id = await agreed()
    await prepareWorks(staff, id)
    const before = await worksOf(id)
    await expectRefusal(progress(staff, id, 'demolition', { percent: 100 }), 409, 'illegal-transition')
    await expectRefusal(progress(staff, id, 'painting', { percent: 10 }), 404, 'stage-not-found')
    const errorsOf = async (body: object) => (await refusalOf(progress(staff, id, 'demolition', body))).errors
    expect(await errorsOf({ actual_start: '2026-12-29' })).toMatchObject([{ path: 'actual_start', code: 'too-big' }])
    expect(await errorsOf({ percent: 50, actual_end: '2026-12-28' })).toMatchObject([{ path: 'actual_end' }])
    expect(await worksOf(id)).toEqual(before)
    await progress(staff, id, 'demolition', { percent: 30 })
    expect(await errorsOf({ percent: 100, actual_end: '2026-12-27' })).toMatchObject([{ code: 'ends-before' }])
    await progress(staff, id, 'demolition', { percent: 100 })
    expect(await errorsOf({ percent: 20 })).toMatchObject([{ path: 'reason', code: 'required' }])
    await sql`update renovations set status = 'INSPECTION' where id = ${id}`.execute(shop.context.db)
    await expectRefusal(progress(staff, id, 'masonry', { percent: 10 }), 409, 'illegal-transition')
    await progress(staff, id, 'demolition', { percent: 20, reason: 'A wall is left' })
    expect((await client.call(showRenovation, { params: { id } })).data.status).toBe('IN_PROGRESS')
    await expect(
      sql`update stages set planned_end = '2030-01-01' where renovation_id = ${id}`.execute(shop.context.db),
    ).rejects.toThrow('keeps its days')
  })
})

test('staff can replan stages that have not started; one that an instalment waits for stays', async () => {
  const id = await agreed()
  const params = { id }
  const { data: shown } = await staff.call(showStaffWorks, { params })
  expect(shown.named_by_plan).toEqual(['demolition', 'masonry', 'carpentry'])
  const written = shown.data.map(({ key, title, weight, starts_on, working_days }) => ({
    key,
    title,
    weight,
    starts_on,
    working_days,
  }))
  const painting = { key: 'painting', title: { zh: '油漆' }, weight: 10, starts_on: '2027-02-05', working_days: 6 }
  const later = written.map((one) => (one.key === 'carpentry' ? { ...one, starts_on: '2027-01-28' } : one))
  const change = (stages: typeof written, revision: number) =>
    staff.call(changeStages, { params, body: { revision, stages } })
  const { data: changed } = await change([...later, painting], shown.revision)
  expect(changed.data.find(({ key }) => key === 'carpentry')).toMatchObject({
    planned_start: '2027-01-25',
    planned_end: '2027-02-04',
    forecast_start: '2027-01-28',
    days_late: 3,
  })
  expect(changed.data.find(({ key }) => key === 'painting')).toMatchObject({ planned_start: null, planned_end: null })
  await expectRefusal(change(written, shown.revision), 409, 'changed-meanwhile')
  const gone = await refusalOf(change(later.slice(1), changed.revision))
  expect(gone).toMatchObject({ code: 'illegal-transition', details: { keys: ['demolition'] } })
  const twice = await refusalOf(change([...later, ...later.slice(0, 1)], changed.revision))
  expect(twice.errors).toMatchObject([{ path: 'stages.3.key', code: 'duplicate' }])
  const { data: without } = await change(later, changed.revision)
  expect(without.data).toHaveLength(3)
})
