import type { BuyAnswer, BuyWork } from './buying-client.ts'
import { inClients } from './clients.ts'

export type Bought = { perSecond: number; failed: number; p50: number; p99: number }

/** Orders per second by this many client processes, each with one order in progress at a time. */
export async function ordersPerSecond(clients: number, work: BuyWork): Promise<Bought> {
  const works = Array.from({ length: clients }, () => work)
  const answers = await inClients<BuyWork, BuyAnswer>('buying-client.ts', works)
  const took = answers.flatMap(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other)
  const part = (share: number) => took[Math.floor(share * (took.length - 1))] ?? 0
  return {
    perSecond: answers.reduce((sum, one) => sum + one.milliseconds.length / one.seconds, 0),
    failed: answers.reduce((sum, one) => sum + one.failed, 0),
    p50: part(0.5),
    p99: part(0.99),
  }
}
