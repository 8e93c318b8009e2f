import { Button, TextField } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import { requestRefundForCustomer } from '@fitout/contract/staff/refund-requests.ts'
import { useState } from 'react'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { useNotify } from '../../shared/notices.ts'
import { NumberField } from '../../shared/number-field.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useKey } from '../../shared/use-key.ts'
import type { Order } from './order-types.ts'

/** `lines` are those of which units are left to refund. */
type RequestRefundProps = { order: Order; lines: Order['lines'] }

/** For a customer who telephones or writes: a request like one of their own. */
export function RequestRefund(props: RequestRefundProps) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)} size="small" variant="outlined">
        {t('refundRequests.request')}
      </Button>
      {isOpen && <RequestDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function RequestDialog({ order, lines, onClose }: RequestRefundProps & { onClose: () => void }) {
  const t = useTranslate()
  const locale = useLocale()
  const notify = useNotify()
  const keyOf = useKey()
  const { run, isRunning } = useAction()
  // With a single line nothing has to be chosen.
  const [units, setUnits] = useState(() =>
    Object.fromEntries(
      lines.map((line) => [line.product_variant_id, lines.length === 1 ? String(line.refundable_qty) : '0']),
    ),
  )
  const [reason, setReason] = useState('')

  async function request(): Promise<boolean> {
    const refund_items = Object.entries(units).flatMap(([product_variant_id, typed]) =>
      Number(typed) > 0 ? [{ product_variant_id, qty: Number(typed) }] : [],
    )
    if (refund_items.length === 0) {
      notify('refundRequests.nothingChosen', { type: 'error' })
      return false
    }
    const body = { reason, refund_items }
    return run(
      () => staffCall(requestRefundForCustomer, { params: { id: order._id }, body, idempotencyKey: keyOf(body) }),
      t('done.refundRequested', { reference: order.reference }),
    )
  }
  return (
    <FormDialog
      action={t('refundRequests.request')}
      isRunning={isRunning}
      kept={{
        part: 'refund',
        onTakeUp: (kept) => {
          setUnits(kept.units)
          setReason(kept.reason)
        },
      }}
      lead={t('refundRequests.requestLead')}
      onClose={onClose}
      onSubmit={request}
      title={`${t('refundRequests.request')} · ${order.reference}`}
      typed={{ units, reason }}
    >
      {lines.map(({ product_variant_id: id, refundable_qty: left, ...line }) => (
        <NumberField
          hint={t('refundRequests.most', { count: left })}
          key={id}
          label={[line.product_title, line.product_variant_title].map((words) => inLocale(words, locale)).join(' · ')}
          least={0}
          most={left}
          onChange={(typed) => setUnits((before) => ({ ...before, [id]: typed }))}
          value={units[id] ?? '0'}
        />
      ))}
      <TextField
        label={t('refundRequests.reason')}
        minRows={3}
        multiline
        onChange={({ target }) => setReason(target.value)}
        required
        slotProps={{ htmlInput: { maxLength: 2000 } }}
        value={reason}
      />
    </FormDialog>
  )
}
