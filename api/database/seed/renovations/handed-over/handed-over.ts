import type { Context } from '../../../../src/context.ts'
import type { DemoMember } from '../demo-members.ts'
import type { Room } from '../seed-quotations.ts'

/** The room of a home that was handed over. */
export type HandedOver = Room & { context: Context; by: { id: string; role: 'owner' }; client: DemoMember }
