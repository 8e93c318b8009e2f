import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'

export const projectRoot = dirname(import.meta.dirname)

export type ToolOptions = {
  /** Where it runs, seen from the project's root. */
  folder?: string
  env?: Record<string, string>
  /** Shows what the tool prints as it prints it, and does not keep it. */
  isShown?: boolean
}

/** Runs a program of the installed packages by the Node that runs this. */
export function runTool(
  name: string,
  parameters: string[],
  { folder = '', env = {}, isShown = false }: ToolOptions = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [join(projectRoot, 'node_modules', '.bin', name), ...parameters], {
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
  return new Promise((settle, fail) => {
    child.once('error', fail)
    child.once('close', (code) => settle({ code: code ?? 1, output }))
  })
}
