import { RadioGroup } from '@fitout/ui/radio-group.tsx'
import { useTranslations } from 'use-intl'
import { useCardName } from '../../shared/payment/way-to-pay.ts'
import { checkoutDraft } from '../../shared/booking/checkout-draft.ts'
import { anotherCard, useSavedCards } from './use-saved-cards.ts'

/** Chooses the saved card that the payment provider's page starts with. */
export function SavedCards() {
  const t = useTranslations('onlinePayment')
  const cardName = useCardName()
  const { cards, chosen } = useSavedCards()
  if (cards.length === 0) return null
  return (
    <RadioGroup
      name="card"
      legend={t('savedCards')}
      look="tiles"
      value={chosen ?? anotherCard}
      onChange={(card) => checkoutDraft.change({ card })}
      choices={[
        ...cards.map((card) => ({ value: card._id, label: cardName(card) })),
        { value: anotherCard, label: t('anotherCard') },
      ]}
    />
  )
}
