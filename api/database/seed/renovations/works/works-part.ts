import type { Context } from '../../../../src/context.ts'
import type { DemoMember } from '../demo-members.ts'
import type { Room } from '../seed-quotations.ts'

/** A room with a running contract. */
export type Works = Room & {
  context: Context
  /** The owner. */
  by: { id: string; role: 'owner' }
  client: DemoMember
  /** The member who decides together with the client. */
  spouse: DemoMember
}

/** One part of its history, in a file each, called in the order of the list in `seed-works.ts`. */
export type WorksPart = (works: Works) => Promise<void>
