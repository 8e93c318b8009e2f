import { readdir } from 'node:fs/promises'
import type { Route } from './http/route.ts'

const names = await readdir(new URL('features/', import.meta.url), { recursive: true })
const files = names.map((name) => name.replaceAll('\\', '/')).filter((name) => name.endsWith('-routes.ts'))
const modules = await Promise.all(
  files.toSorted().map((file) => import(/* @vite-ignore */ `./features/${file}`) as Promise<Record<string, unknown>>),
)

/** Every call the API answers: the lists of routes in `features/<feature>/*-routes.ts`. */
export const routes: Route[] = modules
  .flatMap((module) => Object.values(module))
  .filter((one): one is Route[] => Array.isArray(one))
  .flat()
