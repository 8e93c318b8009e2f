import { SiteReports } from '../../features/site-reports/site-reports.tsx'
import { ProgressPage } from '../../features/stages/progress-page.tsx'
import type { Route } from './+types/project-progress.ts'

export default function AccountProjectProgressRoute({ params }: Route.ComponentProps) {
  return <ProgressPage key={params.id} id={params.id} Reports={SiteReports} />
}
