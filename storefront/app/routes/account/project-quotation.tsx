import { QuotationPage } from '../../features/quotations/quotation-page.tsx'
import { Questions } from '../../features/renovation-messages/questions.tsx'
import type { Route } from './+types/project-quotation.ts'

export default function AccountProjectQuotationRoute({ params }: Route.ComponentProps) {
  return <QuotationPage key={params.id} id={params.id} Questions={Questions} />
}
