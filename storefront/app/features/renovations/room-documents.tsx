import { formatMoney } from '@fitout/ui/money.ts'
import { TextLink } from '@fitout/ui/text-link.tsx'
import { useTranslations } from 'use-intl'
import { TabPart } from '../../shared/account/tab-part.tsx'
import { showDate } from '../../shared/i18n/shop-dates.ts'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { statusOn } from '../../shared/renovations/quotation-status.ts'
import type { Room } from '../../shared/renovations/use-room.ts'
import { useToday } from '../../shared/renovations/use-today.ts'

/** Documents to sign, and signed ones. */
export function RoomDocuments({ room: { _id: id, quotation, right } }: { room: Room }) {
  const t = useTranslations('renovations')
  const to = useTo()
  const today = useToday()
  if (!quotation) return null
  const { number, version, acceptance, valid_until: until } = quotation
  const status = statusOn(quotation, today)

  function state(): string {
    if (status === 'SENT') return t(right === 'READ' ? 'toRead' : 'toSign', { day: showDate(until ?? '') })
    if (status === 'ACCEPTED' && acceptance) {
      return t('signed', { name: acceptance.typed_name, day: showDate(acceptance.on_paper ?? acceptance.at) })
    }
    return status === 'DRAFT' || status === 'ACCEPTED' ? '' : t(`documentStates.${status}`)
  }

  return (
    <TabPart title={t('documents')}>
      <ul>
        <li className="grid items-baseline gap-x-6 border-y border-stone py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
          <span className="min-w-0">
            <TextLink as={ShopLink} to={to('account-project-quotation', { id })}>
              {t('quotation', { number, version })}
            </TextLink>
            <span className="block text-caption wrap-anywhere text-muted">{state()}</span>
          </span>
          {acceptance && <span className="tabular-nums">{formatMoney(acceptance.accepted_total)}</span>}
        </li>
      </ul>
    </TabPart>
  )
}
