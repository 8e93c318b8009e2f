import { CardsPage } from '../../features/credit-cards/cards-page.tsx'

export default function AccountCardsRoute() {
  return <CardsPage />
}
