import { JoinPage } from '../features/renovations/join-page.tsx'

export default function AccountProjectJoinRoute() {
  return <JoinPage />
}
