import { LinkButton } from '@fitout/ui/link-button.tsx'
import { useTranslations } from 'use-intl'
import { showDate } from '../../shared/i18n/shop-dates.ts'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import type { Room } from '../../shared/renovations/use-room.ts'
import { useToday } from '../../shared/renovations/use-today.ts'
import { nextStep } from './next-step.ts'

/** What comes next, who acts and by when, with the one button for it. */
export function RoomNext({ room }: { room: Room }) {
  const t = useTranslations('renovations')
  const to = useTo()
  const { say, waitsFor, by, action } = nextStep(room, useToday())
  const head = [t('next'), waitsFor && t(`turn.${waitsFor}`), by && t('by', { day: showDate(by) })]
  return (
    <div className="mt-6 grid max-w-measure justify-items-start gap-4 border-s-2 border-clay ps-4">
      <p>
        <span className="block text-caption text-muted tabular-nums">{head.filter(Boolean).join(' · ')}</span>
        {say ? t(`steps.${say}`, { version: room.quotation?.version ?? 1 }) : t(`nextOf.${room.status}`)}
      </p>
      {action && (
        <LinkButton
          as={ShopLink}
          to={to('account-project-quotation', { id: room._id })}
          variant={action === 'see' ? 'plain' : 'main'}
        >
          {t(`toQuotation.${action}`)}
        </LinkButton>
      )}
    </div>
  )
}
