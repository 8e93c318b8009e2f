import type { Endpoint } from '@fitout/contract/endpoint.ts'
import { importModules } from './import-modules.ts'

const modules = await importModules(
  new URL('../../contract/src/', import.meta.url),
  /^(?!messages\/).*(?<!\.test)\.ts$/,
)

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
}

/** Every call described in the contract, by name: for the reference, and for the tests. */
export const endpoints: Record<string, Endpoint> = Object.fromEntries(
  modules
    .flatMap((module) => Object.entries(module))
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
)
