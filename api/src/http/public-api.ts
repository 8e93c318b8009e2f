import { z } from 'zod'
import { stableCalls } from '@fitout/contract/stable-calls.ts'
import { permissionOf } from '@fitout/contract/staff/permissions.ts'
import type { Endpoint } from '@fitout/contract/endpoint.ts'

export type Shape = { type?: string | string[]; properties?: Record<string, Shape>; items?: Shape; required?: string[] }
export type Call = { method: string; path: string; permission: string; query?: Shape; body?: Shape; answer: Shape }

/** `docs/public-api.json`, from the stable calls of the contract; `npm test -- public-api -u` regenerates it. */
export function publicApi(): Record<string, Call> {
  return Object.fromEntries(
    Object.entries<Endpoint>(stableCalls).map(([name, { method, path, access, query, body, response }]) => [
      name,
      {
        method,
        path: `/api${path}`,
        permission: permissionOf(access) ?? '',
        ...(query && { query: shapeOf(query, 'input') }),
        ...(body && { body: shapeOf(body, 'input') }),
        answer: shapeOf(response, 'output'),
      },
    ]),
  )
}

function shapeOf(schema: z.ZodType, io: 'input' | 'output'): Shape {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return shape as Shape
}

/** Lists the changes that would break a client written for the former version, as sentences. */
export function breaks(former: Record<string, Call>, now: Record<string, Call>): string[] {
  return Object.entries(former).flatMap(([name, call]) => {
    const next = now[name]
    if (!next || next.method !== call.method || next.path !== call.path) return [`${name} is gone`]
    if (next.permission !== call.permission) return [`${name} takes another permission`]
    return [
      ...lost(call.answer, next.answer, `${name}.answer`),
      ...(['query', 'body'] as const).flatMap((part) => [
        ...lost(call[part] ?? {}, next[part] ?? {}, `${name}.${part}`),
        ...asked(call[part] ?? {}, next[part] ?? {}, `${name}.${part}`),
      ]),
    ]
  })
}

function lost(former: Shape, now: Shape, place: string): string[] {
  if (String(former.type) !== String(now.type)) return [`${place} is of another kind`]
  const fields = Object.entries(former.properties ?? {}).flatMap(([name, shape]) => {
    const next = now.properties?.[name]
    return next ? lost(shape, next, `${place}.${name}`) : [`${place}.${name} is gone`]
  })
  return former.items && now.items ? [...fields, ...lost(former.items, now.items, `${place}[]`)] : fields
}

function asked(former: Shape, now: Shape, place: string): string[] {
  const added = (now.required ?? []).filter((name) => !former.required?.includes(name))
  return added.map((name) => `${place}.${name} is asked for`)
}
