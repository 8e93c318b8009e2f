import { type Logger, pino } from 'pino'
import type { Logs, Reports } from './adapters/telemetry/port.ts'
import type { Config } from './config.ts'
import { loggedError } from './logged-error.ts'

const [warning, failure] = [40, 50]
const togetherMilliseconds = 250

/**
 * Standard output. Lines are written together: each write wakes a thread, which costs more than several answers from memory. They
 * fit into one piece of a pipe, so that lines of several processes do not mix.
 */
const output = pino.destination({ minLength: 3072, sync: false })
let writing: NodeJS.Timeout | undefined

function writeSoon(): void {
  writing ??= setTimeout(write, togetherMilliseconds).unref()
}

function write(): void {
  clearTimeout(writing)
  writing = undefined
  output.flush()
}

/**
 * Creates the log: JSON lines on standard output, and for a collector if there is one. Warnings and failures are written at once,
 * failures also reported.
 */
export function createLog(
  level: Config['logLevel'],
  { logs, reports }: { logs?: Logs | undefined; reports?: Reports | undefined } = {},
): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: loggedError },
    hooks: {
      logMethod(this: Logger, args: Parameters<Logger['info']>, log: Logger['info'], weight: number) {
        log.apply(this, args)
        if (weight < warning) return writeSoon()
        write()
        const [about, what] = args as [unknown, string?]
        if (weight >= failure && typeof about === 'object' && about !== null && 'err' in about)
          reports?.report(about.err, what ?? '')
      },
    },
  }
  if (!logs) return pino(options, output)
  const both = (line: string) => {
    output.write(line)
    logs.send(line)
  }
  return pino(options, { write: both })
}
