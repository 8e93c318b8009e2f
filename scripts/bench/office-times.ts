export type Timed = {
  path: string
  /** Milliseconds of the fastest, the middle and the slowest call after the first, which fills what PostgreSQL keeps in memory. */
  best: number
  middle: number
  slowest: number
  first: number
  /** Of each call that was answered with anything but 200; 0 for none. */
  failed: number
}

export type Asked = { url: string; staff: Record<string, string> }

/** Asks for one list so many times. What fails counts as failed, and the others are measured all the same. */
export async function timeList({ url, staff }: Asked, path: string, rounds: number): Promise<Timed> {
  const took: number[] = []
  let failed = 0
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now()
    const isThere = await fetch(`${url}/api${path}`, { headers: staff }).then(
      async (answer) => (await answer.arrayBuffer()).byteLength > 0 && answer.ok,
      () => false,
    )
    took.push(Math.round(performance.now() - from))
    if (!isThere) failed += 1
  }
  const [first = 0, ...others] = took
  const sorted = others.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? first
  return { path, best: at(0), middle: at(0.5), slowest: at(1), first, failed }
}

const callOf = (path: string) => path.split('?')[0] ?? path

/** Each call with the slowest of its ways, the slowest call first. */
export function printCalls(timed: readonly Timed[], aimOf: (path: string) => number): void {
  const calls = Object.entries(Object.groupBy(timed, ({ path }) => callOf(path))).map(([call, ways = []]) => {
    const worst = ways.toSorted((one, other) =>
      isMet(other, aimOf) === isMet(one, aimOf) ? other.middle - one.middle : isMet(one, aimOf) ? 1 : -1,
    )[0]
    return { call, ways: ways.length, short: ways.filter((way) => !isMet(way, aimOf)).length, worst }
  })
  console.log('\n      middle     best  ways  short  call, and its slowest way')
  for (const { call, ways, short, worst } of calls.toSorted(
    (one, other) => (other.worst?.middle ?? 0) - (one.worst?.middle ?? 0),
  )) {
    if (!worst) continue
    const cells = [
      `${worst.middle} ms`.padStart(8),
      `${worst.best} ms`.padStart(8),
      `${ways}`.padStart(5),
      `${short}`.padStart(6),
    ]
    console.log(
      `${short > 0 ? 'SHORT' : 'met  '} ${cells.join(' ')}  ${call} ${decodeURIComponent(worst.path.slice(call.length))}`,
    )
  }
}

/** The middle one counts: the slowest of a few is what else the machine did. */
export const isMet = ({ path, middle, failed }: Timed, aimOf: (path: string) => number) =>
  failed === 0 && middle <= aimOf(path)

/** How long a file takes to begin, and how many lines it has. */
export async function readFileOf({ url, staff }: Asked, path: string): Promise<{ firstByte: number; lines: number }> {
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
