import { readdir } from 'node:fs/promises'
import { auditActions } from '@fitout/contract/staff/audit-actions.ts'
import { addressOf } from '@fitout/contract/client.ts'
import type { Endpoint } from '@fitout/contract/endpoint.ts'
import { endpoints } from '../../endpoints.ts'
import { writings } from '@fitout/contract/messages/en/staff/writings.ts'
import { isAllowed, permissionOf, type StaffRole, staffRoles } from '@fitout/contract/staff/permissions.ts'
import { wordsKinds } from '@fitout/contract/staff/writings.ts'
import { beforeAll, expect, test } from 'vitest'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { type Example, example, type Line, type Made, type Stage } from '../../testing/trail/example.ts'
import { foundExamples } from '../../testing/trail/found-examples.ts'

const ofStaff = Object.entries(endpoints).filter(([, { path }]) => path.startsWith('/admin/'))
const nameOf = (endpoint: Endpoint) => ofStaff.find(([, one]) => one === endpoint)?.[0] ?? endpoint.path
const changes = ({ method, effect }: Endpoint) => method !== 'GET' || effect === true

const changing = foundExamples.map(
  ([file, examples]) => [file, examples.filter(({ endpoint }) => changes(endpoint))] as const,
)
const named = foundExamples.flatMap(([, examples]) => examples.filter(({ endpoint }) => !changes(endpoint)))
/** Lists that can be called without parameters. */
const lists = ofStaff
  .map(([, one]) => one)
  .filter((one) => !changes(one) && !one.path.includes('/:') && !named.some(({ endpoint }) => endpoint === one))
const reading = [...named, ...lists.map((one) => example(one, [], () => ({})))]

const source = '203.0.113.7'
const desk = withOrderDesk({ TRUST_PROXY: '1', RECOGNITION: 'tesseract' })
const people = new Map<StaffRole, StaffVisitor>()
let stage: Stage
beforeAll(async () => {
  for (const role of staffRoles) people.set(role, await openStaff(desk.shop, role))
  stage = { desk, owner: people.get('owner')! }
  // Reply deadlines of enquiries depend on them.
  await publishConstants(desk.shop.context)
})

/** The caller with the lowest role that may make the call. */
function callerOf({ access }: Endpoint): StaffVisitor {
  const permission = permissionOf(access) ?? 'self'
  return people.get(staffRoles.findLast((role) => isAllowed(role, permission))!)!
}

const trail = () => desk.shop.context.db.selectFrom('audit_entries').selectAll().orderBy('at').orderBy('id').execute()

const seenEntries = new Set<string>()
/** The entries since the last call; most calls leave none, so this avoids a scan of all. */
async function newEntries() {
  const { count } = await desk.shop.context.db
    .selectFrom('audit_entries')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = count === seenEntries.size ? [] : (await trail()).filter(({ id }) => !seenEntries.has(id))
  for (const { id } of rows) seenEntries.add(id)
  return rows
}

/** Makes a call; returns its outcome with the audit entries it left, and the expected one. */
async function make({ endpoint, lines, prepare }: Example) {
  const { params = {}, query, body, file, by = callerOf(endpoint) } = await prepare(stage)
  const form = new FormData()
  if (file) form.set(endpoint.file ?? '', file)
  await newEntries()
  const response = await desk.shop.request(`/api${addressOf(endpoint, params, query)}`, {
    method: endpoint.method,
    headers: {
      Authorization: `Bearer ${by.token}`,
      'X-Forwarded-For': source,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(file && { body: form }),
  })
  const answer = await response.text()
  const rows = await newEntries()
  const should = response.ok ? lines.map((line) => expected(line, { params, by, answer })) : lines
  return {
    left: [nameOf(endpoint), response.ok ? 'done' : answer, rows],
    should: [nameOf(endpoint), 'done', should],
  }
}

async function makeAll(examples: Example[]) {
  const calls: Awaited<ReturnType<typeof make>>[] = []
  for (const one of examples) calls.push(await make(one))
  return { left: calls.map(({ left }) => left), should: calls.map(({ should }) => should) }
}

/** The expected fields of an audit entry, by its line. */
function expected({ action, subject, kind, idOf }: Line, made: Made) {
  const filled = expect.toSatisfy((facts: object) => Object.keys(facts).length > 0, 'says what it was or is')
  return {
    action,
    subject,
    subject_id: idOf === 'not answered' ? expect.stringMatching(/^[0-9a-f-]{36}$/) : (idOf ?? idIn)(made),
    subject_title: expect.stringMatching(/./),
    before: kind === 'new' ? {} : filled,
    after: kind === 'gone' ? {} : filled,
    staff_id: made.by.accountId,
    api_token_id: null,
    source,
    at: expect.any(Date),
    id: expect.any(String),
  }
}

function idIn({ params, answer }: Made): string {
  const { id, key = id } = params
  return key ?? (JSON.parse(answer) as { data: { _id: string } }).data._id
}

test('PRIV-02 every staff call has an example, and each one that writes is among the audited ones', () => {
  const changed = changing.flatMap(([, examples]) => examples.map(({ endpoint }) => endpoint))
  const read = reading.map(({ endpoint }) => endpoint)
  const isMissing = ([, one]: [string, Endpoint]) => !(changes(one) ? changed : read).includes(one)
  expect(ofStaff.filter(isMissing).map(([name]) => name)).toEqual([])
})

test.each(changing)(
  'PRIV-02 a change in %s is audited once, with person, source and previous values',
  async (_, examples) => {
    const { left, should } = await makeAll(examples)
    expect(left).toEqual(should)
  },
)

test('PRIV-02 the list of audit actions matches the recorded ones, and every field has a display name', async () => {
  const rows = await trail()
  // Refused calls and automatic changes have tests of their own.
  const refusals = new Set<string>(['refused', 'session.refused', 'session.unproved', 'webhooks.switch-off'])
  const recorded = new Set(rows.map(({ action }) => action))
  expect([...recorded].toSorted()).toEqual(auditActions.filter((action) => !refusals.has(action)).toSorted())
  const isWritten = new Set<string>([...wordsKinds, 'configuration'])
  const words = await auditFields()
  const missing = rows.flatMap(({ subject, before, after }) => {
    const known = { ...words, ...(isWritten.has(subject) && writings.writings.fields) }
    return [...fieldsOf(before), ...fieldsOf(after)].filter((name) => !(name in known)).map((name) => [subject, name])
  })
  expect(missing).toEqual([])
})

/** The display names of the fields of an entry, defined by each feature. */
async function auditFields(): Promise<Record<string, unknown>> {
  type Words = { audit?: { fields?: Record<string, unknown> } }
  const folder = new URL('../../../../contract/src/messages/en/staff/', import.meta.url)
  const files = await Promise.all(
    (await readdir(folder)).map((name) => import(new URL(name, folder).href) as Promise<Record<string, Words>>),
  )
  const words = files.flatMap((file) => Object.values(file))
  return Object.assign({}, ...words.map((one) => one.audit?.fields ?? {})) as Record<string, unknown>
}

/** The names of all fields, at any depth, except below an id. */
function fieldsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const names = Array.isArray(value) ? [] : Object.keys(value)
  return [...names, ...Object.values(value).flatMap(fieldsOf)]
}

test('PRIV-02 the audit trail can be read, but no call can edit or empty it', () => {
  const calls = Object.values(endpoints).filter(({ path }) => path.includes('audit'))
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /admin/audit/all'])
})

test('PRIV-02 reading leaves no audit entry', async () => {
  const { left, should } = await makeAll(reading)
  expect(left).toEqual(should)
}, 60_000)
