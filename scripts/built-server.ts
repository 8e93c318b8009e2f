import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { type Build, builds, isCurrent } from './builds.ts'
import type * as Server from './server/server.ts'
import { projectRoot } from './tools.ts'

const serverBuild = pathToFileURL(join(projectRoot, builds.server.folder, 'build', 'server.js'))

/** Starts the built server, after rebuilding whatever is out of date. */
export async function openServer(needed: Build[]): Promise<typeof Server> {
  if (!needed.every(isCurrent)) await buildOutdated()
  return importServer()
}

/** The heap may grow by this much over what is alive before garbage is collected; V8's default is up to 300 %. */
const heapGrowthPercent = 50

export async function importServer(): Promise<typeof Server> {
  // Before the import: Node's compiled code is valid for one set of flags. NODE_OPTIONS does not allow this one.
  setFlagsFromString(`--heap-growing-percent=${heapGrowthPercent}`)
  return (await import(serverBuild.href)) as typeof Server
}

/** Builds in a process of its own, so that this one loads none of the build tools. */
async function buildOutdated(): Promise<void> {
  const script = join(projectRoot, 'scripts', 'build.ts')
  // Through the channel it notices when this process ends.
  const child = spawn(process.execPath, [script, '--outdated'], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) process.exit(code ?? 1)
}
