import { RenovationPage } from '../../features/renovations/renovation-page.tsx'
import type { Route } from './+types/project.ts'

export default function AccountProjectRoute({ params }: Route.ComponentProps) {
  return <RenovationPage key={params.id} id={params.id} />
}
