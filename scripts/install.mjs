// Installs the npm packages when they do not match package-lock.json. Plain JavaScript without packages, for Node 20.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { delimiter, join } from 'node:path'
import { env, pid, platform, stdout, versions } from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'

// An installation left running would collide with the next one in the same folder.
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** @param {string} root */
export async function installPackages(root) {
  if (isInstalled(root)) return
  const release = await lock(root)
  try {
    if (isInstalled(root)) return
    const started = Date.now()
    const seconds = () => Math.round((Date.now() - started) / 1000)
    console.log('Installing the packages (one to two minutes the first time)')
    const clock = setInterval(() => console.log(`  still installing, ${seconds()} s`), 15_000)
    try {
      await runNpm(root, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
    } finally {
      clearInterval(clock)
    }
    await bringNode(root)
    console.log(`Packages installed in ${seconds()} s\n`)
  } finally {
    release()
  }
}

/** npm records what it has installed, at the very end; the record must contain every package of the lock file. */
function isInstalled(root) {
  const wanted = readPackages(join(root, 'package-lock.json'))
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'))
  if (!wanted || !installed) return false
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (!path.includes('node_modules/') || link) return true
    const present = installed[path]
    return present ? present.version === version : Boolean(optional)
  })
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return undefined
  }
}

/** Where install scripts are disabled, the package `node` has not fetched its program and is run explicitly. */
async function bringNode(root) {
  const folder = join(root, 'node_modules', 'node')
  const program = join(folder, 'bin', platform === 'win32' ? 'node.exe' : 'node')
  if (Number(versions.node.split('.')[0]) >= 24 || existsSync(program)) return
  await run('node', ['installArchSpecificPackage.js'], folder, { npm_config_ignore_scripts: 'false' }).catch(() => {})
}

function runNpm(root, parameters) {
  const own = env.npm_execpath ?? ''
  return /npm-cli\.c?js$/.test(own) && existsSync(own)
    ? run('node', [own, ...parameters], root)
    : run(platform === 'win32' ? 'npm.cmd' : 'npm', parameters, root)
}

/** Without the Node of node_modules on the path, since node_modules is about to be replaced. */
function run(program, parameters, folder, extra = {}) {
  const path = (env.PATH ?? '').split(delimiter).filter((entry) => !entry.includes('node_modules'))
  const child = spawn(program, parameters, {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...env, ...extra, PATH: path.join(delimiter) },
    shell: platform === 'win32',
  })
  // npm may not end at once on a signal; what it leaves half-done is installed again the next time.
  const pass = (signal) => {
    child.kill(signal)
    setTimeout(() => child.kill('SIGKILL'), 2000).unref()
  }
  for (const signal of signals) process.on(signal, pass)
  child.on('exit', () => {
    for (const signal of signals) process.off(signal, pass)
  })
  return new Promise((settle, reject) => {
    child.on('error', (error) => reject(new Error(`${program} does not start: ${error.message}`)))
    child.on('exit', (code, signal) => {
      if (code === 0) settle()
      else if (signal) reject(new Error(`The installation was broken off (${signal}).`))
      else reject(new Error(`npm could not install the packages (exit code ${code}); its messages are above.`))
    })
  })
}

/** One installation at a time per clone; the lock of a process that has ended does not count. */
async function lock(root) {
  const name = createHash('sha256').update(root).digest('hex').slice(0, 12)
  const folder = join(tmpdir(), `fitout-install-${userInfo().uid}-${name}`)
  const owner = join(folder, 'pid')
  for (let isTold = false; ;) {
    try {
      mkdirSync(folder)
      writeFileSync(owner, `${pid}`)
      return () => rmSync(folder, { recursive: true, force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (isStale(folder, owner) && setAside(folder)) continue
    if (!isTold) stdout.write('Another command is installing the packages; waiting for it\n')
    isTold = true
    await pause(500)
  }
}

/** Renaming is atomic: of two processes that find the same stale lock only one removes it. */
function setAside(folder) {
  const aside = `${folder}-${pid}`
  try {
    renameSync(folder, aside)
  } catch {
    return true
  }
  if (!isStale(aside, join(aside, 'pid'))) {
    renameSync(aside, folder)
    return false
  }
  rmSync(aside, { recursive: true, force: true })
  return true
}

function isStale(folder, owner) {
  try {
    process.kill(Number(readFileSync(owner, 'utf8')), 0)
    return false
  } catch (error) {
    if (error.code === 'EPERM') return false
    // For a moment after its creation the folder does not contain the number yet.
    if (error.code === 'ENOENT') return existsSync(folder) && Date.now() - statSync(folder).mtimeMs > 5000
    return true
  }
}
