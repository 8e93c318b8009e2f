import { MembershipPage } from '../../features/membership/membership-page.tsx'

export default function AccountMembershipRoute() {
  return <MembershipPage />
}
