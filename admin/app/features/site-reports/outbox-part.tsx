import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import { showTime } from '../../shared/show-time.ts'
import { type Outgoing, sendAgain } from './outbox.ts'
import { useOutbox } from './use-outbox.ts'

/** The reports waiting on this device, and those that have arrived; nothing if there are none. */
export function OutboxPart() {
  const t = useTranslate()
  const { waiting, arrived, isSignedOut } = useOutbox()
  if (waiting.length + arrived.length === 0) return null
  return (
    <Alert role="status" severity={waiting.length > 0 ? 'warning' : 'success'}>
      <Typography>
        {waiting.length > 0
          ? t('siteReports.outbox.waiting', { count: waiting.length })
          : t('siteReports.outbox.arrived', { count: arrived.length })}
      </Typography>
      {waiting.length > 0 && (
        <Typography variant="body2">{t(`siteReports.outbox.${isSignedOut ? 'signIn' : 'willSend'}`)}</Typography>
      )}
      <Stack component="ul" spacing={0.5} sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {[...waiting, ...arrived].map((one) => (
          <OutgoingRow key={one.key} outgoing={one} />
        ))}
      </Stack>
    </Alert>
  )
}

function OutgoingRow({ outgoing }: { outgoing: Outgoing }) {
  const t = useTranslate()
  const { site, body, ids, pictures, arrivedAt, fault } = outgoing
  const state = arrivedAt
    ? t('siteReports.outbox.sent', { time: showTime(arrivedAt) })
    : fault
      ? t('siteReports.outbox.refused', { fault })
      : t('siteReports.outbox.sending', { done: ids.length, count: pictures.length })
  return (
    <Box component="li">
      <Typography variant="body2">{t('siteReports.outbox.of', { site, day: showDay(body.day) })}</Typography>
      <Typography variant="body2">{state}</Typography>
      {fault && (
        <Button color="inherit" onClick={() => void sendAgain(outgoing)} size="small" variant="outlined">
          {t('siteReports.outbox.again')}
        </Button>
      )}
    </Box>
  )
}
