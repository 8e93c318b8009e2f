import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  const { port } = server.address() as AddressInfo
  await new Promise((settle) => server.close(settle))
  return port
}

/** A shop of its own with an empty database, started as by its operator, and the code that it prints. */
export async function openEmptyShop() {
  const dataDir = await mkdtemp(join(tmpdir(), 'fitout-first-start-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: `${port}`, PUBLIC_URL: url, LOG_LEVEL: 'warn' }
  const shop: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, '../scripts/serve.ts')], {
    // A tool of the studio on the same machine receives webhooks.
    env: { ...env, RATE_LIMIT_SCALE: '1000', INNER_ADDRESSES: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const code = await new Promise<string>((settle, fail) => {
    let output = ''
    shop.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (output.includes(`${url} is open`)) settle(/Code +(\S+)/.exec(output)?.[1] ?? '')
    })
    shop.once('exit', () => fail(new Error(`The empty shop ended:\n${output}`)))
  })
  return {
    url,
    code,
    async stop() {
      const ended = new Promise((settle) => shop.once('exit', settle))
      shop.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
