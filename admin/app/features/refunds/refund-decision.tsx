import { Button, Checkbox, FormControlLabel, Stack, TextField } from '@mui/material'
import { approveRefund, rejectRefund } from '@fitout/contract/staff-refund-requests.ts'
import { useState } from 'react'
import { Confirm, useTranslate } from 'react-admin'
import { formatMoney } from '@fitout/ui/money.ts'
import { ReasonDialog } from '../../shared/reason-dialog.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import type { RefundRequest } from './refunds-page.tsx'

/** How much goes back, and whether the units return to the shelf. The API refuses more than was paid. */
export function RefundDecision({ request }: { request: RefundRequest }) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const paid = request.refund_items.reduce((sum, item) => sum + item.paid, 0)
  const [amount, setAmount] = useState(paid.toFixed(2))
  const [restock, setRestock] = useState(true)
  const [asked, setAsked] = useState<'approve' | 'reject'>()
  const params = { id: request._id }
  const close = () => setAsked(undefined)
  const cents = Math.round(Number(amount) * 100)

  async function decide(work: () => Promise<unknown>) {
    await run(work, 'ra.notification.updated')
    close()
  }

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1, alignItems: { sm: 'center' } }}>
      <TextField
        label={t('refunds.amount')}
        onChange={(event) => setAmount(event.target.value)}
        slotProps={{ htmlInput: { min: 0, step: 0.01 } }}
        type="number"
        value={amount}
      />
      <FormControlLabel
        control={<Checkbox checked={restock} onChange={(event) => setRestock(event.target.checked)} />}
        label={t('refunds.restock')}
      />
      <Button disabled={isRunning || !Number.isFinite(cents)} onClick={() => setAsked('approve')} variant="contained">
        {t('refunds.approve')}
      </Button>
      <Button color="secondary" disabled={isRunning} onClick={() => setAsked('reject')} variant="outlined">
        {t('decide.reject')}
      </Button>
      <Confirm
        content={t('refunds.approveLead', { amount: formatMoney(cents / 100), reference: request.order.reference })}
        isOpen={asked === 'approve'}
        loading={isRunning}
        onClose={close}
        onConfirm={() =>
          void decide(() => staffCall(approveRefund, { params, body: { amount: cents / 100, restock } }))
        }
        title={t('refunds.approve')}
      />
      {asked === 'reject' && (
        <ReasonDialog
          isRunning={isRunning}
          label={t('steps.reasonForCustomer')}
          onClose={close}
          onReason={(reason) => void decide(() => staffCall(rejectRefund, { params, body: { reason } }))}
          title={`${t('decide.reject')} · ${request.order.reference}`}
        />
      )}
    </Stack>
  )
}
