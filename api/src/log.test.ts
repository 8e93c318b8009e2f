import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const log = new URL('log.ts', import.meta.url).href

test.each(['process.exit(0)', ''])('lines that wait to be written are there when a process ends: %s', async (end) => {
  const script = `
    import { createLog } from '${log}'
    const log = createLog('info')
    for (const at of [1, 2, 3]) log.info({ at }, 'line')
    ${end}`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script])
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { at: number; msg: string })
  expect(lines.map(({ at, msg }) => [at, msg])).toEqual([1, 2, 3].map((at) => [at, 'line']))
})

test('a warning is written with the lines before it, while the process goes on', async () => {
  const script = `
    import { createLog } from '${log}'
    const log = createLog('info')
    log.info('before')
    log.warn('now')
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 150)`
  const ended = run(process.execPath, ['--input-type=module', '-e', script])
  await expect(ended).rejects.toMatchObject({ signal: 'SIGKILL', stdout: expect.stringMatching(/before.*\n.*now/) })
})
