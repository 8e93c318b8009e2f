import { CallError } from '@fitout/contract/client.ts'
import { deviceStore } from './device-store.ts'

/** The last answer, stored on the device for reading offline. */
type Cached<Data> = { data: Data; at: string }

const answers = deviceStore<Cached<unknown>>('fitout-answers')

export type Reading<Data> = {
  data: Data
  /** When it was fetched, if the device is offline now. */
  cachedAt?: string
}

/** The answer of a call or, offline, the last one. An error is thrown and deletes the stored answer. */
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

/** Ignores devices without storage. */
export async function forgetSaved(name: string): Promise<void> {
  await answers.drop(name).catch(() => undefined)
}
