import { createHash } from 'node:crypto'
import type { Endpoint } from '@fitout/contract/endpoint.ts'
import { endpoints } from '../endpoints.ts'
import { exampleOf, webhookEvents } from '@fitout/contract/webhook-events.ts'
import { html, raw } from 'hono/html'
import { z } from 'zod'
import { createYielding } from './yielding.ts'

const style = `body{font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1rem;color:#211d19;background:#fbf9f6}
h1{font-weight:500}a{color:#9c4f31}section{border-top:1px solid #d9d0c3;padding:1rem 0}h2{font-size:1rem;overflow-wrap:anywhere}
h2 span{display:inline-block;min-width:4.5rem;color:#6b6156}pre{background:#f1ece4;padding:1rem;overflow:auto;font-size:.8rem;max-height:24rem}
dl{display:grid;grid-template-columns:7rem 1fr;margin:0}dt{color:#6b6156}dd{margin:0}summary{cursor:pointer}`

/** The human-readable API reference, generated from the contract like the OpenAPI description. */
export async function referencePage(): Promise<{ html: string; policy: string }> {
  const sections: ReturnType<typeof section>[] = []
  const yieldIfDue = createYielding()
  for (const [name, endpoint] of Object.entries(endpoints)) {
    await yieldIfDue()
    sections.push(section(name, endpoint))
  }
  const events = Object.entries(webhookEvents).map(([type, event]) => eventSection(type, event))
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Fitout API</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>
          <h1>Fitout API</h1>
          <p>
            JSON in and out below <code>/api</code>; the same for machines:
            <a href="/api/openapi.json">openapi.json</a>. Send a token as <code>Authorization: Bearer …</code>; choose
            the language of messages with <code>Accept-Language</code> or <code>X-Locale: zh | cn | en</code>.
          </p>
          ${sections}
          <h1>Webhooks</h1>
          <p>
            The events that tools of the studio receive, by POST, signed as standardwebhooks.com describes; set up in
            the back office.
          </p>
          ${events}
        </main>
      </body>
    </html>`
  const hash = createHash('sha256').update(style).digest('base64')
  return {
    html: String(page),
    policy: `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  }
}

function section(name: string, endpoint: Endpoint) {
  return html`<section id="${name}">
    <h2><span>${endpoint.method}</span> ${endpoint.path}</h2>
    <p>${endpoint.summary}</p>
    <dl>
      <dt>Access</dt>
      <dd>${endpoint.access}</dd>
      <dt>Refusals</dt>
      <dd>${endpoint.errors.join(', ') || '–'}</dd>
    </dl>
    ${[
      schemaDetails('Query', endpoint.query, 'input'),
      schemaDetails('Body', endpoint.body, 'input'),
      schemaDetails('Answer', endpoint.response, 'output'),
    ]}
  </section>`
}

function eventSection(type: string, { summary, data, example }: (typeof webhookEvents)[keyof typeof webhookEvents]) {
  return html`<section id="${type}">
    <h2>${type}</h2>
    <p>${summary}</p>
    <pre>${JSON.stringify(exampleOf(type, example), undefined, 1)}</pre>
    ${schemaDetails('Data', data, 'output')}
  </section>`
}

function schemaDetails(title: string, schema: z.ZodType | undefined, io: 'input' | 'output') {
  if (!schema) return ''
  const json = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), undefined, 1)
  return html`<details>
    <summary>${title}</summary>
    <pre>${json}</pre>
  </details>`
}
