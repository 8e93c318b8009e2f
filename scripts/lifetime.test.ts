import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const pathOf = (name: string) => fileURLToPath(new URL(`testing/${name}.ts`, import.meta.url))

test('a command whose output is no longer read goes on, and ends when it is told to stop', async () => {
  const child = fork(pathOf('talkative-command'), { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const messages: unknown[] = []
  child.on('message', (message) => messages.push(message))
  await once(child, 'message')
  child.stdout?.destroy()
  child.stderr?.destroy()
  const before = messages.length
  await expect.poll(() => messages.length, { timeout: 10_000 }).toBeGreaterThan(before + 20)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(messages.at(-1)).toBe('stopped')
}, 20_000)

test.each([
  ['service', 0],
  ['command', 130],
])(
  'a %s that is told to stop during its start exits with %s',
  async (kind, code) => {
    const child = fork(pathOf('stuck-command'), [kind], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    onTestFinished(() => void child.kill('SIGKILL'))
    await once(child, 'message')
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([code, null])
  },
  20_000,
)
