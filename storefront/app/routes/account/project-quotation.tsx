import { QuotationPage } from '../../features/quotations/quotation-page.tsx'
import { LineQuestions } from '../../features/renovation-messages/line-questions.tsx'
import type { Route } from './+types/project-quotation.ts'

export default function AccountProjectQuotationRoute({ params }: Route.ComponentProps) {
  return <QuotationPage key={params.id} id={params.id} Questions={LineQuestions} />
}
