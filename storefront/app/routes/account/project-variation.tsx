import { Questions } from '../../features/renovation-messages/questions.tsx'
import { VariationPage } from '../../features/variations/variation-page.tsx'
import type { Route } from './+types/project-variation.ts'

export default function AccountProjectVariationRoute({ params: { id, variation_id } }: Route.ComponentProps) {
  return <VariationPage key={variation_id} id={id} variationId={variation_id} Questions={Questions} />
}
