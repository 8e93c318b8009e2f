import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'

export const projectRoot = dirname(import.meta.dirname)

export type ToolOptions = {
  /** The working directory, relative to the project root. */
  folder?: string
  env?: Record<string, string>
  /** Streams the tool's output instead of collecting it. */
  isShown?: boolean
}

export type Tool = {
  ended: Promise<{ code: number; output: string }>
  /** Asks it to stop, and waits until it has. */
  stop: () => Promise<void>
}

export const toolPath = (name: string) => join(projectRoot, 'node_modules', '.bin', name)

/** Starts a program of the installed packages with the Node that runs this. */
export function startTool(
  name: string,
  parameters: string[],
  { folder = '', env = {}, isShown = false }: ToolOptions = {},
): Tool {
  const child = spawn(process.execPath, [toolPath(name), ...parameters], {
    cwd: join(projectRoot, folder),
    env: { ...process.env, ...env },
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
    })
  }
  const ended = new Promise<{ code: number; output: string }>((settle, fail) => {
    child.once('error', fail)
    child.once('close', (code) => settle({ code: code ?? 1, output }))
  })
  return {
    ended,
    async stop() {
      child.kill('SIGINT')
      await ended
    },
  }
}

export function runTool(name: string, parameters: string[], options: ToolOptions = {}): Tool['ended'] {
  return startTool(name, parameters, options).ended
}
