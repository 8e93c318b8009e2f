import type { Route } from './http/route.ts'
import { importModules } from './import-modules.ts'

const modules = await importModules(new URL('features/', import.meta.url), /-routes\.ts$/)

/** Every call the API answers: the lists of routes in `features/<feature>/*-routes.ts`. */
export const routes: Route[] = modules
  .flatMap((module) => Object.values(module))
  .filter((one): one is Route[] => Array.isArray(one))
  .flat()
