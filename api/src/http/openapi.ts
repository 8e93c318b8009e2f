import type { Endpoint } from '@fitout/contract/endpoint.ts'
import { endpoints } from '../endpoints.ts'
import { errorStatus } from '@fitout/contract/errors.ts'
import { exampleOf, webhookEvents, webhookMessage } from '@fitout/contract/webhook-events.ts'
import { problem } from '@fitout/contract/wire.ts'
import { permissionOf } from '@fitout/contract/staff/permissions.ts'
import { z } from 'zod'
import { createYielding } from './yielding.ts'
import { sessionCookieName, staffCookieName } from './cookies.ts'
import { requestsPerMinute } from './rates.ts'

type Json = Record<string, unknown>

/** Errors that any call may answer, besides those it names. */
const everywhere = ['rate-limited', 'internal-error', 'service-busy', 'service-unavailable', 'storage-full'] as const

/** The OpenAPI description, from the same schemas that validate. */
export async function describeApi(publicUrl: string): Promise<Json> {
  const paths: Record<string, Json> = {}
  const yieldIfDue = createYielding()
  for (const [name, endpoint] of Object.entries(endpoints)) {
    await yieldIfDue()
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeEndpoint(name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fitout API',
      version: '1',
      description: 'The API of the Fitout storefront; below /admin that of its back office.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    webhooks: describeWebhooks(),
    components: {
      schemas: { Problem: schemaOf(problem, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: sessionCookieName({ publicUrl }) },
        staff: { type: 'http', scheme: 'bearer', description: 'The token of a session of staff' },
        staffCookie: { type: 'apiKey', in: 'cookie', name: staffCookieName({ publicUrl }) },
      },
    },
  }
}

/** The webhook events, each with an example. */
function describeWebhooks(): Json {
  const headers = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
    name,
    in: 'header',
    required: true,
    schema: { type: 'string' },
  }))
  const entries = Object.entries(webhookEvents).map(([type, { summary, data, example }]) => {
    const schema = schemaOf(z.strictObject({ ...webhookMessage.shape, type: z.literal(type), data }), 'output')
    const content = { 'application/json': { schema, example: exampleOf(type, example) } }
    const responses = { '2XX': { description: 'Taken; anything else is tried again' } }
    return [type, { post: { operationId: type, summary, parameters: headers, requestBody: { content }, responses } }]
  })
  return Object.fromEntries(entries) as Json
}

function describeEndpoint(name: string, endpoint: Endpoint): Json {
  return {
    operationId: name,
    summary: endpoint.summary,
    description: `Access: ${endpoint.access}. At most ${requestsPerMinute[endpoint.rate]} calls of class "${endpoint.rate}" a minute from one source.`,
    ...(endpoint.access !== 'anyone' && { security: securityOf(endpoint) }),
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint), ...headerParameters(endpoint)],
    ...requestBody(endpoint),
    responses: { 200: success(endpoint), ...refusals(endpoint) },
  }
}

function securityOf({ access }: Endpoint): Json[] {
  return permissionOf(access) ? [{ staff: [] }, { staffCookie: [] }] : [{ bearer: [] }, { cookie: [] }]
}

function pathParameters(endpoint: Endpoint): Json[] {
  return [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  }))
}

function queryParameters(endpoint: Endpoint): Json[] {
  if (!endpoint.query) return []
  const { properties = {}, required = [] } = schemaOf(endpoint.query, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    ...(schema['description'] !== undefined && { description: schema['description'] }),
  }))
}

function headerParameters(endpoint: Endpoint): Json[] {
  if (!endpoint.idempotent) return []
  const schema = { type: 'string', minLength: 8, maxLength: 200 }
  return [{ name: 'Idempotency-Key', in: 'header', required: false, schema }]
}

function requestBody(endpoint: Endpoint): Json {
  if (endpoint.file) {
    const schema = {
      type: 'object',
      required: [endpoint.file],
      properties: { [endpoint.file]: { type: 'string', format: 'binary' } },
    }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  if (!endpoint.body) return {}
  return {
    requestBody: { required: true, content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } } },
  }
}

function success(endpoint: Endpoint): Json {
  const { response } = endpoint
  const content =
    response instanceof z.ZodFile
      ? Object.fromEntries(fileTypes(response).map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
      : { 'application/json': { schema: schemaOf(response, 'output') } }
  return { description: 'Done', content }
}

function fileTypes(response: z.ZodFile): string[] {
  return (response._zod.bag['mime'] as string[] | undefined) ?? ['image/webp']
}

function refusals(endpoint: Endpoint): Json {
  const codes = new Set<keyof typeof errorStatus>([...endpoint.errors, ...everywhere])
  if (endpoint.access !== 'anyone') codes.add('no-session')
  if (endpoint.access === 'registered' || permissionOf(endpoint.access)) codes.add('not-allowed')
  if (endpoint.access !== 'anyone' && (endpoint.method !== 'GET' || endpoint.effect)) codes.add('not-own-request')
  if (endpoint.query || endpoint.body || endpoint.file) codes.add('invalid-input')
  if (endpoint.path.includes(':')) codes.add('not-found')
  if (endpoint.body || endpoint.file) {
    for (const code of ['bad-json', 'request-too-slow', 'body-too-large', 'unsupported-media-type'] as const)
      codes.add(code)
  }
  const byStatus = Map.groupBy(codes, (code) => errorStatus[code])
  return Object.fromEntries(
    [...byStatus]
      .toSorted(([a], [b]) => a - b)
      .map(([status, named]) => [
        status,
        {
          description: named.join(', '),
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      ]),
  )
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}
