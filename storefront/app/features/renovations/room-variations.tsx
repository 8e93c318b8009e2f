import { formatChange } from '@fitout/contract/money.ts'
import { TextLink } from '@fitout/ui/text-link.tsx'
import { useTranslations } from 'use-intl'
import { TabPart } from '../../shared/account/tab-part.tsx'
import { showDate } from '../../shared/i18n/shop-dates.ts'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import type { Room } from '../../shared/renovations/use-room.ts'
import { useToday } from '../../shared/renovations/use-today.ts'
import { statusOn } from '../../shared/renovations/variation-status.ts'
import { InWords } from '../../shared/text/in-words.tsx'

type Variation = Room['variations'][number]

/** The variations of a contract with their status. */
export function RoomVariations({ room: { _id: id, variations } }: { room: Room }) {
  const t = useTranslations('renovations')
  const to = useTo()
  if (variations.length === 0) return null
  return (
    <TabPart title={t('variations')} text={t('variationsText')}>
      <ul className="border-b border-stone">
        {variations.map((variation) => (
          <li
            key={variation._id}
            className="grid items-baseline gap-x-6 border-t border-stone py-3 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <span className="min-w-0 wrap-anywhere">
              <TextLink as={ShopLink} to={to('account-project-variation', { id, variation_id: variation._id })}>
                {variation.number} <InWords words={variation.title} />
              </TextLink>
              <VariationState variation={variation} />
            </span>
            <span className="tabular-nums">{formatChange(variation.amount)}</span>
          </li>
        ))}
      </ul>
    </TabPart>
  )
}

function VariationState({ variation }: { variation: Variation }) {
  const t = useTranslations('renovations')
  const status = statusOn(variation, useToday())
  const { valid_until: until, decided_at: at } = variation
  const day = status === 'SENT' || status === 'EXPIRED' ? until : at
  if (status === 'DRAFT') return null
  return (
    <span className="block text-caption text-muted">
      {t(`variationStates.${status}`, { day: day ? showDate(day) : '' })}
    </span>
  )
}
