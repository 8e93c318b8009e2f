import { readFileSync } from 'node:fs'

type Piece = [at: number, source: number, line: number, column: number]

/** The mappings of each line of a built file: start column, source, and line and column there, all zero-based. */
export type SourceLines = { sources: string[]; lines: Piece[][] }

const known = new Map<string, SourceLines | undefined>()
const place = /(file:\/\/[^()]+\/scripts\/server\/build\/[^/()]+\.js):(\d+):(\d+)/

/**
 * Makes stacks name sources, not built files. Node's own support reads every source map at the start, which takes half a
 * second, and unpacks all of them at the first error, which takes a second and 75 MB.
 */
export function nameSourcesInStacks(): void {
  Error.prepareStackTrace = (error, frames) =>
    [String(error), ...frames.map((frame) => `    at ${String(frame).replace(place, inSource)}`)].join('\n')
}

function inSource(whole: string, file: string, line: string, column: string): string {
  const lines = linesOf(file)
  const piece = lines?.lines[Number(line) - 1]?.findLast(([at]) => at < Number(column))
  if (!lines || !piece) return whole
  const source = new URL(lines.sources[piece[1]] ?? '', file)
  return `${source.href}:${piece[2] + 1}:${piece[3] + 1}`
}

/** Without the mappings a stack names built files, which is better than none. */
function linesOf(file: string): SourceLines | undefined {
  if (!known.has(file)) known.set(file, readLines(file))
  return known.get(file)
}

function readLines(file: string): SourceLines | undefined {
  try {
    return JSON.parse(readFileSync(new URL(`${file}.lines`), 'utf8')) as SourceLines
  } catch {
    return undefined
  }
}
