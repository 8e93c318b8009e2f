import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { redirect } from 'react-router'
import { PaymentWayOn } from '../features/orders/payment-way-on.tsx'
import { usePaymentWords } from '../features/orders/payment-words.ts'
import { PlacedOrder } from '../features/orders/placed-order.tsx'
import { usePaymentVisit } from '../features/orders/use-payment-visit.ts'
import { ResultAction } from '../features/results/result-action.tsx'
import { ResultPage } from '../features/results/result-page.tsx'
import { inOneLanguage } from '../shared/i18n/in-one-language.ts'
import { pageRequest } from '../shared/page/page-request.ts'
import type { Route } from './+types/result.ts'

const outcomes = ['success', 'failure', 'cancelled'] as const

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { configuration, locale } = context.get(pageRequest)
  const messages = (await configuration())['response-messages']
  const outcome = outcomes.find((one) => url.pathname.endsWith(`/${one}`))
  const type = params.type
  if (!outcome || !type || !Object.hasOwn(messages, type)) throw redirect(pathTo('not-found', locale))
  return { outcome, type, words: inOneLanguage(messages[type]?.[outcome], locale) }
}

export default function Result({ loaderData }: Route.ComponentProps) {
  const { outcome, type, words } = loaderData
  const visit = usePaymentVisit(outcome)
  const paymentWords = usePaymentWords()
  if (!words) return null
  const otherwise = <ResultAction action={words.action} />
  if (type === 'order' && visit) {
    const { outcome: shown, label, ...outcomeWords } = paymentWords(visit.phase, visit.order)
    return (
      <ResultPage
        outcome={shown}
        label={label}
        words={{ ...words, ...outcomeWords }}
        wayOn={<PaymentWayOn {...visit} otherwise={otherwise} />}
      />
    )
  }
  const isPlaced = type === 'order' && outcome === 'success'
  return <ResultPage outcome={outcome} words={words} wayOn={isPlaced && <PlacedOrder otherwise={otherwise} />} />
}
