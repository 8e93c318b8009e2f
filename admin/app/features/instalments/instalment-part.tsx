import { Box, Button, Card, CardContent, Chip, Stack, Typography } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { useMay } from '../../shared/use-may.ts'
import { DueDialog } from './due-dialog.tsx'
import { DueWords } from './due-words.tsx'
import { EnterDialog } from './enter-dialog.tsx'
import { RecordItem } from './record-item.tsx'
import { type Instalment, type Room, stateColours } from './schedule.ts'

type InstalmentPartProps = { room: Room; instalment: Instalment }

/** One instalment: amount, due day and reference, and its payments. */
export function InstalmentPart({ room, instalment }: InstalmentPartProps) {
  const t = useTranslate()
  const locale = useLocale()
  const { state, payable, paid, open, reference, payment_records: records } = instalment
  return (
    <Card component="section">
      <CardContent>
        <Stack spacing={1.5}>
          <Box sx={{ display: 'flex', columnGap: 2, rowGap: 0.5, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography component="h3" variant="h6">
              {inLocale(instalment.title, locale)}
            </Typography>
            <Chip
              color={stateColours[state]}
              label={t(`instalments.states.${state}`)}
              size="small"
              variant="outlined"
            />
            <Typography component="p" sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums' }} variant="h6">
              {formatMoney(payable)}
            </Typography>
          </Box>
          <Typography color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }} variant="body2">
            <DueWords instalment={instalment} />
            {reference}
            {paid > 0 &&
              open > 0 &&
              ` · ${t('instalments.partly', { paid: formatMoney(paid), open: formatMoney(open) })}`}
          </Typography>
          {records.length > 0 && (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {records.map((record) => (
                <RecordItem key={record._id} record={record} />
              ))}
            </Box>
          )}
          {open > 0 && <Steps instalment={instalment} room={room} />}
        </Stack>
      </CardContent>
    </Card>
  )
}

function Steps({ room, instalment }: InstalmentPartProps) {
  const t = useTranslate()
  const may = useMay()
  const locale = useLocale()
  const [opened, setOpened] = useState<'due' | 'enter'>()
  const close = () => setOpened(undefined)
  const title = inLocale(instalment.title, locale)
  const isChecking = instalment.payment_records.some(({ state }) => state === 'SUBMITTED')
  const named = (step: string) => ({
    'aria-label': `${t(`instalments.${step}`)} · ${title}`,
    children: t(`instalments.${step}`),
  })
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {isChecking && may('payments.decide') && (
        <Button
          component={Link}
          size="small"
          to={`/proofs?renovation_id=${room._id}`}
          variant="contained"
          {...named('check')}
        />
      )}
      {may('payments.decide') && (
        <Button onClick={() => setOpened('enter')} size="small" variant="outlined" {...named('enter')} />
      )}
      {may('renovations.close') && <Button onClick={() => setOpened('due')} size="small" {...named('changeDue')} />}
      {opened === 'enter' && <EnterDialog instalment={instalment} onClose={close} room={room} />}
      {opened === 'due' && <DueDialog instalment={instalment} onClose={close} renovationId={room._id} />}
    </Box>
  )
}
