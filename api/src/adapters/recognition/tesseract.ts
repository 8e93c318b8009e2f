import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { createLimiter } from '../../http/limiter.ts'
import { type ReadLine, type Recognition, RecognitionStopped } from './port.ts'
import type { Answer } from './tesseract-process.ts'

/** Documented in docs/limits.md. */
export const recognitionLimits = {
  secondsOfTry: 30,
  tries: 2,
  readingsOfProcess: 20,
  idleMinutes: 5,
  /** How much the engine's process may grow after its first reading; its memory never shrinks. */
  growthMegabytes: 150,
}

type Options = {
  /** Another engine, for tests. */
  program?: URL
  execArgv?: string[]
  limits?: Partial<typeof recognitionLimits>
}

type Engine = { child: ChildProcess; readings: number; firstMemory: number | undefined }

const ownProgram = new URL('tesseract-process.ts', import.meta.url)

/**
 * Tesseract in a process of its own, started on demand: it may hang, crash or be killed for its memory, and only the
 * reading fails.
 */
export function createTesseract({
  program = ownProgram,
  execArgv = [],
  limits: changed = {},
}: Options = {}): Recognition {
  const limits = { ...recognitionLimits, ...changed }
  const oneByOne = createLimiter({
    atOnce: 1,
    waiting: Number.POSITIVE_INFINITY,
    patienceSeconds: Number.POSITIVE_INFINITY,
  })
  const stopping = new AbortController()
  let engine: Engine | undefined
  let idle: NodeJS.Timeout | undefined

  function open(): Engine {
    // It does not need the shop's secrets.
    const child = fork(fileURLToPath(program), { execArgv, env: {}, serialization: 'advanced', stdio: 'ignore' })
    // Without a listener an error would end the shop; a reading in progress is notified by the exit.
    child.on('error', () => {})
    child.once('exit', () => {
      if (engine?.child === child) engine = undefined
    })
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    return { child, readings: 0, firstMemory: undefined }
  }

  async function end(): Promise<void> {
    clearTimeout(idle)
    const ended = engine?.child
    engine = undefined
    if (!ended || ended.exitCode !== null || ended.signalCode !== null) return
    const exit = once(ended, 'exit')
    ended.ref()
    ended.kill('SIGKILL')
    await exit
  }

  async function readOnce(png: Uint8Array, signals: AbortSignal[]): Promise<ReadLine[]> {
    clearTimeout(idle)
    engine ??= open()
    const current = engine
    const time = AbortSignal.timeout(limits.secondsOfTry * 1000)
    const answer = await ask(current.child, png, AbortSignal.any([...signals, time]))
    if ('failure' in answer) throw new Error(answer.failure)
    current.readings += 1
    current.firstMemory ??= answer.memory
    const growth = (answer.memory - current.firstMemory) / 2 ** 20
    if (current.readings >= limits.readingsOfProcess || growth > limits.growthMegabytes) await end()
    else restLater(current)
    return answer.lines
  }

  function restLater({ child }: Engine): void {
    idle = setTimeout(() => void end(), limits.idleMinutes * 60_000).unref()
    // An idle engine does not keep the shop's process alive.
    child.unref()
    child.channel?.unref()
  }

  async function readInTries(png: Uint8Array, wanted: AbortSignal[]): Promise<ReadLine[]> {
    const signals = [stopping.signal, ...wanted]
    for (let attempt = 1; ; attempt += 1) {
      if (stopping.signal.aborted) throw new RecognitionStopped()
      try {
        return await readOnce(png, signals)
      } catch (error) {
        await end()
        if (stopping.signal.aborted) continue
        if (attempt >= limits.tries || signals.some(({ aborted }) => aborted)) throw error
      }
    }
  }

  return {
    engine: 'tesseract.js 7, eng+chi_tra',
    read: (png, signal) => oneByOne(() => readInTries(png, signal ? [signal] : [])),
    async stop() {
      stopping.abort()
      await end()
    },
  }
}

/** Throws if the process ends or times out before it responds. */
async function ask(child: ChildProcess, png: Uint8Array, signal: AbortSignal): Promise<Answer> {
  child.ref()
  child.channel?.ref()
  const heard = new AbortController()
  const until = { signal: AbortSignal.any([signal, heard.signal]) }
  const ended = once(child, 'exit', until).then(() => {
    throw new Error('the engine has ended')
  })
  const answered = once(child, 'message', until).then(([answer]) => answer as Answer)
  // Ignore the promise that settles second.
  ended.catch(() => {})
  answered.catch(() => {})
  try {
    child.send(png, (error) => error && heard.abort(error))
    return await Promise.race([answered, ended])
  } finally {
    heard.abort()
  }
}
