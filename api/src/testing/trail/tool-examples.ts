import { addApiToken, revokeApiToken } from '@fitout/contract/staff/api-tokens.ts'
import * as webhooks from '@fitout/contract/staff/webhooks.ts'
import type { GrowingList, GrowingStage } from './found-examples.ts'
import { makeToken, tellTool } from '../tools.ts'
import { added, changed, example, gone, type Stage } from './example.ts'

const tool = async ({ owner }: Stage) => ({ id: (await tellTool(owner))._id })
const fields = {
  title: 'Stock book',
  endpoint_url: 'https://stock.studio.example/hook',
  events: ['stock.changed' as const],
}

export const toolExamples = [
  example(addApiToken, added('api-tokens.add', 'api-token'), () => ({
    body: { title: 'Accounts', permissions: ['orders.read' as const] },
  })),
  example(revokeApiToken, gone('api-tokens.revoke', 'api-token'), async ({ owner }) => ({
    params: { id: (await makeToken(owner))._id },
  })),
  example(webhooks.addWebhook, added('webhooks.add', 'webhook'), () => ({ body: fields })),
  example(webhooks.changeWebhook, changed('webhooks.change', 'webhook'), async (stage) => ({
    params: await tool(stage),
    body: { ...fields, is_on: false },
  })),
  example(webhooks.renewWebhookSecret, changed('webhooks.secret', 'webhook'), async (stage) => ({
    params: await tool(stage),
  })),
  example(webhooks.tryWebhook, added('webhooks.test', 'webhook'), async (stage) => ({ params: await tool(stage) })),
  example(webhooks.replayDelivery, changed('webhooks.replay', 'webhook'), async (stage) => {
    const params = await tool(stage)
    const { data } = await stage.owner.call(webhooks.tryWebhook, { params })
    await stage.desk.shop.context.db
      .updateTable('webhook_deliveries')
      .set({ status: 'FAILED' })
      .where('id', '=', data._id)
      .execute()
    return { params: { ...params, delivery_id: data._id } }
  }),
  example(webhooks.removeWebhook, gone('webhooks.remove', 'webhook'), async (stage) => ({ params: await tool(stage) })),
]

export const toolReadings = [
  example(webhooks.findWebhook, [], async (stage) => ({ params: await tool(stage) })),
  example(webhooks.listDeliveries, [], async (stage) => ({ params: await tool(stage) })),
]

export function growing(stage: () => GrowingStage): GrowingList[] {
  let toolId = ''
  return [
    ['/admin/api-tokens/all', '', () => makeToken(stage().owner)],
    ['/admin/webhooks/all', '', () => tellTool(stage().owner)],
    [
      '/admin/webhooks/:id/deliveries/all',
      () => `/api/admin/webhooks/${toolId}/deliveries/all?`,
      async () => {
        toolId ||= (await tellTool(stage().owner))._id
        await stage().owner.call(webhooks.tryWebhook, { params: { id: toolId } })
      },
    ],
  ]
}
