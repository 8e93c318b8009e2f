import { inLocale } from '@fitout/contract/locales.ts'
import { formatChange } from '@fitout/contract/money.ts'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { formatMoney } from '@fitout/ui/money.ts'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { showDate } from '../../shared/i18n/shop-dates.ts'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import type { Room } from '../../shared/renovations/use-room.ts'
import { useToday } from '../../shared/renovations/use-today.ts'
import { nextStep } from './next-step.ts'

/** The next step, who acts and by when, with its button. */
export function RoomNext({ room }: { room: Room }) {
  const t = useTranslations('renovations')
  const to = useTo()
  const locale = useLocale()
  const { sentence, waitsFor, by, action, payment, variation } = nextStep(room, useToday())
  const turn = payment ? t('turn.PAYER') : waitsFor && t(`turn.${waitsFor}`)
  const head = [t('next'), turn, by && t('by', { day: showDate(by) })]
  const facts = {
    version: room.quotation?.version ?? 1,
    title: inLocale(payment?.title ?? variation?.title, locale),
    number: variation?.number ?? '',
    amount: variation ? formatChange(variation.amount) : formatMoney(payment?.open ?? 0),
    count: room.open_defects.fixed,
    day: payment?.due_on ? showDate(payment.due_on) : '',
  }

  function addressOf(): string {
    const id = room._id
    if (variation) return to('account-project-variation', { id, variation_id: variation._id })
    if (action === 'sign' || action === 'agree') return to('account-project-defects', { id })
    return to(action === 'pay' ? 'account-project-payments' : 'account-project-quotation', { id })
  }

  return (
    <div className="mt-6 grid max-w-measure justify-items-start gap-4 border-s-2 border-clay ps-4">
      <p>
        <span className="block text-caption text-muted tabular-nums">{head.filter(Boolean).join(' · ')}</span>
        {sentence ? t(`steps.${sentence}`, facts) : t(`nextOf.${room.status}`)}
      </p>
      {action && (
        <LinkButton as={ShopLink} to={addressOf()} variant={action === 'see' ? 'plain' : 'main'}>
          {t(`toStep.${action}`)}
        </LinkButton>
      )}
    </div>
  )
}
