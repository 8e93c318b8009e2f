import { downloadCalendar } from '@fitout/contract/appointments.ts'
import { withQuery } from '@fitout/contract/with-query.ts'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { useTranslations } from 'use-intl'
import { base } from '../../shared/api/browser-call.ts'

/** Downloads the appointment as a calendar file. */
export function CalendarLink({ token }: { token: string }) {
  const t = useTranslations('appointments')
  return (
    <LinkButton href={withQuery(base + downloadCalendar.path, { token })} download variant="dark">
      {t('calendar')}
    </LinkButton>
  )
}
