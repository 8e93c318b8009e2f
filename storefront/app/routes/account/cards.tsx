import { CardsPage } from '../../features/cards/cards-page.tsx'

export default function AccountCardsRoute() {
  return <CardsPage />
}
