import { CallError } from '@fitout/contract/client.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Keeper } from './keeper.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pauseMilliseconds = 1000

/** A shop with one part, which accepts a value for its current revision. */
function shop() {
  const saved = { value: 'a', revision: 1 }
  const sent: string[] = []
  let gate: Promise<void> = Promise.resolve()
  const keeper = new Keeper<string>({
    pauseMilliseconds,
    isSound: (value) => value !== 'wrong',
    read: () => ({ ...saved }),
    newest: async () => ({ ...saved, staff_name: 'Mei', saved_at: null }),
    write: async (_, { value, revision }) => {
      sent.push(value)
      await gate
      const problem = { status: 409, code: 'changed-meanwhile', message: '', request_id: '' } as const
      if (revision !== saved.revision) throw new CallError(problem)
      Object.assign(saved, { value, revision: revision + 1 })
      return saved.revision
    },
  })
  const hold = () => {
    let open: () => void = () => {}
    gate = new Promise((resolve) => (open = resolve))
    return open
  }
  return { keeper, saved, sent, hold, state: () => keeper.kept().get('part') }
}

test('saves when typing pauses, not at every key', async () => {
  const { keeper, sent, state } = shop()
  for (const value of ['ab', 'abc', 'abcd']) {
    keeper.change('part', () => value)
    await vi.advanceTimersByTimeAsync(pauseMilliseconds - 1)
  }
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual(['abcd'])
  expect(state()).toMatchObject({ state: 'saved', revision: 2 })
})

test('saves again what was typed during a save, against the new revision', async () => {
  const { keeper, saved, sent, hold } = shop()
  const open = hold()
  keeper.change('part', () => 'first')
  const saving = keeper.save('part')
  keeper.change('part', () => 'second')
  open()
  await saving
  expect(keeper.isSaved()).toBe(false)
  expect(await keeper.flush()).toBe(true)
  expect(sent).toEqual(['first', 'second'])
  expect(saved).toEqual({ value: 'second', revision: 3 })
})

test('keeps both versions after a save by a colleague, until staff decide', async () => {
  const { keeper, saved, state } = shop()
  keeper.change('part', () => 'mine')
  Object.assign(saved, { value: 'theirs', revision: 2 })
  expect(await keeper.flush()).toBe(false)
  expect(state()).toMatchObject({
    state: 'conflict',
    value: 'mine',
    base: 'a',
    theirs: { value: 'theirs', revision: 2 },
  })
  keeper.change('part', () => 'mine, still typing')
  await vi.advanceTimersByTimeAsync(10 * pauseMilliseconds)
  expect(saved.value).toBe('theirs')
  await keeper.settle('part', 'both')
  expect(saved).toEqual({ value: 'both', revision: 3 })
  expect(keeper.isSaved()).toBe(true)
})

test('does not send invalid input, nor call it saved', async () => {
  const { keeper, sent } = shop()
  keeper.change('part', () => 'wrong')
  expect(await keeper.flush()).toBe(false)
  expect(sent).toEqual([])
})

test('starts from the newer version of a colleague if nothing was changed locally', async () => {
  const { keeper, saved, state } = shop()
  keeper.change('part', () => 'mine')
  await keeper.flush()
  Object.assign(saved, { value: 'theirs', revision: 3 })
  keeper.change('part', (value) => `${value} and mine`)
  expect(state()?.value).toBe('theirs and mine')
  expect(await keeper.flush()).toBe(true)
})
