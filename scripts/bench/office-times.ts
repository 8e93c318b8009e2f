import { readdir, readFile } from 'node:fs/promises'

export type Timed = {
  path: string
  /**
   * Milliseconds of processor time of the shop and its database for the best, the median and the worst call after the first,
   * which fills PostgreSQL's cache. The time that other programs take from them does not count.
   */
  best: number
  middle: number
  slowest: number
  first: number
  /** Wall-clock time of the median call. */
  took: number
  /** Of each call that was answered with anything but 200; 0 for none. */
  failed: number
}

export type Asked = { url: string; staff: Record<string, string>; pids: () => Promise<readonly number[]> }

/** The processor time of each thread of some processes since its start, in milliseconds. */
async function computed(pids: readonly number[]): Promise<Map<string, number>> {
  const threads = new Map<string, number>()
  for (const pid of pids) {
    for (const task of await readdir(`/proc/${pid}/task`).catch(() => [])) {
      const stat = await readFile(`/proc/${pid}/task/${task}/schedstat`, 'utf8').catch(() => undefined)
      if (stat) threads.set(task, Number(stat.split(' ')[0]) / 1_000_000)
    }
  }
  return threads
}

/** A thread that has ended no longer counts. */
const between = (before: Map<string, number>, after: Map<string, number>) =>
  [...after].reduce((sum, [thread, time]) => sum + time - (before.get(thread) ?? time), 0)

/** Requests one list this many times. A failure counts as failed, and the others are still measured. */
export async function timeList({ url, staff, pids }: Asked, path: string, rounds: number): Promise<Timed> {
  const cost: number[] = []
  const took: number[] = []
  let failed = 0
  for (let round = 0; round < rounds; round += 1) {
    const those = await pids()
    const before = await computed(those)
    const from = performance.now()
    const isThere = await fetch(`${url}/api${path}`, { headers: staff }).then(
      async (answer) => (await answer.arrayBuffer()).byteLength > 0 && answer.ok,
      () => false,
    )
    took.push(Math.round(performance.now() - from))
    cost.push(Math.round(between(before, await computed(those))))
    if (!isThere) failed += 1
  }
  const [first = 0, ...others] = cost
  const at = (share: number, of = others) =>
    of.toSorted((one, other) => one - other)[Math.floor((of.length - 1) * share)] ?? first
  return { path, best: at(0), middle: at(0.5), slowest: at(1), first, took: at(0.5, took.slice(1)), failed }
}

const callOf = (path: string) => path.split('?')[0] ?? path

/** Each call with its slowest variant, slowest call first. */
export function printCalls(timed: readonly Timed[], aimOf: (path: string) => number): void {
  const calls = Object.entries(Object.groupBy(timed, ({ path }) => callOf(path))).map(([call, ways = []]) => {
    const worst = ways.toSorted((one, other) =>
      isMet(other, aimOf) === isMet(one, aimOf) ? other.middle - one.middle : isMet(one, aimOf) ? 1 : -1,
    )[0]
    return { call, ways: ways.length, short: ways.filter((way) => !isMet(way, aimOf)).length, worst }
  })
  console.log('\n      middle     best  by clock  ways  short  call, and its slowest way')
  for (const { call, ways, short, worst } of calls.toSorted(
    (one, other) => (other.worst?.middle ?? 0) - (one.worst?.middle ?? 0),
  )) {
    if (!worst) continue
    const cells = [
      `${worst.middle} ms`.padStart(8),
      `${worst.best} ms`.padStart(8),
      `${worst.took} ms`.padStart(9),
      `${ways}`.padStart(5),
      `${short}`.padStart(6),
    ]
    console.log(
      `${short > 0 ? 'SHORT' : 'met  '} ${cells.join(' ')}  ${call} ${decodeURIComponent(worst.path.slice(call.length))}`,
    )
  }
}

/** The median counts: the slowest of a few is noise of the machine. */
export const isMet = ({ path, middle, failed }: Timed, aimOf: (path: string) => number) =>
  failed === 0 && middle <= aimOf(path)

/** How long a file takes to begin, and how many lines it has. */
export async function readFileOf(
  { url, staff }: Omit<Asked, 'pids'>,
  path: string,
): Promise<{ firstByte: number; lines: number }> {
  const from = performance.now()
  const answer = await fetch(`${url}/api${path}`, { headers: staff })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  let firstByte = 0
  let lines = 0
  for await (const part of answer.body ?? []) {
    firstByte ||= Math.round(performance.now() - from)
    for (const byte of part) if (byte === 10) lines += 1
  }
  return { firstByte, lines }
}
