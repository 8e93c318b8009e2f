import { Alert, Box, Button, Card, CardContent, Chip, Link as TextLink, Stack, Typography } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import { readProofAgain } from '@fitout/contract/staff/payment-readings.ts'
import { readPaymentAgain } from '@fitout/contract/staff/payment-records.ts'
import { Link } from 'react-router'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { ReadingPart } from '../../shared/reading-part.tsx'
import { showTime } from '../../shared/show-time.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { PaymentRecord } from '../../shared/payment-record.tsx'
import { Decision } from './decision.tsx'
import { addressOfPicture, columnsOf, type DecisionProps, pictureOf, type Queued, wayOf } from './queued.ts'

/** One payment: its picture beside the expected, stated and read values, and below it the decision. */
export function PaymentCard({ queued, isGone, isFocused, onDone }: DecisionProps) {
  const { picture, reading, record, kind, _id: id } = queued
  const isOpen = kind === 'ORDER' || record?.state === 'SUBMITTED'
  const params = { id }
  const again = () =>
    kind === 'ORDER' ? staffCall(readProofAgain, { params }) : staffCall(readPaymentAgain, { params })
  return (
    <Card sx={{ containerType: 'inline-size' }}>
      <CardContent>
        <Heading queued={queued} />
        <Box sx={layout}>
          <Box sx={{ gridArea: 'picture' }}>
            <Picture queued={queued} />
          </Box>
          <Box sx={{ gridArea: 'reading', minWidth: 0 }}>
            <ReadingPart
              {...columnsOf(queued)}
              isAlwaysCompared
              isInProgress={queued.is_recognition_in_progress}
              picture={pictureOf(queued)}
              reading={reading}
              {...(queued.can_read_again && !isGone && { onReadAgain: again })}
            />
          </Box>
          <Stack spacing={2} sx={{ gridArea: 'decision' }}>
            {isGone && <Gone onDone={onDone} />}
            {isOpen ? (
              <Decision isFocused={isFocused} isGone={isGone} key={picture?._id} onDone={onDone} queued={queued} />
            ) : (
              record && <PaymentRecord record={record} />
            )}
          </Stack>
        </Box>
      </CardContent>
    </Card>
  )
}

/** If there is room, all compared values are beside their boxes. */
const layout = {
  display: 'grid',
  gap: 2,
  mt: 2,
  alignItems: 'start',
  gridTemplateAreas: '"picture" "reading" "decision"',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 50rem)': {
    gridTemplateAreas: '"picture reading" "decision reading"',
    gridTemplateColumns: '17rem minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
  },
}

function Gone({ onDone }: Pick<DecisionProps, 'onDone'>) {
  const t = useTranslate()
  return (
    <Alert severity="warning">
      {t('paymentRecords.gone')}
      <Button color="inherit" onClick={onDone} size="small" sx={{ display: 'block', mt: 1 }} variant="outlined">
        {t('paymentRecords.goOn')}
      </Button>
    </Alert>
  )
}

function Heading({ queued }: { queued: Queued }) {
  const t = useTranslate()
  const locale = useLocale()
  const { renovation, instalment, title, expected, record, _id: id } = queued
  const name = instalment ? `${title} · ${inLocale(instalment.title, locale)}` : `${expected.reference} · ${title}`
  const facts = [
    t('paymentRecords.since', { time: showTime(queued.waiting_since) }),
    record?.staff_name && t('paymentRecords.enteredBy', { name: record.staff_name }),
  ]
  return (
    <Box>
      <Box sx={{ display: 'flex', columnGap: 1.5, rowGap: 0.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="h3" sx={{ overflowWrap: 'anywhere' }} variant="h6">
          <TextLink
            component={Link}
            to={renovation ? `/renovations/${renovation._id}/instalments` : `/orders/${id}/show`}
          >
            {name}
          </TextLink>
        </Typography>
        <Chip label={wayOf(queued, t)} size="small" variant="outlined" />
      </Box>
      <Typography color="text.secondary" variant="body2">
        {facts.filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  )
}

function Picture({ queued }: { queued: Queued }) {
  const t = useTranslate()
  const { picture, expected } = queued
  const address = addressOfPicture(queued)
  if (!picture) return <Typography variant="body2">{t('paymentRecords.noPicture')}</Typography>
  if (picture.is_pdf)
    return (
      <Button href={address} rel="noreferrer" target="_blank" variant="outlined">
        {t('paymentRecords.openPdf')}
      </Button>
    )
  return (
    <a aria-label={t('steps.openPicture')} href={address} rel="noreferrer" target="_blank">
      <Box
        alt={t('paymentRecords.pictureOf', { reference: expected.reference })}
        component="img"
        src={address}
        sx={{
          width: '100%',
          maxHeight: '22rem',
          objectFit: 'contain',
          bgcolor: 'background.default',
          display: 'block',
        }}
      />
    </a>
  )
}
