import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from '../tools.ts'

type Diagnostic = { code: string; filename: string; message: string }

/** One file each, with the expected message; `undefined` if there must be none. */
const files: [path: string, source: string, says: string | undefined][] = [
  ['contract/src/a.ts', "import 'zod'", undefined],
  ['contract/src/cart.ts', 'export const a = 1', undefined],
  ['contract/src/staff/dashboard.ts', 'export const a = 1', undefined],
  ['contract/src/b.ts', "import 'react'", 'The contract imports zod'],
  ['contract/src/c.ts', "import '../../api/src/app.ts'", 'contract may not import api'],
  ['ui/src/a.tsx', "import '@fitout/contract/money.ts'", 'ui may not import contract'],
  ['api/src/a.ts', "import '@fitout/contract/money.ts'", undefined],
  ['api/src/b.ts', "import '../../storefront/app/root.tsx'", 'api may not import storefront'],
  ['storefront/app/a.ts', "import '@fitout/ui/button.tsx'", undefined],
  ['storefront/app/b.ts', "import '@fitout/api/app.ts'", 'storefront may not import api'],
  ['e2e/a.ts', "import '@fitout/contract/money.ts'", undefined],
  ['e2e/b.ts', "import '../api/src/app.ts'", 'e2e may not import api'],
  ['e2e/b.test.ts', "import '../api/src/app.ts'", undefined],

  ['api/src/features/cart/cart-routes.ts', "import './cart-service.ts'", undefined],
  ['api/src/features/a/a-routes.ts', "import './a-queries.ts'", 'Routes reach queries only through the service'],
  ['api/src/features/b/b-service.ts', "import './b-routes.ts'", 'Nothing of a feature imports its routes'],
  ['api/src/features/c/c-queries.ts', "import './c-service.ts'", 'Queries do not know the service'],
  ['api/src/features/d/d-service.ts', "import './d-queries.ts'", undefined],
  ['api/src/features/e/e-service.ts', "import '../orders/orders-service.ts'", undefined],
  ['api/src/features/f/f-service.ts', "import '../orders/orders-queries.ts'", 'only through its service'],
  ['api/src/features/g/g-service.ts', "import type { A } from '../orders/order-steps.ts'", 'only through its service'],
  ['api/src/http/h.ts', "import '../features/orders/orders-queries.ts'", 'Queries are for the service'],
  ['api/src/database/i.ts', "import '../features/orders/orders-service.ts'", 'database/ stands below the features'],
  ['api/src/features/j/j-service.ts', "import { sql } from 'kysely'\nsql", 'Only *-queries.ts and database/'],
  ['api/src/features/k/k-queries.ts', "import { sql } from 'kysely'\nsql", undefined],
  ['api/src/features/l/l-service.ts', "import type { Kysely } from 'kysely'\nexport type A = Kysely<B>", undefined],
  ['api/src/features/m/m-service.ts', "export const m = (db) => db.selectFrom('orders')", 'SQL lives in *-queries.ts'],
  ['api/src/features/n/n-service.ts', "export const n = () => import('../o/o-queries.ts')", 'only through its service'],

  ['storefront/app/routes/a.tsx', "import '../features/cart/panel.tsx'", undefined],
  ['storefront/app/features/cart/a.tsx', "import '../../shared/page/screen.ts'", undefined],
  ['storefront/app/features/cart/b.tsx', "import '../orders/order.tsx'", 'Features meet only in a route'],
  ['storefront/app/features/cart/c.tsx', "import '../../routes/home.tsx'", 'A feature may not import routes'],
  ['storefront/app/shared/d.tsx', "import '../features/cart/panel.tsx'", 'shared/ may not import'],
  ['storefront/app/shared/e.tsx', "import '../../server/pages.ts'", 'app/ imports nothing of the workspace outside'],

  ['storefront/app/features/basket/a.ts', 'export const a = 1', 'The contract has no basket.ts'],
  ['admin/app/features/dashboard/a.ts', 'export const a = 1', undefined],
  ['admin/app/features/waiting/a.ts', 'export const a = 1', 'The contract has no waiting.ts'],
  ['api/src/features/basket/basket-routes.ts', 'export const a = 1', 'The contract has no basket.ts'],
  ['api/src/features/basket/basket-service.ts', 'export const a = 1', undefined],

  ['api/src/index.ts', 'export const a = 1', 'No index files'],
  ['api/src/p.ts', "export * from './app.ts'", 'No barrels'],
  ['api/src/q.ts', "export { a } from './app.ts'", 'No barrels'],
  ['api/src/r.ts', "console.log('a')", 'console'],
  ['api/src/s.ts', 'export const a: any = 1', 'any'],
  ['api/src/t.ts', 'export const a = process.env.PORT', 'process.env'],
  ['api/src/u.ts', `${'export {}\n;0\n'.repeat(301)}`, 'too many lines'],
  ['ui/src/w.ts', "import type { X } from './x.ts'\nexport type W = X", 'Dependency cycle'],
  ['ui/src/x.ts', "import type { W } from './w.ts'\nexport type X = W", 'Dependency cycle'],
  ['storefront/app/v.tsx', 'export const V = () => <p>Hello</p>', 'No text in components'],
]

let folder = ''
let diagnostics: Diagnostic[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fitout-zones-'))
  for (const [path, source] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), `${source}\n`)
  }
  const rules = JSON.parse(await readFile(join(projectRoot, '.oxlintrc.json'), 'utf8'))
  rules.jsPlugins = rules.jsPlugins.map((path: string) => join(projectRoot, path))
  await writeFile(join(folder, '.oxlintrc.json'), JSON.stringify(rules))
  const oxlint = join(projectRoot, 'node_modules/.bin/oxlint')
  diagnostics = await new Promise((settle, fail) => {
    // The files are full of faults, so the exit code says nothing.
    execFile(process.execPath, [oxlint, '--format=json'], { cwd: folder, maxBuffer: 1e8 }, (error, stdout) => {
      if (stdout) settle(JSON.parse(stdout).diagnostics)
      else fail(error)
    })
  })
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const ours = /^house\(|no-console|no-explicit-any|no-process-env|max-lines|no-cycle/

for (const [path, source, says] of files) {
  const line = source.split('\n')[0]
  test(`${path} ${says ? 'may not say' : 'may say'} ${line}`, () => {
    const ownOnes = diagnostics.filter(({ filename, code }) => filename === path && ours.test(code))
    const messages = ownOnes.map(({ message }) => message).join('\n')
    expect(messages).toMatch(says ?? /^$/)
  })
}
