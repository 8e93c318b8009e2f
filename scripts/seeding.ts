import { seed, isSeeded } from '../api/database/seed/seed.ts'
import type { Context } from '../api/src/context.ts'
import { step } from './progress.ts'

/** Fills an empty shop with the demo data. */
export async function seedOnce(context: Context): Promise<void> {
  if (await isSeeded(context)) return
  await step('Filling in the demo data', () => seed(context))
}
