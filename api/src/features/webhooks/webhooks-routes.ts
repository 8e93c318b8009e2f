import * as webhooks from '@fitout/contract/staff/webhooks.ts'
import { route } from '../../http/route.ts'
import {
  addByStaff,
  changeByStaff,
  removeByStaff,
  renewSecretByStaff,
  replayByStaff,
  showDeliveries,
  showWebhook,
  showWebhooks,
  tryByStaff,
} from './webhooks-service.ts'

export const webhooksRoutes = [
  route(webhooks.listWebhooks, async ({ context, request, query }) => showWebhooks(context, { request, query })),
  route(webhooks.findWebhook, async ({ context, params }) => ({ data: await showWebhook(context, params.id) })),
  route(webhooks.addWebhook, async ({ context, staff, body }) => ({ data: await addByStaff(context, staff, body) })),
  route(webhooks.changeWebhook, async ({ context, staff, params, body }) => ({
    data: await changeByStaff(context, staff, params.id, body),
  })),
  route(webhooks.renewWebhookSecret, async ({ context, staff, params }) => ({
    data: await renewSecretByStaff(context, staff, params.id),
  })),
  route(webhooks.tryWebhook, async ({ context, staff, params }) => ({
    data: await tryByStaff(context, staff, params.id),
  })),
  route(webhooks.removeWebhook, async ({ context, staff, params }) => {
    await removeByStaff(context, staff, params.id)
    return { data: { is_removed: true as const } }
  }),
  route(webhooks.listDeliveries, async ({ context, params, request, query }) =>
    showDeliveries(context, params.id, { request, query }),
  ),
  route(webhooks.replayDelivery, async ({ context, staff, params }) => ({
    data: await replayByStaff(context, staff, params.id, params.delivery_id),
  })),
]
