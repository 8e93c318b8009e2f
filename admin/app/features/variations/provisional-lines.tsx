import { Box, Button, Typography } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import { formatDollars } from '@fitout/contract/money.ts'
import { confirmProvisionalLine } from '@fitout/contract/staff/variations.ts'
import { useState } from 'react'
import { Confirm } from '../../shared/confirm.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { useBegin } from './begin-variation.tsx'
import type { ProvisionalLine, Room } from './variation.ts'

type ProvisionalLinesProps = { room: Room; lines: ProvisionalLine[] }

/** Lines with a provisional price: each gets its final one by a variation, or stays as it is. */
export function ProvisionalLines({ room, lines }: ProvisionalLinesProps) {
  const t = useTranslate()
  return (
    <>
      <Typography color="text.secondary" variant="body2">
        {t('variations.provisionalLead')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line) => (
          <Line key={line.key} line={line} room={room} />
        ))}
      </Box>
    </>
  )
}

function Line({ room, line }: { room: Room; line: ProvisionalLine }) {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <Box component="li" sx={{ display: 'flex', columnGap: 2, flexWrap: 'wrap', alignItems: 'center', py: 1 }}>
      <Typography sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>{inLocale(line.title, locale)}</Typography>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{formatDollars(line.amount)}</Typography>
      {line.settled_at ? (
        <Typography color="text.secondary" variant="body2">
          {line.variation ? t('variations.settledBy', { number: line.variation }) : t('variations.settledAsIs')}
        </Typography>
      ) : (
        <SettleButtons line={line} room={room} />
      )}
    </Box>
  )
}

function SettleButtons({ room, line }: { room: Room; line: ProvisionalLine }) {
  const t = useTranslate()
  const may = useMay()
  const [isAsking, setAsking] = useState(false)
  const { run, isRunning } = useAction()
  const { begin, isRunning: isBeginning, isOpen } = useBegin(room)
  const confirm = () =>
    run(
      () => staffCall(confirmProvisionalLine, { params: { id: room._id, key: line.key }, body: {} }),
      'variations.confirmed',
    )
  if (!isOpen) return null
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <Button disabled={isBeginning} onClick={() => begin('PROVISIONAL', line.key)} size="small" variant="outlined">
        {t('variations.settleLine')}
      </Button>
      {may('quotations.send') && (
        <Button disabled={isRunning} onClick={() => setAsking(true)} size="small">
          {t('variations.confirmLine')}
        </Button>
      )}
      <Confirm
        confirm={t('variations.confirmLine')}
        content={t('variations.confirmLead', { amount: formatDollars(line.amount) })}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          void confirm()
        }}
        title={t('variations.confirmLine')}
      />
    </Box>
  )
}
