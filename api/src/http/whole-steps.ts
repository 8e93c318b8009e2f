import { setTimeout } from 'node:timers/promises'

/** Milliseconds. Most checks of a password fit into one step. */
const step = 50

/**
 * Rounds the time that a refusal takes up to a multiple of 50 ms. The work differs by fractions of a millisecond
 * (a foreign key that is checked, a row that is updated or inserted); without this, they tell who has an account.
 */
export async function refuseInWholeSteps<T>(work: () => Promise<T>): Promise<T> {
  const from = performance.now()
  try {
    return await work()
  } catch (error) {
    await restOfStep(from)
    throw error
  }
}

/** As `refuseInWholeSteps`, for work whose success must not tell either. */
export async function inWholeSteps<T>(work: () => Promise<T>): Promise<T> {
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
