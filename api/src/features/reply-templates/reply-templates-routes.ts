import {
  addReplyTemplate,
  changeReplyTemplate,
  listReplyTemplates,
  removeReplyTemplate,
} from '@fitout/contract/staff/reply-templates.ts'
import { route } from '../../http/route.ts'
import { addByStaff, changeByStaff, removeByStaff, showTemplates } from './reply-templates-service.ts'

export const replyTemplatesRoutes = [
  route(listReplyTemplates, async ({ context, request, query }) => showTemplates(context, { request, query })),
  route(addReplyTemplate, async ({ context, staff, body }) => ({ data: await addByStaff(context, staff, body) })),
  route(changeReplyTemplate, async ({ context, staff, params, body }) => ({
    data: await changeByStaff(context, staff, params.id, body),
  })),
  route(removeReplyTemplate, async ({ context, staff, params }) => ({
    data: await removeByStaff(context, staff, params.id),
  })),
]
