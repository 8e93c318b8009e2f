import { MembershipPage } from '../../features/memberships/membership-page.tsx'

export default function AccountMembershipRoute() {
  return <MembershipPage />
}
