import type { Answer } from '@fitout/contract/endpoint.ts'
import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { ownRenovations } from '@fitout/contract/renovations.ts'
import { Badge } from '@fitout/ui/badge.tsx'
import { EmptyState } from '@fitout/ui/empty-state.tsx'
import { formatMoney } from '@fitout/ui/money.ts'
import { useTranslations } from 'use-intl'
import { Awaited } from '../../shared/account/awaited.tsx'
import { MoreButton } from '../../shared/account/more-button.tsx'
import { useOwnKey } from '../../shared/account/own-key.ts'
import { usePaged } from '../../shared/account/paged.ts'
import { TabPart } from '../../shared/account/tab-part.tsx'
import { quietCall } from '../../shared/api/browser-call.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { showDate } from '../../shared/i18n/shop-dates.ts'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { useToday } from '../../shared/renovations/use-today.ts'
import { statusTones } from './status-tones.ts'

type Renovation = Answer<typeof ownRenovations>['data'][number]

const ended: ReadonlySet<Renovation['status']> = new Set(['CLOSED', 'CANCELLED'])
const districts = hongKongAreas.flatMap((area) => area.districts)

/** The reader's renovations, newest first. */
function useOwnRenovations() {
  return usePaged(useOwnKey('own-renovations'), (place, signal) => quietCall(ownRenovations, { query: place, signal }))
}

/** Whether one of the reader's renovations goes on: then the studio arranges the measurement. */
export function useIsRenovating(): boolean {
  return useOwnRenovations().data?.items.some(({ status }) => !ended.has(status)) ?? false
}

/** The reader's renovations, as cards. */
export function OwnRenovations() {
  const t = useTranslations('renovations')
  const rooms = useOwnRenovations()
  return (
    <TabPart title={t('title')}>
      <Awaited query={rooms} rows={1}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('none')} text={t('noneText')} level={3} />
          ) : (
            <>
              <ul className="grid gap-4">
                {items.map((renovation) => (
                  <RenovationCard key={renovation._id} renovation={renovation} />
                ))}
              </ul>
              <MoreButton list={rooms} />
            </>
          )
        }
      </Awaited>
    </TabPart>
  )
}

function RenovationCard({ renovation }: { renovation: Renovation }) {
  const t = useTranslations('renovations')
  const to = useTo()
  const locale = useLocale()
  const { _id: id, title, status, reference, district, asks, due_on: due } = renovation
  const today = useToday()
  const isPayable = due !== null && due <= today
  const turn = isPayable ? 'PAYER' : renovation.waits_for
  const place = inLocale(districts.find(({ key }) => key === district)?.title, locale)
  return (
    <li className="relative grid gap-3 bg-sand p-6">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={statusTones[status]}>{t(`status.${status}`)}</Badge>
        {turn && <span className="text-caption text-muted">{t(`turn.${turn}`)}</span>}
      </p>
      <h3 className="font-display text-title wrap-anywhere">
        <ShopLink to={to('account-project', { id })} className="after:absolute after:inset-0">
          {title}
        </ShopLink>
      </h3>
      <p className="text-caption text-muted tabular-nums">{[reference, place].filter(Boolean).join(' · ')}</p>
      <p className="max-w-measure text-small">{asks ? t(`asks.${asks}`) : t(`nextOf.${status}`)}</p>
      <AmountDue renovation={renovation} />
      <Unread count={renovation.unread} />
    </li>
  )
}

function Unread({ count }: { count: number }) {
  const t = useTranslations('renovationMessages')
  return count > 0 && <p className="text-small font-medium">{t('unread', { count })}</p>
}

/** The amount to pay, and since when or from when it is due. */
function AmountDue({ renovation: { amount_due: amount, due_on: day } }: { renovation: Renovation }) {
  const t = useTranslations('renovations')
  const today = useToday()
  if (amount === null || day === null) return null
  return (
    <p className="text-small tabular-nums">
      {t('toPay')} <span className="font-medium">{formatMoney(amount)}</span>
      <span className="text-muted"> · {t(day > today ? 'dueFrom' : 'dueSince', { day: showDate(day) })}</span>
    </p>
  )
}
