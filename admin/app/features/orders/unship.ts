import { unshipOrder } from '@fitout/contract/staff/orders.ts'
import { staffCall } from '../../shared/staff-call.ts'

/** Undoes that an order was sent or is ready. */
export const unship = async ({ _id: id }: { _id: string }) => staffCall(unshipOrder, { params: { id } })
