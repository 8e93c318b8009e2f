import { ConfigError } from '../api/src/config.ts'
import { DataFolderTaken } from '../api/src/database/embedded/data-folder-lock.ts'
import { MigrationError } from '../api/src/database/migration-files.ts'
import { PortUnavailable } from '../api/src/http/listen.ts'

/** Something that runs until it is stopped. */
export type Running = { stop: () => Promise<void>; hurry?: () => void }

/** The resources that a command has started and must stop, the last first. */
export type Lifetime = {
  /** Also during the start: a stop waits until the resource has started, and then stops it. */
  own: <Part extends Running>(starting: Part | Promise<Part>) => Promise<Part>
  /** Settles when the command is told to stop. */
  untilStopRequested: () => Promise<void>
}

// Within this time a second signal is an echo of the first: npm, the terminal and the shell all pass Ctrl-C on.
const echoMilliseconds = 400
// The exit code of shells after Ctrl-C: interrupted tests have not passed.
const interruptedCode = 130

/** An expected error, printed without a stack. */
export class PlainError extends Error {}

const plainErrors = [PlainError, ConfigError, DataFolderTaken, MigrationError, PortUnavailable]

type Command = (lifetime: Lifetime) => Promise<void | number>

/** Runs a command; stops everything it owns when it ends, fails or is told to stop. Ends the process. */
export const runCommand = (command: Command): Promise<void> => run(command, interruptedCode)

/** Runs a command that serves until it is told to stop, which is success, also during its start. */
export const runService = (command: Command): Promise<void> => run(command, 0)

async function run(command: Command, codeWhenStopped: number): Promise<void> {
  const owned: Promise<Running | undefined>[] = []
  const stopRequested = Promise.withResolvers<void>()
  let stopRequestedAt = 0
  let ending: Promise<void> | undefined

  async function stopAll(): Promise<void> {
    for (const starting of owned.toReversed()) {
      const part = await starting
      await part?.stop()
    }
  }
  function end(code: number): Promise<void> {
    ending ??= stopAll()
      .catch((error: unknown) => {
        console.error(error)
        code ||= 1
      })
      .then(() => process.exit(code))
    return ending
  }
  function onSignal(): void {
    if (stopRequestedAt > 0 && Date.now() - stopRequestedAt < echoMilliseconds) return
    if (stopRequestedAt > 0) for (const starting of owned) void starting.then((part) => part?.hurry?.())
    stopRequestedAt = Date.now()
    stopRequested.resolve()
    // A command that is still starting does not listen for the signal; a running one ends by itself.
    setImmediate(() => void end(codeWhenStopped))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  process.on('uncaughtException', (error) => {
    console.error(error)
    void end(1)
  })
  // The command continues even if its output cannot be written: a terminal may be gone, a disk full. Reporting that would be
  // output that fails in turn.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
  // The parent process is gone, so no further signal will be passed on.
  process.on('disconnect', onSignal)
  process.channel?.unref()

  const lifetime: Lifetime = {
    own(starting) {
      const part = Promise.resolve(starting)
      owned.push(part.catch(() => undefined))
      return part
    },
    untilStopRequested: () => stopRequested.promise,
  }
  try {
    await end((await command(lifetime)) ?? 0)
  } catch (error) {
    if (ending) return
    console.error(`\n${describe(error)}`)
    await end(1)
  }
}

function describe(error: unknown): string {
  if (plainErrors.some((kind) => error instanceof kind)) return (error as Error).message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
