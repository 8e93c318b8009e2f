import { findPaymentLink, mailPaymentLink } from '@fitout/contract/staff/order-desk.ts'
import { Box, Button, Stack, TextField, Typography } from '@mui/material'
import { useRef } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { useNotify } from '../../shared/notices.ts'
import { Part } from '../../shared/part.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { useOne } from '../../shared/use-read.ts'
import type { Order } from './order-types.ts'

/** The payment link of an open order, with a text to send along. */
export function PaymentLink({ order }: { order: Order }) {
  const t = useTranslate()
  const notify = useNotify()
  const { run, isRunning } = useAction()
  const field = useRef<HTMLTextAreaElement>(null)
  const isOpen = order.payment_status === 'unpaid' && ['submitted', 'pending'].includes(order.current_status)
  const isShown = useMay()('orders.place') && isOpen
  const { data: link } = useOne(findPaymentLink, {
    params: { id: order._id },
    enabled: isShown,
    asOf: String(order.version),
  })
  if (!isShown || !link) return null
  const mail = async () =>
    run(
      () => staffCall(mailPaymentLink, { params: { id: order._id } }),
      t('orderDesk.mailed', { email: order.email ?? '' }),
    )
  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      notify('orderDesk.copied', { type: 'success' })
    } catch {
      // The browser has no clipboard at an address without TLS, or does not allow it: the text is ready to be copied by hand.
      field.current?.select()
    }
  }
  return (
    <Part heading={t('orderDesk.link')}>
      <Stack spacing={1.5}>
        <Typography color="text.secondary" variant="body2">
          {t('orderDesk.linkLead')}
        </Typography>
        <TextField
          inputRef={field}
          label={t('orderDesk.link')}
          multiline
          slotProps={{ htmlInput: { readOnly: true } }}
          value={link.text}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button component="a" href={link.whatsapp_url} rel="noreferrer" target="_blank" variant="outlined">
            {t('orderDesk.whatsapp')}
          </Button>
          <Button onClick={() => void copy(link.text)}>{t('orderDesk.copy')}</Button>
          {order.email && (
            <Button disabled={isRunning} onClick={() => void mail()}>
              {t('orderDesk.mail')}
            </Button>
          )}
        </Box>
      </Stack>
    </Part>
  )
}
