import { localisedText } from '@fitout/contract/localised.ts'
import { formatChange } from '@fitout/contract/money.ts'
import { Badge } from '@fitout/ui/badge.tsx'
import { Disclosure } from '@fitout/ui/disclosure.tsx'
import { formatMoney } from '@fitout/ui/money.ts'
import { TextLink } from '@fitout/ui/text-link.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { showDate } from '../../shared/i18n/shop-dates.ts'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import type { PaymentChannels } from '../../shared/payment/payment-channels.ts'
import type { Room } from '../../shared/renovations/use-room.ts'
import type { Instalment, Schedule } from '../../shared/renovations/use-schedule.ts'
import { useToday } from '../../shared/renovations/use-today.ts'
import { inLanguage } from '../../shared/text/in-language.tsx'
import { InWords } from '../../shared/text/in-words.tsx'
import { instalmentTones } from './instalment-tones.ts'
import { WaysToPay } from './ways-to-pay.tsx'

type Props = {
  room: Room
  instalment: Instalment
  channels: PaymentChannels
  /** For the last instalment. */
  openDefects?: Schedule['open_defects'] | undefined
  children: ReactNode
}

/** One instalment: title, due day, how to pay, and its payments. */
export function InstalmentRow({ room, instalment, channels, openDefects, children }: Props) {
  const t = useTranslations('instalments')
  const locale = useLocale()
  const { state, payable, paid, open, title, number } = instalment
  const isOpen = open > 0 && state !== 'VOID'
  const isAsked = state === 'DUE' || state === 'OVERDUE'
  return (
    <li
      id={`instalment-${number}`}
      className="scroll-mt-24 border-t border-stone pt-5 pb-6 first:border-t-0 first:pt-0"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-display text-title wrap-anywhere">
          <InWords words={title} />
          <Badge tone={instalmentTones[state]}>{t(`status.${state}`)}</Badge>
        </h3>
        <p className={`text-lead tabular-nums ${state === 'VOID' ? 'text-muted line-through' : 'font-medium'}`}>
          {formatMoney(payable)}
        </p>
      </div>
      <DueWords instalment={instalment} />
      <Adjustments instalment={instalment} />
      {isOpen && openDefects && openDefects.open > 0 && <OpenDefects room={room} counts={openDefects} />}
      {isOpen && paid > 0 && (
        <p className="mt-1 text-small tabular-nums">
          {t('partly', { paid: formatMoney(paid), open: formatMoney(open) })}
        </p>
      )}
      {isOpen && room.right !== 'READ' && (
        <div className="mt-4">
          <Disclosure
            isOpen={isAsked}
            title={
              <>
                {t('pay')}
                <span className="sr-only"> {localisedText(title, locale).text}</span>
              </>
            }
          >
            <WaysToPay instalment={instalment} channels={channels} />
          </Disclosure>
        </div>
      )}
      {isAsked && room.right === 'READ' && <p className="mt-3 text-small text-muted">{t('readOnly')}</p>}
      {children}
    </li>
  )
}

/** Amounts added or removed by variations. */
function Adjustments({ instalment: { adjustments } }: { instalment: Instalment }) {
  const t = useTranslations('instalments')
  if (adjustments.length === 0) return null
  const changes = adjustments.map(({ variation, amount }) => `${variation} ${formatChange(amount)}`).join(' · ')
  return <p className="mt-1 text-caption text-muted tabular-nums">{t('adjusted', { changes })}</p>
}

/** The last payment is shown with the open defects. */
function OpenDefects({ room, counts }: { room: Room; counts: Schedule['open_defects'] }) {
  const t = useTranslations('instalments')
  const to = useTo()
  return (
    <p className="mt-2 max-w-measure text-small">
      {t('openDefects', { open: counts.open })}
      {counts.major > 0 && <span className="block text-brick">{t('majorDefects', { major: counts.major })}</span>}
      <TextLink as={ShopLink} to={to('account-project-defects', { id: room._id })}>
        {t('toDefects')}
      </TextLink>
    </p>
  )
}

/** When an instalment was or is due, or what it waits for. */
function DueWords({ instalment: { state, due_on: due, trigger, stage_title, days } }: { instalment: Instalment }) {
  const t = useTranslations('instalments')
  const locale = useLocale()
  const today = useToday()
  if (state === 'PAID' || state === 'VOID') return null
  const stage = localisedText(stage_title, locale)

  function words(): ReactNode {
    if (due !== null) return t(due > today ? 'dueFrom' : 'dueSince', { day: showDate(due) })
    if (trigger === 'DAYS_AFTER_HANDOVER') return t('when.DAYS_AFTER_HANDOVER', { days: days ?? 0 })
    if (trigger === 'STAGE_STARTED' || trigger === 'STAGE_DONE') {
      return t.rich(`when.${trigger}`, { stage: stage.text, text: inLanguage(stage.lang) })
    }
    return t(`when.${trigger}`)
  }

  return (
    <p className="mt-1 text-small text-muted tabular-nums">
      {words()}
      {state === 'CHECKING' && <span className="block">{t('checking')}</span>}
    </p>
  )
}
