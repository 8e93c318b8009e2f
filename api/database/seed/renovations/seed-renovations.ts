import type { Context } from '../../../src/context.ts'
import { openRoom } from '../../../src/features/renovations/open-room.ts'
import { readData } from '../read-data.ts'
import { type DemoMember, putDemoMember } from './demo-members.ts'
import { shopOf } from './past-shop.ts'
import { seedHandedOver } from './handed-over/seed-handed-over.ts'
import { type SeedRenovation, seedRenovation } from './renovation-types.ts'
import { bookMeasurement } from './seed-measurement.ts'
import { type Room, sendFirstVersion, sendRevisedVersion } from './seed-quotations.ts'
import { askAboutLines } from './seed-questions.ts'
import { seedWorks } from './works/seed-works.ts'

type By = { id: string }

/**
 * The demo client's renovations, created through the services of the calls as if in the weeks before. Resolves to the client.
 */
export async function seedRenovations(context: Context, by: By): Promise<DemoMember> {
  const client = await putDemoMember(context, 'client')
  const spouse = await putDemoMember(context, 'spouse')
  await seedQuoted(context, by, client)
  const room = await open(shopOf(context, 61, '16:45'), by, client, seedOf('eastern-612'))
  await seedWorks({ ...room, context, by: { id: by.id, role: 'owner' }, client, spouse })
  const home = await open(shopOf(context, 125, '10:40'), by, client, seedOf('central-western-285'))
  await seedHandedOver({ ...home, context, by: { id: by.id, role: 'owner' }, client })
  return client
}

/** Measured, quoted, and quoted again: the client has to answer. */
async function seedQuoted(context: Context, by: By, client: DemoMember): Promise<void> {
  const seed = seedOf('sha-tin-430')
  const visit = await bookMeasurement(context, by, client, seed)
  const room = await open(shopOf(context, 16, '11:20'), by, client, seed, visit)
  await sendFirstVersion(shopOf(context, 6, '17:40'), by, room)
  await sendRevisedVersion(shopOf(context, 2, '12:15'), by, room)
  await askAboutLines(context, by, client, room)
}

const seedOf = (key: string) => readData(`renovations/${key}.json`, seedRenovation)

/** Opens a room, perhaps from the visit that led to it. */
async function open(
  past: Context,
  by: By,
  { name, email }: DemoMember,
  seed: SeedRenovation,
  appointment_id?: string,
): Promise<Room> {
  const { title, language, facts, address } = seed
  const room = { title, language, ...facts, address, name, email, ...(appointment_id && { appointment_id }) }
  const { _id: id } = await openRoom(past, by, room)
  return { id, seed }
}
