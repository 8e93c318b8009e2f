import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from '../../api/src/endpoints.ts'

type Json = Record<string, unknown>

/** Returns the paths of the objects in a schema that accept unknown fields. */
function openObjects(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties, additionalProperties } = schema as Json
  const isOpen = properties !== undefined && additionalProperties !== false
  return [
    ...(isOpen ? [path] : []),
    ...Object.entries(schema).flatMap(([name, part]) => openObjects(part, `${path}/${name}`)),
  ]
}

// The answer of a browser's authenticator is passed on unchanged: browsers add fields of their own.
const madeByBrowsers = /^POST \/(?:auth\/passkey|passkeys\/registration)\/finish\/properties\/response\b/

test('no body of a call, nor any object inside it, accepts unknown fields', () => {
  const open = Object.values(endpoints as Record<string, Endpoint>).flatMap((endpoint) => {
    if (!endpoint.body) return []
    const schema = z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' })
    return openObjects(schema, `${endpoint.method} ${endpoint.path}`)
  })
  expect(open.filter((path) => !madeByBrowsers.test(path))).toEqual([])
})
