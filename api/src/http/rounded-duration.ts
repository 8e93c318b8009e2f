import { setTimeout } from 'node:timers/promises'

/** Milliseconds. Most password checks fit into one step. */
const step = 50

/**
 * Rounds the duration of a refusal up to a multiple of 50 ms. The work differs by fractions of a millisecond (a foreign key
 * check, a row updated or inserted), which would otherwise reveal whether an account exists.
 */
export async function refuseInRoundedTime<T>(work: () => Promise<T>): Promise<T> {
  const from = performance.now()
  try {
    return await work()
  } catch (error) {
    await restOfStep(from)
    throw error
  }
}

/** Like `refuseInRoundedTime`, for work that must not reveal its success either. */
export async function inRoundedTime<T>(work: () => Promise<T>): Promise<T> {
  const from = performance.now()
  try {
    return await work()
  } finally {
    await restOfStep(from)
  }
}

async function restOfStep(from: number): Promise<void> {
  const spent = performance.now() - from
  await setTimeout(Math.ceil(spent / step) * step - spent)
}
