import { CallError } from '@fitout/contract/client.ts'
import { deviceStore } from './device-store.ts'

/** What was read last, on the device, so that it can be read without a network. */
type Cached<Data> = { data: Data; at: string }

const answers = deviceStore<Cached<unknown>>('fitout-answers')

export type Reading<Data> = {
  data: Data
  /** When it was read, where there is no network now. */
  cachedAt?: string
}

/** What a call answers, or without a network what it answered last. A refusal is thrown, and what was kept is forgotten. */
export async function readOrCached<Data>(name: string, read: () => Promise<Data>): Promise<Reading<Data>> {
  try {
    const data = await read()
    await answers.keep(name, { data, at: new Date().toISOString() }).catch(() => undefined)
    return { data }
  } catch (error) {
    if (error instanceof CallError && error.problem.status >= 400 && error.problem.status < 500) {
      await forgetSaved(name)
      throw error
    }
    const kept = (await answers.find(name).catch(() => undefined)) as Cached<Data> | undefined
    if (!kept) throw error
    return { data: kept.data, cachedAt: kept.at }
  }
}

/** A device without storage has nothing to forget. */
export async function forgetSaved(name: string): Promise<void> {
  await answers.drop(name).catch(() => undefined)
}
