import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Figures } from './figures.ts'
import type { Goods } from './visitors.ts'

export type Order =
  | { port: number; goods: Goods }
  | { seconds: number; connections: number }
  | { seconds: number; perSecond: number; areNew: boolean }

/** Visitors in a process of their own, so that only they and not the assertions are slowed by their computing. */
export async function openLoad(url: string, goods: Goods, howMany: 'many' | 'few' = 'many') {
  const child = fork(join(import.meta.dirname, 'generator.ts'), [howMany])
  const ask = async (order: Order) => {
    const answered = once(child, 'message')
    child.send(order)
    return (await answered)[0] as Figures
  }
  await ask({ port: Number(new URL(url).port), goods })
  return {
    /** This many visitors, each making the next request when the last is answered. */
    inTurn: (seconds: number, connections: number) => ask({ seconds, connections }),
    /** This many requests per second, whatever the outcome of earlier ones. */
    atRate: (seconds: number, perSecond: number) => ask({ seconds, perSecond, areNew: false }),
    /** This many new visitors per second. */
    newcomers: (seconds: number, perSecond: number) => ask({ seconds, perSecond, areNew: true }),
    stop: () => child.kill(),
  }
}
