import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { downloadedBrowser } from '../../e2e/browser.ts'
import { PlainError } from '../lifetime.ts'
import { note } from '../progress.ts'

/** The headless shell comes first: the same engine without a window uses a quarter less of the machine. */
const programs = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
]
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const fonts = 'fonts-noto-cjk'
/** Older releases of Debian and Ubuntu have the whole browser only. */
const debianPackages = ['chromium-headless-shell', 'chromium'] as const

/** The Chromium that runs the journeys; installed if missing, on Debian and as root. */
export async function findBrowser(): Promise<string> {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (existsSync(given)) return given
    throw new PlainError(`CHROMIUM_PATH is ${given}, where there is nothing.`)
  }
  return (await findInstalled()) ?? (await installOnDebian()) ?? refuse()
}

async function findInstalled(): Promise<string | undefined> {
  for (const program of programs) {
    const path = await which(program)
    if (path) return path
  }
  return [...applications, downloadedBrowser()].find((path) => existsSync(path))
}

async function which(program: string): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('sh', ['-c', `command -v ${program}`])
    return stdout.trim() || undefined
  } catch {
    return undefined
  }
}

async function installOnDebian(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !(await which('apt-get'))) return undefined
  note(`There is no Chromium on this machine; installing it and ${fonts} from Debian's packages`)
  // Waits for another installation in progress.
  const options = ['-o', 'DPkg::Lock::Timeout=120', '-o', 'Dpkg::Use-Pty=0', '-o', 'APT::Install-Recommends=false']
  if (!(await aptGet('update', '-q'))) return undefined
  for (const browser of debianPackages) {
    if (await aptGet('install', '-y', '-q', ...options, browser, fonts)) return findInstalled()
  }
  return undefined
}

function aptGet(...parameters: string[]): Promise<boolean> {
  const child = spawn('apt-get', parameters, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return new Promise((settle) => {
    child.once('error', () => settle(false))
    child.once('exit', (code) => settle(code === 0))
  })
}

function refuse(): never {
  throw new PlainError(
    'The journeys need Chromium or Chrome, and none was found: not in CHROMIUM_PATH, on the PATH or in ' +
      `${downloadedBrowser()}.\nInstall one (Debian, Ubuntu: apt-get install chromium ${fonts}; ` +
      'elsewhere: npx playwright-core install chromium) and run the tests again.',
  )
}
