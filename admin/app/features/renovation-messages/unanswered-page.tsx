import { inLocale } from '@fitout/contract/locales.ts'
import { listUnansweredMessages } from '@fitout/contract/staff/renovation-messages.ts'
import { Card, CardContent, Link as TextLink, Typography } from '@mui/material'
import { Link } from 'react-router'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { QueueScreen } from '../../shared/queue-screen.tsx'
import { showTime } from '../../shared/show-time.ts'
import { useQueue } from '../../shared/use-queue.ts'

/** Unanswered questions of members, in all renovations. */
export function UnansweredPage() {
  const t = useTranslate()
  const locale = useLocale()
  const queue = useQueue(listUnansweredMessages, {})
  return (
    <QueueScreen
      heading={t('renovationMessages.title')}
      lead={t('renovationMessages.lead')}
      none={t('renovationMessages.none')}
      queue={queue}
    >
      {(row) => (
        <Card>
          <CardContent>
            <TextLink component={Link} to={`/renovations/${row.renovation_id}/messages`} variant="h6">
              {row.renovation_title}
            </TextLink>
            <Typography color="text.secondary" variant="body2">
              {[row.name || t('renovationMessages.noName'), showTime(row.created_at)].join(' · ')}
            </Typography>
            <Typography variant="body2">
              {row.subject_title
                ? t('renovationMessages.of', { line: inLocale(row.subject_title, locale) })
                : t('renovationMessages.general')}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mt: 1 }}>{row.text}</Typography>
          </CardContent>
        </Card>
      )}
    </QueueScreen>
  )
}
