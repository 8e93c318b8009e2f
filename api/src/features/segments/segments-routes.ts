import { addSegment, listSegments, removeSegment, renameSegment } from '@fitout/contract/staff/segments.ts'
import { route } from '../../http/route.ts'
import { addByStaff, removeByStaff, renameByStaff, showSegments } from './segments-service.ts'

export const segmentsRoutes = [
  route(listSegments, async ({ context }) => ({ data: await showSegments(context) })),
  route(addSegment, async ({ context, staff, body }) => ({ data: await addByStaff(context, staff, body) })),
  route(renameSegment, async ({ context, staff, params, body }) => ({
    data: await renameByStaff(context, staff, params.id, body.name),
  })),
  route(removeSegment, async ({ context, staff, params }) => {
    await removeByStaff(context, staff, params.id)
    return { data: { removed: true as const } }
  }),
]
