import { messages } from '@fitout/contract/messages/zh.ts'
import { LanguageError, LanguagePages } from '../layouts/language-pages.tsx'
import { loadShop } from '../shared/page/load-shop.ts'
import type { Route } from './+types/zh.ts'

export function loader(request: Route.LoaderArgs) {
  return loadShop(request)
}

export function shouldRevalidate() {
  return false
}

export default function TraditionalChinese({ loaderData }: Route.ComponentProps) {
  return <LanguagePages locale="zh" messages={messages} shop={loaderData} />
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return <LanguageError locale="zh" messages={messages} shop={loaderData} error={error} />
}
