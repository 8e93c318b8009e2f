import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { breaks, type Call, publicApi } from './public-api.ts'

const file = join(import.meta.dirname, '../../../docs/public-api.json')

test('nothing in the public API breaks a generated client', async () => {
  const former = await readFile(file, 'utf8').catch(() => '{}')
  expect(breaks(JSON.parse(former) as Record<string, Call>, publicApi())).toEqual([])
})

test('detects removals, type changes and new required fields', () => {
  const answer = { type: 'object', properties: { total: { type: 'number' }, items: { type: 'array', items: {} } } }
  const call = { method: 'GET', path: '/api/x', permission: 'orders.read', answer }
  const body = { type: 'object', required: ['text'] }
  const without = { ...answer, properties: { total: { type: 'string' } } }
  expect(breaks({ x: call, y: call }, { x: { ...call, answer: without, body } })).toEqual([
    'x.answer.total is of another kind',
    'x.answer.items is gone',
    'x.body is of another kind',
    'x.body.text is asked for',
    'y is gone',
  ])
})

test('the shapes of the public API are recorded', async () => {
  await expect(`${JSON.stringify(publicApi(), undefined, 2)}\n`).toMatchFileSnapshot(file)
})
