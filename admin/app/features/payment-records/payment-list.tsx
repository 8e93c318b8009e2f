import PreviousIcon from '@mui/icons-material/ChevronLeft'
import NextIcon from '@mui/icons-material/ChevronRight'
import { Box, Card, Chip, IconButton, List, ListItem, ListItemButton, Typography } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { showTime } from '../../shared/show-time.ts'
import type { Queued } from './queued.ts'

type PaymentListProps = { rows: readonly Queued[]; at: string; onChoose: (id: string) => void }

/** The waiting payments to select from; on a phone previous and next. */
export function PaymentList({ rows, at, onChoose }: PaymentListProps) {
  const t = useTranslate()
  return (
    <>
      <Steps at={at} onChoose={onChoose} rows={rows} />
      <Card
        aria-label={t('paymentRecords.list')}
        component="nav"
        data-siblings
        sx={{ display: { xs: 'none', lg: 'block' } }}
      >
        <List disablePadding>
          {rows.map((queued) => (
            <ListItem disablePadding divider key={queued._id}>
              <ListItemButton
                aria-current={queued._id === at}
                component="button"
                onClick={() => onChoose(queued._id)}
                selected={queued._id === at}
                sx={{ display: 'block', textAlign: 'start' }}
              >
                <Entry queued={queued} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Card>
    </>
  )
}

function Steps({ rows, at, onChoose }: PaymentListProps) {
  const t = useTranslate()
  const place = rows.findIndex(({ _id }) => _id === at)
  const step = (to: number, name: string, Icon: typeof NextIcon) => (
    <IconButton
      aria-label={t(`paymentRecords.${name}`)}
      disabled={!rows[to]}
      onClick={() => rows[to] && onChoose(rows[to]._id)}
    >
      <Icon />
    </IconButton>
  )
  return (
    <Box sx={{ display: { xs: 'flex', lg: 'none' }, alignItems: 'center', gap: 1 }}>
      {step(place - 1, 'previous', PreviousIcon)}
      <Typography>{t('paymentRecords.place', { place: place + 1, count: rows.length })}</Typography>
      {step(place + 1, 'next', NextIcon)}
    </Box>
  )
}

function Entry({ queued }: { queued: Queued }) {
  const t = useTranslate()
  const locale = useLocale()
  const { stated, expected, title, instalment, reading, waiting_since: since } = queued
  const about = instalment ? `${inLocale(instalment.title, locale)} · ${title}` : `${expected.reference} · ${title}`
  const isDifferent = reading?.is_amount_matched === false || reading?.is_bank_matched === false
  const marks = [
    ...(reading?.is_duplicate ? ['repeated'] : []),
    ...(isDifferent ? ['different'] : []),
    ...(queued.is_recognition_in_progress ? ['reading'] : []),
  ]
  return (
    <>
      <Typography component="p" sx={{ fontVariantNumeric: 'tabular-nums' }} variant="subtitle1">
        {formatMoney(stated.amount ?? expected.amount)}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }} variant="body2">
        {about}
      </Typography>
      <Typography color="text.secondary" component="p" variant="caption">
        {showTime(since)}
      </Typography>
      {marks.map((mark) => (
        <Chip
          color={mark === 'reading' ? 'default' : 'warning'}
          key={mark}
          label={t(`paymentRecords.marks.${mark}`)}
          size="small"
          sx={{ mt: 0.5, mr: 0.5 }}
          variant="outlined"
        />
      ))}
    </>
  )
}
