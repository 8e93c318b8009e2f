import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export type SlowKind = 'headers' | 'bodies' | 'answers'
export type SlowOrder = { port: number; token: string; path: string; counts: Record<SlowKind, number> }
export type Ended = { kind: SlowKind; seconds: number; status: number }

const dripMilliseconds = 10_000
const openedAtOnce = 50
const openingPause = 50

let sources = 0

function source(): string {
  sources += 1
  return `10.${sources >> 16}.${(sources >> 8) & 255}.${sources & 255}`
}

/** How a slow client begins, how it continues, and how much of the answer it reads at a time. */
const begin: Record<SlowKind, (order: SlowOrder) => string> = {
  headers: () => 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  bodies: ({ token }) =>
    `POST /api/enquiries HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 50000\r\nX-Forwarded-For: ${source()}\r\n\r\n `,
  answers: ({ path }) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${source()}\r\n\r\n`,
}

/** Until the shop ends it. The time counts from the first byte. */
function beSlow(kind: SlowKind, order: SlowOrder): Promise<Ended> {
  return new Promise((settle) => {
    const isReader = kind === 'answers'
    let head = ''
    const socket = connect({
      port: order.port,
      host: '127.0.0.1',
      onread: {
        buffer: Buffer.alloc(isReader ? 1 : 4096),
        callback(length, buffer) {
          if (head.length < 12) head += Buffer.from(buffer).toString('latin1', 0, length)
          // Reads one byte of the answer, and the next a second later.
          return !isReader || head.length < 12
        },
      },
    })
    const from = performance.now()
    socket.write(begin[kind](order))
    const dripping = isReader
      ? setInterval(() => socket.resume(), 1000)
      : setInterval(() => socket.writable && socket.write('a'), dripMilliseconds)
    const end = () => {
      clearInterval(dripping)
      socket.destroy()
      settle({ kind, seconds: (performance.now() - from) / 1000, status: Number(head.slice(9, 12)) })
    }
    socket.on('error', end)
    socket.on('end', end)
    socket.on('close', end)
  })
}

process.on('message', async (order: SlowOrder) => {
  const kinds = Object.entries(order.counts).flatMap(([kind, count]) =>
    Array.from({ length: count }, () => kind as SlowKind),
  )
  const ended: Promise<Ended>[] = []
  for (const [at, kind] of kinds.entries()) {
    const end = beSlow(kind, order)
    // A client that hardly reads learns of the end after reading what is in transit, which takes hours: the shop's handles show
    // it.
    if (kind !== 'answers') ended.push(end)
    if (at % openedAtOnce === 0) await pause(openingPause)
  }
  process.send?.('open')
  process.send?.(await Promise.all(ended))
})
process.on('disconnect', () => process.exit())
