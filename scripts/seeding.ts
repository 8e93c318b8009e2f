import { isDemo, isSeeded, seed } from '../api/database/seed/seed.ts'
import { type DemoMember, findDemoMember } from '../api/database/seed/renovations/demo-members.ts'
import { seedRenovations } from '../api/database/seed/renovations/seed-renovations.ts'
import type { Context } from '../api/src/context.ts'
import { type DemoOwner, putDemoOwner } from '../api/src/features/staff/demo-owner.ts'
import { PlainError } from './lifetime.ts'
import { step } from './progress.ts'

/**
 * Fills an empty shop with the demo data. Throws if a studio has set up its own, in which the demo's owner must not have
 * access.
 */
export async function seedOnce(context: Context): Promise<void> {
  if (await isSeeded(context)) {
    if (await isDemo(context)) return
    throw new PlainError(
      'This shop is a studio’s own. Look at the demo beside it with data of its own:\n' +
        '  DATA_DIR=var/demo PORT=3100 npm run demo',
    )
  }
  await step('Filling in the demo data', () => seed(context))
}

export type DemoPeople = { owner: DemoOwner; client: DemoMember }

/** The accounts of the demo: an owner in the back office, and a client with renovations in the shop. */
export async function putDemoPeople(context: Context): Promise<DemoPeople> {
  const owner = await putDemoOwner(context)
  const client = await findDemoMember(context, 'client')
  if (client) return { owner, client }
  return { owner, client: await step('Filling in renovations', () => seedRenovations(context, owner)) }
}
