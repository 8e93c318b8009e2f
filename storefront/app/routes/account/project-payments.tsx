import { PaymentsPage } from '../../features/instalments/payments-page.tsx'
import { PaymentRecords } from '../../features/payment-records/payment-records.tsx'
import { inOneLanguage } from '../../shared/i18n/in-one-language.ts'
import { pageRequest } from '../../shared/page/page-request.ts'
import type { Route } from './+types/project-payments.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { locale, configuration } = context.get(pageRequest)
  const { payment_channels } = (await configuration())['shop-constants']
  return { id: params.id, channels: inOneLanguage(payment_channels, locale) }
}

export default function AccountProjectPaymentsRoute({ loaderData: { id, channels } }: Route.ComponentProps) {
  return <PaymentsPage key={id} id={id} channels={channels} Records={PaymentRecords} />
}
