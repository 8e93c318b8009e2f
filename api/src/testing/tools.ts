import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addApiToken } from '@fitout/contract/staff/api-tokens.ts'
import { addWebhook } from '@fitout/contract/staff/webhooks.ts'
import { type WebhookEvent, webhookEventNames } from '@fitout/contract/webhook-events.ts'
import type { StaffVisitor } from './staff.ts'

const nowhere = 'https://tools.studio.example/hook'

/** Registers a webhook for a tool; returns its secret. */
export async function tellTool(owner: StaffVisitor, url = nowhere, events: WebhookEvent[] = [...webhookEventNames]) {
  return (await owner.call(addWebhook, { body: { title: 'Accounts', endpoint_url: url, events } })).data
}

/** Creates an API token for a tool of the studio. */
export async function makeToken(owner: StaffVisitor) {
  const body = { title: 'Accounts', permissions: ['orders.read' as const], days: 30 }
  return (await owner.call(addApiToken, { body })).data
}

type Message = { headers: IncomingHttpHeaders; body: string }

/** A tool of the studio on this machine, which records what it receives and answers as the test requires. */
export async function openTool() {
  const received: Message[] = []
  const tool = { received, status: 204, text: '', url: '', stop: () => server.close() }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (piece: Buffer) => (body += piece.toString()))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      const location = { Location: `${tool.url}/elsewhere` }
      response.writeHead(tool.status, tool.status === 302 ? location : {}).end(tool.text)
    })
  })
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  tool.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  return tool
}
