import { OwnProjectsPage } from '../../features/own-projects/own-projects-page.tsx'

export default function AccountProjectsRoute() {
  return <OwnProjectsPage />
}
