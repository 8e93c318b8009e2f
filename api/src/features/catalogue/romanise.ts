import { type ChildProcess, fork } from 'node:child_process'

/** The pronunciation of each character of a Chinese run, without tones; empty or the character itself when unknown. */
export type Syllables = { mandarin: string[]; cantonese: string[] }

// The dictionaries take a second to load and some hundred megabytes, which a terminated thread would not give back.
const idleMilliseconds = 5000

let helper: ChildProcess | undefined
let ending: NodeJS.Timeout | undefined
let last: Promise<unknown> = Promise.resolve()

/** Romanises Chinese runs, each character in context, in a child process that exits when idle. */
export async function romanise(runs: readonly string[]): Promise<Map<string, Syllables>> {
  if (runs.length === 0) return new Map()
  const answer = last.then(() => ask(runs))
  last = answer.catch(() => {})
  const syllables = await answer
  return new Map(runs.map((run, index) => [run, syllables[index] ?? { mandarin: [], cantonese: [] }]))
}

async function ask(runs: readonly string[]): Promise<Syllables[]> {
  clearTimeout(ending)
  const child = (helper ??= start())
  child.ref()
  child.channel?.ref()
  const { promise, resolve, reject } = Promise.withResolvers<Syllables[]>()
  const fail = () => reject(new Error('the process with the dictionaries of Chinese has ended'))
  child.once('message', resolve).once('error', fail).once('exit', fail)
  child.send(runs)
  try {
    return await promise
  } finally {
    child.off('message', resolve).off('error', fail).off('exit', fail)
    // An idle child must not keep this process alive.
    child.unref()
    child.channel?.unref()
    ending = setTimeout(() => child.disconnect(), idleMilliseconds).unref()
  }
}

/** The child exits when disconnected, or when this process exits. */
function start(): ChildProcess {
  const child = fork(new URL('romanise-process.ts', import.meta.url), {
    execArgv: [],
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const forget = () => {
    if (helper === child) helper = undefined
  }
  child.once('disconnect', forget).once('error', forget)
  return child
}
