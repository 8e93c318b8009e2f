import {
  calendarFeedScopes,
  findCalendarFeed,
  makeCalendarFeed,
  revokeCalendarFeed,
} from '@fitout/contract/staff/appointments.ts'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
} from '@mui/material'
import { useId, useState } from 'react'
import { focusFirstField } from '../../shared/focus-first-field.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { ShownOnce } from '../../shared/shown-once.tsx'
import { showTime } from '../../shared/show-time.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { type DataOf, useOne } from '../../shared/use-read.ts'

type Feed = NonNullable<DataOf<typeof findCalendarFeed>>

/** The secret address from which the user's calendar application reads appointments. */
export function CalendarFeedDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const id = useId()
  const { run, isRunning } = useAction()
  const { data: feed } = useOne(findCalendarFeed)
  const [scope, setScope] = useState<Feed['scope']>('OWN')
  const [address, setAddress] = useState<string>()
  const make = () => run(async () => setAddress((await staffCall(makeCalendarFeed, { body: { scope } })).data.feed_url))
  const revoke = () => run(() => staffCall(revokeCalendarFeed), 'done.calendarStopped')
  if (address) {
    const [title, lead] = [t('calendarFeed.url'), t('calendarFeed.urlLead')]
    return <ShownOnce lead={lead} onClose={onClose} title={title} value={address} />
  }
  return (
    <Dialog aria-labelledby={id} fullWidth maxWidth="sm" onClose={onClose} open>
      <DialogTitle id={id}>{t('calendarFeed.feed')}</DialogTitle>
      <DialogContent ref={focusFirstField}>
        <Stack spacing={2}>
          <DialogContentText>{t('calendarFeed.lead')}</DialogContentText>
          <FeedState feed={feed} />
          <TextField
            label={t('calendarFeed.scope')}
            onChange={({ target }) => setScope(target.value as Feed['scope'])}
            select
            value={scope}
          >
            {calendarFeedScopes.map((one) => (
              <MenuItem key={one} value={one}>
                {t(`calendarFeed.scopes.${one}`)}
              </MenuItem>
            ))}
          </TextField>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {t('kit.action.back')}
        </Button>
        {feed && (
          <Button disabled={isRunning} onClick={() => void revoke()}>
            {t('calendarFeed.revoke')}
          </Button>
        )}
        <Button disabled={isRunning} onClick={() => void make()} variant="contained">
          {t(feed ? 'calendarFeed.again' : 'calendarFeed.make')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function FeedState({ feed }: { feed: Feed | null | undefined }) {
  const t = useTranslate()
  if (!feed) return <DialogContentText>{t('calendarFeed.none')}</DialogContentText>
  const made = t('calendarFeed.made', { at: showTime(feed.created_at) })
  const read = feed.read_at ? t('calendarFeed.read', { at: showTime(feed.read_at) }) : t('calendarFeed.unread')
  const facts = [t(`calendarFeed.scopes.${feed.scope}`), made, read].join(' · ')
  return <DialogContentText>{`${facts}. ${t('calendarFeed.againLead')}`}</DialogContentText>
}
