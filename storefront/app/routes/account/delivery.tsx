import { RecipientPage } from '../../features/profiles/delivery-recipient/recipient-page.tsx'

export default function AccountDeliveryRoute() {
  return <RecipientPage />
}
