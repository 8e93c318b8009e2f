import { messages } from '@fitout/contract/messages/en.ts'
import { LanguageError, LanguagePages } from '../layouts/language-pages.tsx'
import { loadShop } from '../shared/page/load-shop.ts'
import type { Route } from './+types/en.ts'

export function loader(request: Route.LoaderArgs) {
  return loadShop(request)
}

export function shouldRevalidate() {
  return false
}

export default function English({ loaderData }: Route.ComponentProps) {
  return <LanguagePages locale="en" messages={messages} shop={loaderData} />
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return <LanguageError locale="en" messages={messages} shop={loaderData} error={error} />
}
