import { addAttribute, changeAttribute, listAttributes } from '@fitout/contract/staff/attributes.ts'
import { route } from '../../http/route.ts'
import { addAttributeByStaff, changeAttributeByStaff, showAttributes } from './staff-attributes-service.ts'

export const staffAttributesRoutes = [
  route(listAttributes, async ({ context, request, query }) => showAttributes(context, { request, query })),
  route(addAttribute, async ({ context, staff, body }) => addAttributeByStaff(context, staff, body)),
  route(changeAttribute, async ({ context, staff, params, body }) =>
    changeAttributeByStaff(context, staff, params, body),
  ),
]
