import { messages } from '@fitout/contract/messages/cn.ts'
import { LanguageError, LanguagePages } from '../layouts/language-pages.tsx'
import { loadShop } from '../shared/page/load-shop.ts'
import type { Route } from './+types/cn.ts'

export function loader(request: Route.LoaderArgs) {
  return loadShop(request)
}

export function shouldRevalidate() {
  return false
}

export default function SimplifiedChinese({ loaderData }: Route.ComponentProps) {
  return <LanguagePages locale="cn" messages={messages} shop={loaderData} />
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return <LanguageError locale="cn" messages={messages} shop={loaderData} error={error} />
}
