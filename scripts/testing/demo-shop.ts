import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../api/src/testing/free-port.ts'
import { projectRoot } from '../tools.ts'

const openingMilliseconds = 300_000

/** The back office account of the shop under test. */
export type StaffAccount = { email: string; password: string; secret: string }

/** The client with the demo's renovations. */
export type ClientAccount = { email: string; password: string }

type People = { staff: StaffAccount; client: ClientAccount }

export type DemoShop = People & { url: string; dataDir: string; stop: () => Promise<void> }

/** A production shop with the demo data in its own folder and process, as in production. */
export async function openDemoShop(settings: Record<string, string> = {}): Promise<DemoShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fitout-journeys-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const shop = spawn(process.execPath, [join(projectRoot, 'scripts', 'demo.ts')], {
    cwd: projectRoot,
    env: { ...process.env, ...environmentFor(port, dataDir), ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const ended = new Promise<void>((settle) => shop.once('exit', () => settle()))
  let output = ''
  for (const stream of [shop.stdout, shop.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))

  const deadline = Date.now() + openingMilliseconds
  while (!(await isReady(url))) {
    if (shop.exitCode !== null) throw new Error(`The shop under test ended:\n${output}`)
    if (Date.now() > deadline) throw new Error(`The shop under test did not open:\n${output}`)
    await pause(200)
  }
  async function stop(): Promise<void> {
    shop.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
  return { url, dataDir, ...(await readPeople(() => output)), stop }
}

/** The demo prints them on the terminal, a moment after it has opened. */
async function readPeople(output: () => string): Promise<People> {
  for (;;) {
    const [, email, password, secret] =
      /Email\s+(\S+)\s+Password\s+(\S+)[^]*or add (\S+) to an authenticator/.exec(output()) ?? []
    const [, clientEmail, clientPassword] = /Sign in as (\S+) with (\S+)\n/.exec(output()) ?? []
    if (email && password && secret && clientEmail && clientPassword) {
      return { staff: { email, password, secret }, client: { email: clientEmail, password: clientPassword } }
    }
    await pause(50)
  }
}

/** The settings of the machine's user must not reach the shop under test. */
function environmentFor(port: number, dataDir: string): Record<string, string> {
  const none = [
    'HOST',
    'PUBLIC_URL',
    'DATABASE_URL',
    'SMTP_URL',
    'MAIL_FROM',
    'FILES_URL',
    'MAIN_STORE_ID',
    'MINI_STORE_ID',
  ]
  return {
    // Journeys share two cores with the browser; reading proofs has tests of its own.
    RECOGNITION: 'none',
    ...Object.fromEntries(none.map((name) => [name, ''])),
    PORT: `${port}`,
    DATA_DIR: dataDir,
    RATE_LIMIT_SCALE: '1000000',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    return false
  }
}
