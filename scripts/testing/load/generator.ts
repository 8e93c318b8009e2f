import { setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { createFigures } from './figures.ts'
import { Line } from './line.ts'
import type { Order } from './offered-load.ts'
import { type Ask, createVisitors } from './visitors.ts'

const linesAtMost = 2000
const turnMilliseconds = 5

// The many visitors must not take processor time from the shop. The few that observe it must not wait for the many.
if (process.argv[2] !== 'few') setPriority(10)

let visitors: ReturnType<typeof createVisitors>
let port = 0
const idle: Line[] = []
let lines = 0
let figures = createFigures()

function freeLine(): Line | undefined {
  const line = idle.pop()
  if (line || lines >= linesAtMost) return line
  lines += 1
  return new Line(port)
}

async function send(line: Line, { kind, bytes, isBodyWanted, heard }: Ask, isKept = true): Promise<void> {
  const into = figures
  const answer = await line.send(bytes, isBodyWanted)
  if (isKept) idle.push(line)
  else {
    line.end()
    lines -= 1
  }
  into.answer(kind, answer)
  heard(answer)
}

/** Each visitor makes the next request when the last is answered. */
async function inTurn(seconds: number, count: number): Promise<void> {
  const until = performance.now() + seconds * 1000
  const visit = async () => {
    while (performance.now() < until) {
      const line = freeLine()
      if (!line) return
      figures.offer(true)
      await send(line, visitors.next())
    }
  }
  await Promise.all(Array.from({ length: count }, visit))
}

/** A fixed rate per second, whatever the outcome; each new visitor uses a connection of its own. */
async function atRate(seconds: number, perSecond: number, areNew: boolean): Promise<void> {
  const from = performance.now()
  const running = new Set<Promise<void>>()
  let count = 0
  for (let now = from; now < from + seconds * 1000; now = performance.now()) {
    // Requests missed during a stall of this process are not sent at once.
    const due = Math.min(((now - from) / 1000) * perSecond - count, perSecond / 10)
    for (let at = 0; at < due; at += 1) {
      const line = freeLine()
      figures.offer(line !== undefined)
      count += 1
      if (!line) continue
      const sent: Promise<void> = send(line, visitors.next(), !areNew).finally(() => running.delete(sent))
      running.add(sent)
    }
    await pause(turnMilliseconds)
  }
  await Promise.all(running)
}

process.on('message', async (order: Order) => {
  if ('goods' in order) {
    visitors = createVisitors(order.goods)
    port = order.port
    process.send?.('ready')
    return
  }
  figures = createFigures()
  let [last, ownStop] = [performance.now(), 0]
  const watch = setInterval(() => {
    const now = performance.now()
    ownStop = Math.max(ownStop, now - last)
    last = now
  }, turnMilliseconds)
  const from = performance.now()
  if ('connections' in order) await inTurn(order.seconds, order.connections)
  else await atRate(order.seconds, order.perSecond, order.areNew)
  clearInterval(watch)
  process.send?.(figures.take((performance.now() - from) / 1000, ownStop))
})
process.on('disconnect', () => process.exit())
