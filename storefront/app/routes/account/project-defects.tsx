import { DefectsPage } from '../../features/defects/defects-page.tsx'
import { Handover } from '../../features/handovers/handover.tsx'
import { Questions } from '../../features/renovation-messages/questions.tsx'
import type { Route } from './+types/project-defects.ts'

export async function loader({ params }: Route.LoaderArgs) {
  return { id: params.id }
}

export default function AccountProjectDefectsRoute({ loaderData: { id } }: Route.ComponentProps) {
  return <DefectsPage key={id} id={id} Handover={Handover} Questions={Questions} />
}
