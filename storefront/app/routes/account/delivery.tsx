import { RecipientPage } from '../../features/delivery-recipient/recipient-page.tsx'

export default function AccountDeliveryRoute() {
  return <RecipientPage />
}
