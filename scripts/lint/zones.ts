import { posix } from 'node:path'

/** An import as the zones see it; paths are relative to the project, with forward slashes. */
export type Import = {
  /** The importing file: `api/src/features/cart/cart-routes.ts`. */
  from: string
  /** As written: `../orders/orders-service.ts`, `@fitout/contract/money.ts`, `kysely`. */
  specifier: string
  /** Types are erased: they need the right zone, but not the right package. */
  isTypeOnly: boolean
}

/** The workspaces that a workspace may import besides itself; one not listed here may import the contract. */
const importableWorkspaces: Record<string, readonly string[]> = {
  contract: [],
  ui: [],
  api: ['contract'],
  storefront: ['contract', 'ui'],
  admin: ['contract', 'ui'],
  e2e: ['contract'],
  scripts: ['contract', 'api', 'storefront', 'admin', 'e2e'],
}

/** Folders of `api/src` below the features, which must not import them. */
const belowFeatures = ['database', 'adapters']

/** Returns what is wrong with an import, undefined when it is allowed. Tests may import anything. */
export function importFault({ from, specifier, isTypeOnly }: Import): string | undefined {
  if (/\.test\.tsx?$/.test(from)) return undefined
  const target = targetOf(from, specifier)
  if (!target) return isTypeOnly ? undefined : packageFault(from, specifier)
  return workspaceFault(from, target) ?? apiFault(from, target) ?? appFault(from, target)
}

/** Resolves a specifier to its path in the project; undefined for packages and Node's own modules. */
function targetOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  const own = /^@fitout\/([\w-]+)\/(.+)$/.exec(specifier)
  return own ? `${own[1]}/src/${own[2]}` : undefined
}

/** Packages for schemas and endpoints on both sides; the browser's bundle contains neither. */
const contractPackages = new Set(['zod', 'libphonenumber-js'])

function packageFault(from: string, specifier: string): string | undefined {
  const [workspace] = from.split('/')
  if (workspace === 'contract' && !contractPackages.has(specifier)) {
    return 'The contract imports zod and libphonenumber-js, and nothing else.'
  }
  const mayQuery = from.endsWith('-queries.ts') || !/^api\/src\/(?!database\/|testing\/)/.test(from)
  if (/^(kysely|pg)(\/|$)/.test(specifier) && !mayQuery) return 'Only *-queries.ts and database/ speak to the database.'
  return undefined
}

function workspaceFault(from: string, target: string): string | undefined {
  const [own = '', other = ''] = [from, target].map((path) => path.split('/')[0])
  if (own === other || (importableWorkspaces[own] ?? ['contract']).includes(other)) return undefined
  return `${own} may not import ${other}.`
}

type Place = { feature: string; layer: 'routes' | 'service' | 'queries' | 'other' }

function placeIn(path: string): Place | undefined {
  const [, feature, file] = /^api\/src\/features\/([\w-]+)\/(?:.*\/)?([\w-]+)\.ts$/.exec(path) ?? []
  if (!feature || !file) return undefined
  const layer = /-(routes|service|queries)$/.exec(file)?.[1] as Place['layer'] | undefined
  return { feature, layer: layer ?? 'other' }
}

function apiFault(from: string, target: string): string | undefined {
  const there = placeIn(target)
  if (!there) return undefined
  const below = belowFeatures.find((folder) => from.startsWith(`api/src/${folder}/`))
  if (below) return `${below}/ stands below the features and may not import one.`
  const here = placeIn(from)
  if (!here) return there.layer === 'queries' ? 'Queries are for the service of their feature.' : undefined
  if (here.feature !== there.feature) {
    return there.layer === 'service' ? undefined : `${here.feature} reaches ${there.feature} only through its service.`
  }
  if (there.layer === 'routes') return 'Nothing of a feature imports its routes.'
  if (there.layer === 'queries' && here.layer === 'routes') return 'Routes reach queries only through the service.'
  if (there.layer === 'service' && here.layer === 'queries') return 'Queries do not know the service.'
  return undefined
}

/** `routes/` and `layouts/` combine features, features use `shared/`; the browser never imports the server. */
function appFault(from: string, target: string): string | undefined {
  const here = appPlace(from)
  const there = appPlace(target)
  if (!here) return undefined
  if (!there) {
    const inWorkspace = from.split('/')[0] === target.split('/')[0]
    return inWorkspace ? 'app/ imports nothing of the workspace outside app/.' : undefined
  }
  if (here.part === 'shared' && there.part !== 'shared') return 'shared/ may not import what is built on it.'
  if (here.part !== 'features') return undefined
  if (there.part === 'features' && there.name !== here.name) return 'Features meet only in a route.'
  if (there.part === 'features' || there.part === 'shared') return undefined
  return `A feature may not import ${there.part}.`
}

/** Features without a file in the contract, each with the reason. */
const unnamedFeatures: Record<string, string> = {
  'admin/app/features/handbook': 'shows what docs/handbook says, and makes no call',
  'storefront/app/features/account': 'frames the screens of every feature of an account',
  'storefront/app/features/errors': 'makes no call',
  'storefront/app/features/language': 'makes no call',
  'storefront/app/features/navigation': 'makes no call',
  'storefront/app/features/results': 'makes no call',
  'storefront/app/features/wix': 'makes no call',
  'api/src/features/order-payments': 'takes calls of payments that need orders, which themselves need payments',
  'api/src/features/payment-reports': 'takes calls of payments that need orders, which themselves need payments',
  'api/src/features/public-pages': 'answers search engines, not the contract',
  'api/src/features/sandbox': 'stands for a payment provider, outside the contract',
}

/** A feature of an app, or one of the API with routes, has the name of a file or folder of the contract. */
export function featureNameFault(path: string, contractNames: ReadonlySet<string>): string | undefined {
  const [, folder = '', name = ''] =
    /^((?:storefront|admin)\/app\/features\/([\w-]+))\//.exec(path) ??
    /^(api\/src\/features\/([\w-]+))\/[\w-]+-routes\.ts$/.exec(path) ??
    []
  if (!folder || contractNames.has(name) || unnamedFeatures[folder]) return undefined
  return `The contract has no ${name}.ts: a feature has one name in every layer.`
}

function appPlace(path: string): { part: string; name: string } | undefined {
  const [, part, name] = /^(?:storefront|admin)\/app\/([^/]+)(?:\/([^/]+))?/.exec(path) ?? []
  return part ? { part, name: name ?? '' } : undefined
}
