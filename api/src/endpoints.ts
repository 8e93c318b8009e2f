import { readdir } from 'node:fs/promises'
import type { Endpoint } from '@fitout/contract/endpoint.ts'

const names = await readdir(new URL('../../contract/src/', import.meta.url), { recursive: true })
const files = names
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts') && !/^messages\/|\.test\.ts$/.test(name))
const modules = await Promise.all(files.toSorted().map((file) => import(`@fitout/contract/${file}`) as Promise<object>))

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
}

/** Every call that a file of the contract describes, by its name: for the reference, and for the tests. */
export const endpoints: Record<string, Endpoint> = Object.fromEntries(
  modules
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
)
