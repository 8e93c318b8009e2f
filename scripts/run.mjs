// Runs scripts/<command>.ts on a fresh clone: installs the packages, provides Node 24, then hands over. Plain JavaScript
// without packages, for Node 20.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { arch, argv, env, execPath, exit, platform, ppid, versions } from 'node:process'
import { fileURLToPath } from 'node:url'
import { installPackages } from './install.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [command = '', ...parameters] = argv.slice(2)
const compiled = join(root, 'node_modules', '.fitout', 'compiled')
/**
 * Memory settings of a shop. Pictures are made by several threads: with the C library's default arenas it would keep 100 MB
 * more, and as much again with Node's default nursery for new objects.
 */
const shopMemory = JSON.parse(readFileSync(join(root, 'scripts', 'shop-memory.json'), 'utf8'))
const isShop = ['serve', 'worker', 'demo', 'throw-away-demo'].includes(command)
const ownMajor = Number(versions.node.split('.')[0])
const neededMajor = 24

function fail(message) {
  console.error(`\n${message}`)
  exit(1)
}

/** The Node to run with: the current one if new enough, otherwise that of the npm package `node`. */
function findNode() {
  if (ownMajor >= neededMajor) return execPath
  const brought = join(root, 'node_modules', 'node', 'bin', platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(brought)) return brought
  return fail(
    `Fitout needs Node ${neededMajor} and this is Node ${versions.node}. The npm package "node" usually brings it, ` +
      `but ${brought} is missing: there may be no such package for ${platform} ${arch}.\n` +
      `Install Node ${neededMajor} from https://nodejs.org and run the command again.`,
  )
}

/** The npm that runs this, maybe through a shell: when it is killed, signals are no longer passed on. */
function findNpm() {
  if (!env.npm_lifecycle_event || platform !== 'linux') return undefined
  try {
    // The program name is in parentheses and may contain spaces; the parent follows the state.
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${ppid}/stat`, 'utf8')) ?? []
    return /^(sh|dash|bash)$/.test(name) ? Number(parent) : ppid
  } catch {
    return undefined
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function start(node, script) {
  const path = [dirname(node), env.PATH ?? ''].join(delimiter)
  // A process group of its own: npm and the terminal both pass Ctrl-C on, and it must arrive once.
  const child = spawn(node, [script, ...parameters], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // Compiling is a large part of a start: Node caches the result.
    env: { ...(isShop && shopMemory), NODE_COMPILE_CACHE: compiled, ...env, PATH: path },
    detached: platform !== 'win32',
  })
  child.on('error', (error) => fail(`${node} does not start: ${error.message}`))
  let lastSignal = 0
  function pass(signal) {
    if (Date.now() - lastSignal < 1000) return
    lastSignal = Date.now()
    try {
      if (platform === 'win32') child.kill(signal)
      else process.kill(-child.pid, signal)
    } catch {
      // It has already ended.
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => pass(signal))
  const npm = findNpm()
  if (npm) setInterval(() => isAlive(npm) || pass('SIGTERM'), 2000).unref()
  child.on('exit', (code, signal) => exit(code ?? 128 + (signal === 'SIGINT' ? 2 : 15)))
}

const script = join(root, 'scripts', `${command}.ts`)
if (!/^[a-z-]+$/.test(command) || !existsSync(script)) fail(`There is no command "${command}" in scripts/.`)
if (ownMajor < 20) fail(`Fitout needs Node 20 or newer to start; this is Node ${versions.node}.`)
try {
  await installPackages(root)
} catch (error) {
  fail(error.message)
}
start(findNode(), script)
