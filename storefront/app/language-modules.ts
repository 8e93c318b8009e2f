import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@fitout/contract/locales.ts'
import type { MessageGroup } from '@fitout/contract/messages/message-groups.ts'

/** Below `storefront/`, beside what React Router itself generates. */
const folder = '.react-router/languages'

/** The route module of a language: the messages of every page, and everything shown in it. Returns its path from `app/`. */
export function languageModule(locale: Locale): string {
  return generated(locale, [
    `import { messages } from 'virtual:messages/${locale}/everyPage'`,
    `import { LanguageError, LanguagePages } from '../../app/layouts/language-pages.tsx'`,
    `import { fromLean, type Lean } from '../../app/shared/page/lean-data.ts'`,
    `import type { Shop } from '../../app/shared/page/load-shop.ts'`,
    `export { loadShop as loader } from '../../app/shared/page/load-shop.ts'`,
    `export const shouldRevalidate = () => false`,
    `export default function Language({ loaderData }: { loaderData: Lean<Shop> | undefined }) {`,
    `  return <LanguagePages locale="${locale}" messages={messages} shop={loaderData && fromLean(loaderData)} />`,
    `}`,
    `export function ErrorBoundary({ error, loaderData }: { error: unknown; loaderData?: Lean<Shop> }) {`,
    `  const shop = loaderData && fromLean(loaderData)`,
    `  return <LanguageError locale="${locale}" messages={messages} shop={shop} error={error} />`,
    `}`,
  ])
}

/** The route module that loads the messages of a group for its screens, shown in a layout of `layouts/`. */
export function groupModule(locale: Locale, group: MessageGroup, layout: string): string {
  return generated(`${locale}-${group}`, [
    `import { messages } from 'virtual:messages/${locale}/${group}'`,
    `import Layout from '../../app/layouts/${layout}.tsx'`,
    `export default function Group() {`,
    `  return <Layout messages={messages} />`,
    `}`,
  ])
}

// React Router requires a file for each module. An unchanged one does not make the development server reload.
function generated(name: string, lines: string[]): string {
  const place = join(import.meta.dirname, '..', folder)
  const file = join(place, `${name}.tsx`)
  const code = `${lines.join('\n')}\n`
  mkdirSync(place, { recursive: true })
  if (read(file) !== code) writeFileSync(file, code)
  return `../${folder}/${name}.tsx`
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
