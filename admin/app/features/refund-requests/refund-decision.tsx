import { Alert, Button, Stack, TextField } from '@mui/material'
import { approveRefund, rejectRefund } from '@fitout/contract/staff/refund-requests.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { useState } from 'react'
import { Confirm } from '../../shared/confirm.tsx'
import { DraftOffer } from '../../shared/draft-offer.tsx'
import { formWidth } from '../../shared/form-width.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { ReasonDialog } from '../../shared/reason-dialog.tsx'
import type { RefundRequest } from '../../shared/refund-facts.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useTyped } from '../../shared/use-typed.ts'
import { RestockFields, wholeUnits } from './restock-fields.tsx'
import { useComesBack, useTakesBack } from './what-else-moves.ts'

/** The amount to refund, and the units that return to the shelf. The API refuses more than was paid. */
export function RefundDecision({ request }: { request: RefundRequest }) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const left = request.gives_back?.left ?? 0
  const isOwed = request.cause === 'CHANGE'
  const [asked, setAsked] = useState<'approve' | 'reject'>()
  const { draft, change, offer, drop } = useDecision(request, left)
  const { amount, answer, shelf } = draft
  const params = { id: request._id }
  const close = () => setAsked(undefined)
  const decide = async (work: () => Promise<unknown>, words: string) => {
    const isDecided = await run(work, words)
    if (isDecided) drop()
    return isDecided
  }
  const cents = Math.round(Number(amount) * 100)
  const isPossible = amount !== '' && cents >= 0 && cents <= Math.round(left * 100)
  const comesBack = useComesBack(request, cents)
  const takesBack = useTakesBack(request, cents)

  const { reference, email } = request.order
  const reject = (reason: string) =>
    decide(() => staffCall(rejectRefund, { params, body: { reason } }), t('done.refundRejected', { reference }))
  function approve() {
    const restock = Object.entries(shelf).flatMap(([product_variant_id, qty]) =>
      qty > 0 ? [{ product_variant_id, qty }] : [],
    )
    const reply = answer.trim()
    const body = { amount: cents / 100, restock, ...(reply !== '' && { answer: reply }) }
    const words = t('done.refundApproved', { amount: formatMoney(cents / 100), reference })
    void decide(() => staffCall(approveRefund, { params, body }), words).then(close)
  }

  return (
    <Stack spacing={2} sx={{ maxWidth: formWidth }}>
      {offer && <DraftOffer offers={[offer]} />}
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, alignItems: 'flex-start', flexWrap: 'wrap' }}>
        <TextField
          disabled={isOwed}
          error={!isPossible}
          helperText={t('refundRequests.left', { amount: formatMoney(left) })}
          label={t('refunds.amount')}
          onChange={(event) => change({ amount: event.target.value })}
          slotProps={{ htmlInput: { min: 0, max: left, step: 0.01, inputMode: 'decimal' } }}
          type="number"
          value={amount}
        />
        <RestockFields onChange={(moved) => change({ shelf: moved })} request={request} shelf={shelf} />
      </Stack>
      <TextField
        label={t(email ? 'refundRequests.answer' : 'refundRequests.answerUntold')}
        minRows={2}
        multiline
        onChange={(event) => change({ answer: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
        value={answer}
      />
      {comesBack && <Alert severity="info">{comesBack}</Alert>}
      {takesBack && <Alert severity="warning">{takesBack}</Alert>}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button disabled={isRunning || !isPossible} onClick={() => setAsked('approve')} variant="outlined">
          {t('refunds.approve')}
        </Button>
        {!isOwed && (
          <Button color="secondary" disabled={isRunning} onClick={() => setAsked('reject')}>
            {t('decide.reject')}
          </Button>
        )}
      </Stack>
      <Asked
        asked={asked}
        cents={cents}
        isMailed={email !== null}
        isRunning={isRunning}
        onApprove={approve}
        onClose={close}
        onReject={reject}
        reference={reference}
      />
    </Stack>
  )
}

/** The input, kept on the device; an overpayment is refunded in full. */
function useDecision(request: RefundRequest, left: number) {
  const paid = request.refund_items.reduce((sum, item) => sum + item.paid, 0)
  const [draft, setDraft] = useState(() => ({
    amount: (request.cause === 'CHANGE' ? left : Math.min(paid, left)).toFixed(2),
    answer: '',
    shelf: wholeUnits(request),
  }))
  const part = `refund ${request._id}`
  const { offer, drop } = useTyped({ typed: draft, mayWrite: true, part, onTakeUp: setDraft })
  const change = (more: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...more }))
  return { draft, change, offer, drop }
}

type AskedProps = {
  asked: 'approve' | 'reject' | undefined
  cents: number
  /** Whether the customer is notified by email. */
  isMailed: boolean
  reference: string
  isRunning: boolean
  onApprove: () => void
  onReject: (reason: string) => Promise<boolean>
  onClose: () => void
}

/** Confirms a refund, or asks for the reason of a refusal. */
function Asked({ asked, cents, isMailed, reference, isRunning, onApprove, onReject, onClose }: AskedProps) {
  const t = useTranslate()
  return (
    <>
      <Confirm
        confirm={t('refunds.approve')}
        content={t('refunds.approveLead', { amount: formatMoney(cents / 100), reference })}
        isOpen={asked === 'approve'}
        loading={isRunning}
        onClose={onClose}
        onConfirm={onApprove}
        title={t('refunds.approve')}
      />
      {asked === 'reject' && (
        <ReasonDialog
          action={t('decide.reject')}
          isRunning={isRunning}
          label={t(isMailed ? 'steps.reasonForCustomer' : 'steps.reasonUntold')}
          onClose={onClose}
          onReason={onReject}
          title={`${t('decide.reject')} · ${reference}`}
        />
      )}
    </>
  )
}
