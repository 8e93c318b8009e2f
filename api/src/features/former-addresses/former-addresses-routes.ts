import { findFormerAddress } from '@fitout/contract/former-addresses.ts'
import { addFormerAddress, listFormerAddresses, removeFormerAddress } from '@fitout/contract/staff/former-addresses.ts'
import { route } from '../../http/route.ts'
import { addByStaff, findTarget, removeByStaff, showAddresses } from './former-addresses-service.ts'

export const formerAddressesRoutes = [
  route(findFormerAddress, async ({ context, query }) => ({ data: { to: await findTarget(context.db, query.path) } })),
  route(listFormerAddresses, async ({ context, request, query }) => showAddresses(context, { request, query })),
  route(addFormerAddress, async ({ context, staff, body }) => ({ data: await addByStaff(context, staff, body) })),
  route(removeFormerAddress, async ({ context, staff, body }) => {
    await removeByStaff(context, staff, body.path)
    return { data: { _id: body.path } }
  }),
]
