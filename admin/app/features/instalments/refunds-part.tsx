import { Box, Button, Typography } from '@mui/material'
import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { useMay } from '../../shared/use-may.ts'
import { RefundDialog } from './refund-dialog.tsx'
import type { Schedule } from './schedule.ts'

/** What is owed and what was sent back, with a form to record a refund. */
export function RefundsPart({ renovationId, schedule }: { renovationId: string; schedule: Schedule }) {
  const t = useTranslate()
  const may = useMay()
  const [isNoting, setNoting] = useState(false)
  return (
    <>
      {schedule.credit > 0 && (
        <Typography>{t('instalments.owed', { amount: formatMoney(schedule.credit) })}</Typography>
      )}
      <Box component="ul" sx={{ pl: 2.5, my: 1 }}>
        {schedule.refunds.map(({ _id: id, amount, sent_on: day, reason }) => (
          <Typography component="li" key={id} sx={{ overflowWrap: 'anywhere' }} variant="body2">
            {t('instalments.refunded', { amount: formatMoney(amount), day: showDay(day), reason })}
          </Typography>
        ))}
      </Box>
      {schedule.credit > 0 && may('payments.decide') && (
        <Button onClick={() => setNoting(true)} size="small" variant="outlined">
          {t('instalments.noteRefund')}
        </Button>
      )}
      {isNoting && (
        <RefundDialog credit={schedule.credit} onClose={() => setNoting(false)} renovationId={renovationId} />
      )}
    </>
  )
}
