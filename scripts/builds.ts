import { createHash, type Hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot, toolPath } from './tools.ts'

/** Something that is built before a shop opens, into `build` in its folder. */
export type Build = {
  folder: string
  title: string
  tool: [name: string, ...parameters: string[]]
  sources: readonly string[]
  /** Its files are sent to browsers unchanged. */
  isToCompress?: true
}

const shared = ['contract', 'ui', 'package-lock.json', 'tsconfig.json']
const quietly = ['--logLevel', 'error']

export const builds = {
  server: {
    folder: 'scripts/server',
    title: 'Building the server',
    tool: ['vite', 'build', ...quietly],
    sources: ['scripts', 'api/src', 'api/package.json', 'storefront', ...shared],
  },
  storefront: {
    folder: 'storefront',
    title: 'Building the storefront',
    tool: ['react-router', 'build'],
    sources: ['storefront', ...shared],
  },
  admin: {
    folder: 'admin',
    title: 'Building the back office',
    tool: ['vite', 'build', ...quietly],
    sources: ['admin', ...shared],
    isToCompress: true,
  },
} satisfies Record<string, Build>

const notSources = /^(?:node_modules|build|\.react-router|.*\.test\.tsx?)$/

/** The sources of a build. `seen` shows without reading the files whether any has changed. */
type Sources = { seen: string; content: string }

const stampOf = ({ folder }: Build) => join(projectRoot, folder, 'build', 'sources')

/** Returns whether the build matches the current sources. */
export function isCurrent(build: Build): boolean {
  const stamp = stampOf(build)
  // Where the tools are not installed, as in the image, the build cannot be outdated.
  if (!existsSync(toolPath(build.tool[0])) && existsSync(stamp)) return true
  const known = readStamp(stamp)
  if (!known) return false
  const seen = hashOf(build, noteFile)
  if (known.seen === seen) return true
  if (known.content !== hashOf(build, readFile)) return false
  try {
    writeFileSync(stamp, JSON.stringify({ ...known, seen }))
  } catch {
    // Owned by another user: the files are read again the next time.
  }
  return true
}

/** Records the sources before a build, for `markBuilt` after it: sources changed meanwhile are rebuilt the next time. */
export function readSources(build: Build): Sources {
  return { seen: hashOf(build, noteFile), content: hashOf(build, readFile) }
}

export function markBuilt(build: Build, sources: Sources): void {
  writeFileSync(stampOf(build), JSON.stringify(sources))
}

function readStamp(path: string): Partial<Sources> | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Partial<Sources>
  } catch {
    return undefined
  }
}

function hashOf({ sources }: Build, add: (hash: Hash, path: string) => void): string {
  const hash = createHash('sha256')
  for (const source of sources) addAll(hash, source, add)
  return hash.digest('hex')
}

/** Paths are relative to the project. */
function addAll(hash: Hash, path: string, add: (hash: Hash, path: string) => void): void {
  const whole = join(projectRoot, path)
  if (statSync(whole).isFile()) return add(hash, path)
  const entries = readdirSync(whole, { withFileTypes: true }).filter(({ name }) => !notSources.test(name))
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    if (entry.isDirectory()) addAll(hash, `${path}/${entry.name}`, add)
    else add(hash, `${path}/${entry.name}`)
  }
}

function noteFile(hash: Hash, path: string): void {
  // Any change of a file updates its ctime, even one that preserves the mtime.
  const { size, ctimeMs } = statSync(join(projectRoot, path))
  hash.update(`${path}\0${size}\0${ctimeMs}\0`)
}

function readFile(hash: Hash, path: string): void {
  hash.update(`${path}\0`).update(readFileSync(join(projectRoot, path)))
}
