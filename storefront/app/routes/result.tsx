import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { redirect } from 'react-router'
import { PlacedOrder } from '../features/orders/placed-order.tsx'
import { ResultAction } from '../features/results/result-action.tsx'
import { ResultPage } from '../features/results/result-page.tsx'
import { spoken } from '../shared/i18n/spoken.ts'
import { pageRequest } from '../shared/page/page-request.ts'
import type { Route } from './+types/result.ts'

const outcomes = ['success', 'failure', 'cancelled'] as const

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { configuration, locale } = context.get(pageRequest)
  const messages = (await configuration())['response-messages']
  const outcome = outcomes.find((one) => url.pathname.endsWith(`/${one}`))
  const type = params.type
  if (!outcome || !type || !Object.hasOwn(messages, type)) throw redirect(pathTo('not-found', locale))
  return { outcome, type, words: spoken(messages[type]?.[outcome], locale) }
}

export default function Result({ loaderData }: Route.ComponentProps) {
  const { outcome, type, words } = loaderData
  if (!words) return null
  const isPlaced = type === 'order' && outcome === 'success'
  return (
    <ResultPage
      outcome={outcome}
      words={words}
      wayOn={isPlaced && <PlacedOrder otherwise={<ResultAction action={words.action} />} />}
    />
  )
}
