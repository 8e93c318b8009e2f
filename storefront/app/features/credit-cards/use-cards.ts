import { deleteCard, listCards, setDefaultCard } from '@fitout/contract/credit-cards.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useOwnChange } from '../../shared/account/own-change.ts'
import { useOwnKey } from '../../shared/account/own-key.ts'
import { call, quietCall } from '../../shared/api/browser-call.ts'
import { showToast } from '../../shared/toasts/toast-store.ts'

export type Card = Answer<typeof listCards>['data'][number]
type CardChange = { kind: 'default' | 'remove'; card: Card }

const allCards = 999

export function useCards() {
  return useQuery({
    queryKey: useOwnKey('cards'),
    queryFn: async ({ signal }) => (await quietCall(listCards, { query: { per_page: allCards }, signal })).data,
  })
}

/** Default and removal are shown optimistically; exactly one card is always the default. */
export function useCardChange() {
  const t = useTranslations('creditCards')
  return useOwnChange<Card[], CardChange>({
    queryKey: useOwnKey('cards'),
    apply: (cards, change) =>
      change.kind === 'default' ? withDefault(cards, change.card) : without(cards, change.card),
    async send({ kind, card }) {
      await call(kind === 'default' ? setDefaultCard : deleteCard, { params: { id: card._id } })
      return undefined
    },
    success: ({ kind }) => t(kind === 'default' ? 'madeDefault' : 'removed'),
    announce: (text) => showToast({ kind: 'success', text }),
  })
}

function withDefault(cards: Card[], { _id }: Card): Card[] {
  return cards.map((card) => ({ ...card, is_default: card._id === _id }))
}

/** Like the shop: if the default is removed, the newest card becomes the default. */
function without(cards: Card[], removed: Card): Card[] {
  const left = cards.filter(({ _id }) => _id !== removed._id)
  const newest = left.toSorted((one, other) => other.created_at.localeCompare(one.created_at))[0]
  return removed.is_default && newest ? withDefault(left, newest) : left
}
