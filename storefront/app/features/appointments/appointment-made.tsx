import { LinkButton } from '@fitout/ui/link-button.tsx'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { withQuery } from '@fitout/contract/with-query.ts'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { AppointmentFacts } from './appointment-facts.tsx'
import { CalendarLink } from './calendar-link.tsx'
import { useMomentWords } from './slots.ts'
import type { Made } from './use-appointment.ts'

type Props = { made: Made; onAnother: () => void }

/** Confirmation of a booking, or the request to confirm it by the link just sent. */
export function AppointmentMade({ made, onAnother }: Props) {
  const t = useTranslations('appointments')
  const to = useTo()
  const words = useMomentWords()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])

  const { contact, isByMail, token } = made
  const until = made.confirm_by ? words.clock(made.confirm_by) : ''
  return (
    <div className="grid animate-appear gap-6">
      <h2 ref={heading} tabIndex={-1} className="font-display text-heading outline-offset-4">
        {token ? t('madeTitle') : t('askedTitle')}
      </h2>
      <p className="max-w-measure text-lead">
        {token ? t('madeText') : isByMail ? t('askedByMail', { contact, until }) : t('askedByText', { contact, until })}
      </p>
      <AppointmentFacts appointment={made} />
      <p className="flex flex-wrap items-center gap-x-8 gap-y-4">
        {token && (
          <>
            <CalendarLink token={token} />
            <LinkButton as={ShopLink} to={withQuery(to('appointment-change'), { token })} variant="quiet">
              {t('change')}
            </LinkButton>
          </>
        )}
        <button type="button" onClick={onAnother} className="line-link min-h-target">
          {t('another')}
        </button>
      </p>
    </div>
  )
}
