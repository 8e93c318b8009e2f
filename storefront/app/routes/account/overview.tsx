import { OverviewPage } from '../../features/account/overview/overview-page.tsx'

export default function AccountRoute() {
  return <OverviewPage />
}
