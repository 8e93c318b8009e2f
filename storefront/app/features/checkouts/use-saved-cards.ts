import { listCards } from '@fitout/contract/credit-cards.ts'
import { useQuery } from '@tanstack/react-query'
import { useOwnKey } from '../../shared/account/own-key.ts'
import { quietCall } from '../../shared/api/browser-call.ts'
import { useDraft } from '../../shared/forms/draft.ts'
import { useUser } from '../../shared/session/use-session.ts'
import { checkoutDraft } from '../../shared/booking/checkout-draft.ts'

export const anotherCard = 'another'

/** A member's valid cards, and the chosen one: the default until another is selected. */
export function useSavedCards() {
  const isMember = useUser()?.registered === true
  const { channel, card } = useDraft(checkoutDraft)
  const { data } = useQuery({
    queryKey: useOwnKey('cards'),
    queryFn: async ({ signal }) => (await quietCall(listCards, { query: { per_page: 999 }, signal })).data,
    enabled: isMember && channel === 'ONLINE',
  })
  const cards = (data ?? []).filter((one) => !one.is_expired)
  const known = cards.find((one) => one._id === card)?._id
  const chosen = card === anotherCard ? undefined : (known ?? cards[0]?._id)
  return { cards, chosen: isMember && channel === 'ONLINE' ? chosen : undefined }
}
