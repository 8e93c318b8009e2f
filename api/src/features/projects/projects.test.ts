import { filterProjects, findProject, type ProjectFacetName, projectFacetNames } from '@fitout/contract/projects.ts'
import fc from 'fast-check'
import { type Insertable, sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Projects } from '../../../database/tables.ts'
import { newId } from '../../database/new-id.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal } from '../../testing/visitors.ts'
import { keepPicture, keepVideo, videoUrl } from '../pictures/pictures-service.ts'

type Fact = 'status' | 'style' | 'property_type' | 'district' | 'room_types' | 'saleable_sqft' | 'budget_band'
type Project = Partial<Pick<Insertable<Projects>, Fact>> & { title?: string; year?: number; days?: number }

let shop: TestShop
let pictureId: string
let rank = 1000
const db = () => shop.context.db
const visitor = () => shop.visitor()
beforeAll(async () => {
  shop = await openTestShop()
  const file = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#cbb' } })
    .jpeg()
    .toBuffer()
  pictureId = (await keepPicture(shop.context, file)).id
})
afterAll(() => shop.stop())

async function addProject({ title, days, year = 2025, ...facts }: Project = {}): Promise<string> {
  const id = newId()
  const words = { zh: title ?? `案例 ${id}` }
  rank -= 1
  await db()
    .insertInto('projects')
    .values({
      id,
      key: id,
      title: words,
      slug: words,
      summary: words,
      story: words,
      picture_id: pictureId,
      status: 'ACTIVE',
      published_at: new Date(0),
      rank,
      year,
      ...(days !== undefined && {
        started_on: `${year}-01-01`,
        finished_on: new Date(Date.UTC(year, 0, days)).toISOString().slice(0, 10),
      }),
      ...facts,
    })
    .execute()
  return id
}

// The filter values as SQL conditions, independent of the implementation.
const conditions: Record<ProjectFacetName, (value: string) => ReturnType<typeof sql<boolean>>> = {
  style: (value) => sql`style = ${value}`,
  room_type: (value) => sql`${value} = any(room_types)`,
  property_type: (value) => sql`property_type = ${value}`,
  district: (value) => sql`district = ${value}`,
  area: (value) =>
    ({ 'under-300': sql<boolean>`saleable_sqft < 300`, '300-499': sql<boolean>`saleable_sqft between 300 and 499` })[
      value
    ] ?? sql`saleable_sqft >= 1200`,
  budget: (value) => sql`budget_band = ${value}`,
  duration: (value) =>
    value === 'under-8-weeks' ? sql`finished_on - started_on + 1 < 56` : sql`finished_on - started_on + 1 >= 112`,
  year: (value) => sql`year = ${Number(value)}`,
}
const values: Record<ProjectFacetName, string[]> = {
  style: ['nordic', 'japandi', 'industrial'],
  room_type: ['kitchen', 'bedroom', 'study'],
  property_type: ['private-flat', 'tenement-flat'],
  district: ['eastern', 'sha-tin', 'north'],
  area: ['under-300', '300-499', 'from-1200'],
  budget: ['under-200k', '200k-400k'],
  duration: ['under-8-weeks', 'from-16-weeks'],
  year: ['2024', '2025'],
}

test('BEYOND-71 counts for every combination of filters equal those of SQL, and so does the list', async () => {
  const pick = <T>(list: T[], at: number) =>
    at % (list.length + 1) === list.length ? undefined : list[at % (list.length + 1)]
  for (let n = 0; n < 60; n += 1) {
    await addProject({
      ...Object.fromEntries(
        Object.entries({
          style: pick(values.style, n),
          property_type: pick(values.property_type, n * 7),
          district: pick(values.district, n * 5 + 1),
          budget_band: pick(values.budget, n * 3 + 2),
          saleable_sqft: pick([180, 299, 300, 499, 1200, 2000], n * 11),
          days: pick([40, 55, 112, 150], n * 13),
        }).filter(([, value]) => value !== undefined),
      ),
      room_types: values.room_type.filter((_, at) => (n >> at) % 2 === 0),
      year: 2024 + (n % 2),
    })
  }
  const choices = fc.record(
    Object.fromEntries(projectFacetNames.map((name) => [name, fc.subarray(values[name], { maxLength: 2 })])),
  )
  await fc.assert(
    fc.asyncProperty(choices, async (chosen) => {
      const query = Object.fromEntries(Object.entries(chosen).map(([name, list]) => [name, list.join(',')]))
      const answer = await visitor()(filterProjects, { query: { ...query, per_page: 100 } })
      const anyOf = (name: ProjectFacetName, wanted: string[]) =>
        wanted.length === 0
          ? sql`true`
          : sql.join(
              wanted.map((value) => sql`coalesce(${conditions[name](value)}, false)`),
              sql` or `,
            )
      const where = (one?: { name: ProjectFacetName; value: string }) =>
        sql.join(
          projectFacetNames.map(
            (name) => sql`(${anyOf(name, one?.name === name ? [one.value] : (chosen[name] ?? []))})`,
          ),
          sql` and `,
        )
      const asked = projectFacetNames.flatMap((name) => values[name].map((value) => ({ name, value })))
      const { rows } = await sql<{ total: number; counts: number[]; ids: string[] }>`
        select (select count(*) from projects where ${where()}) as total,
          (select coalesce(array_agg(id::text order by rank desc), '{}') from projects where ${where()}) as ids,
          array[${sql.join(asked.map((one) => sql`(select count(*)::int from projects where ${where(one)})`))}] as counts`.execute(
        db(),
      )
      expect(answer.total).toBe(rows[0]?.total)
      expect(answer.data.map(({ _id }) => _id)).toEqual(rows[0]?.ids)
      for (const [at, { name, value }] of asked.entries()) {
        const shown = answer.facets.find((facet) => facet.name === name)?.values.find(({ key }) => key === value)
        expect([name, value, shown?.count ?? 0]).toEqual([name, value, rows[0]?.counts[at]])
      }
    }),
    { numRuns: 200 },
  )
  await db().deleteFrom('projects').execute()
})

test('a keyword matches Traditional and Simplified in all texts of a project, and pages are linked', async () => {
  const id = await addProject({ title: '太古城實用廳' })
  await addProject({ title: '沙田橡木睡房' })
  for (const keyword of ['太古城', '实用', '實用 太古', '古城']) {
    const { data } = await visitor()(filterProjects, { query: { keyword } })
    expect([keyword, data.map(({ _id }) => _id)]).toEqual([keyword, [id]])
  }
  expect((await visitor()(filterProjects, { query: { keyword: 'en' } })).total).toBe(0)
  const first = await visitor()(filterProjects, { query: { per_page: 1 } })
  expect(first).toMatchObject({ total: 2, next_page_url: expect.stringContaining('page=2') })
  const response = await shop.request(new URL(first.next_page_url!).pathname + new URL(first.next_page_url!).search)
  expect(await response.json()).toMatchObject({ current_page: 2, next_page_url: null, total: 2 })
  expect((await shop.request('/api/projects/filter?sort_by=price')).status).toBe(422)
})

test('sorting by area puts projects without one last, in either direction', async () => {
  await db().deleteFrom('projects').execute()
  const [none, small, large] = [
    await addProject(),
    await addProject({ saleable_sqft: 200 }),
    await addProject({ saleable_sqft: 900 }),
  ]
  const order = async (sort_order: 'asc' | 'desc') =>
    (await visitor()(filterProjects, { query: { sort_by: 'area', sort_order } })).data.map(({ _id }) => _id)
  expect(await order('asc')).toEqual([small, large, none])
  expect(await order('desc')).toEqual([large, small, none])
})

test('BEYOND-72 a project shows square feet and metres, and omits unknown facts', async () => {
  await db().deleteFrom('projects').execute()
  const full = await addProject({
    style: 'nordic',
    property_type: 'tenement-flat',
    district: 'eastern',
    saleable_sqft: 431,
    budget_band: '400k-700k',
    days: 84,
    room_types: ['kitchen'],
  })
  const bare = await addProject({ style: 'a style that was given up' })
  const { data } = await visitor()(findProject, { params: { id: full } })
  expect(data).toMatchObject({
    style: { key: 'nordic', title: { zh: '北歐風' } },
    saleable_area: { sqft: 431, sqm: 40, band: '300-499' },
    budget: { key: '400k-700k' },
    started_on: '2025-01-01',
    finished_on: '2025-03-25',
    duration_days: 84,
    next: { _id: bare },
  })
  const answer = await visitor()(findProject, { params: { id: bare } })
  expect(answer.data).toMatchObject({
    style: null,
    property_type: null,
    district: null,
    scope: null,
    saleable_area: null,
    budget: null,
    place: null,
    started_on: null,
    finished_on: null,
    duration_days: null,
    model_url: null,
    materials: [],
    team: [],
    galleries: [],
    comparisons: [],
    videos: [],
    product_ids: [],
    service_ids: [],
    next: { _id: full },
  })
})

test('ACL-15 draft and hidden projects are not found, in lists and as the next one', async () => {
  await db().deleteFrom('projects').execute()
  const shown = await addProject()
  const hidden = [await addProject({ status: 'DRAFT' }), await addProject({ status: 'INACTIVE' })]
  for (const id of [...hidden, newId(), 'x', "'--"]) {
    await expectRefusal(visitor()(findProject, { params: { id } }), 404, 'project-not-found')
  }
  expect((await visitor()(filterProjects)).data.map(({ _id }) => _id)).toEqual([shown])
  expect((await visitor()(findProject, { params: { id: shown } })).data.next).toBeNull()
})

test('a film is served whole and in the ranges that players request', async () => {
  const film = Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.alloc(996, 7)])
  const address = videoUrl(await keepVideo(await shop.context.storage.receive([film])))
  const part = (range?: string) => shop.request(address, range === undefined ? {} : { headers: { Range: range } })
  const whole = await part()
  expect([whole.status, whole.headers.get('Accept-Ranges'), (await whole.arrayBuffer()).byteLength]).toEqual([
    200,
    'bytes',
    1000,
  ])
  const cases: [string, number, string | null, number][] = [
    ['bytes=0-', 206, 'bytes 0-999/1000', 1000],
    ['bytes=0-1', 206, 'bytes 0-1/1000', 2],
    ['bytes=990-5000', 206, 'bytes 990-999/1000', 10],
    ['bytes=-4', 206, 'bytes 996-999/1000', 4],
    ['bytes=1000-', 416, 'bytes */1000', 0],
    ['bytes=0-1,4-5', 200, null, 1000],
    ['lines=1-2', 200, null, 1000],
  ]
  for (const [range, status, contentRange, length] of cases) {
    const answer = await part(range)
    const size = (await answer.arrayBuffer()).byteLength
    expect([range, answer.status, answer.headers.get('Content-Range'), size]).toEqual([
      range,
      status,
      contentRange,
      length,
    ])
  }
  for (const name of ['x.webm', '..%2fmodels', `${newId()}.webm`]) {
    expect((await shop.request(`/media/videos/${name}`)).status).toBe(404)
  }
})
