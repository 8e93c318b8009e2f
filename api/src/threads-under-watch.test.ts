import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = import.meta.dirname

/** The result of a script run as `node --watch` runs it. */
async function runWatched(script: string): Promise<unknown> {
  const child = fork(join(folder, 'testing', script), { env: { WATCH_REPORT_DEPENDENCIES: '1' } })
  const stopped = once(child, 'exit')
  let answer: unknown
  child.on('message', (message: object) => {
    if ('answer' in message) answer = message.answer
  })
  await stopped
  return answer
}

test('threads return their results while files are watched', { timeout: 30_000 }, async () => {
  const { isRight, isWrongRefused, outline, paper } = (await runWatched('ask-threads.ts')) as Record<string, unknown>
  expect({ isRight, isWrongRefused }).toEqual({ isRight: true, isWrongRefused: true })
  expect(paper).toMatch(/^%PDF-/)
  expect(outline).toEqual({
    front: expect.stringMatching(/^M/) as unknown,
    side: expect.stringMatching(/^M/) as unknown,
  })
})
