import { Alert, Button } from '@mui/material'
import { readmitCustomer, suspendCustomer } from '@fitout/contract/staff/customers.ts'
import { useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { ReasonDialog } from '../../shared/reason-dialog.tsx'
import { showTime } from '../../shared/show-time.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import type { Customer } from './customer.ts'

/** When and why a customer was suspended. */
export function SuspensionNote({ customer }: { customer: Customer }) {
  const t = useTranslate()
  if (!customer.suspended_at) return null
  return (
    <Alert severity="warning" sx={{ mb: 2, whiteSpace: 'pre-line' }}>
      {[t('customers.suspendedSince', { time: showTime(customer.suspended_at) }), customer.suspension_reason].join(
        '\n',
      )}
    </Alert>
  )
}

/** Suspends a customer with a reason, or lifts the suspension. */
export function SuspensionStep({ customer }: { customer: Customer }) {
  const t = useTranslate()
  const may = useMay()
  const { run, isRunning } = useAction()
  const [isAsking, setAsking] = useState(false)
  const params = { id: customer._id }
  if (!may('customers.suspend')) return null

  async function suspend(reason: string): Promise<boolean> {
    const isDone = await run(() => staffCall(suspendCustomer, { params, body: { reason } }), 'done.customerSuspended')
    if (isDone) setAsking(false)
    return isDone
  }

  return (
    <>
      <Button
        disabled={isRunning}
        onClick={() =>
          customer.suspended_at
            ? void run(() => staffCall(readmitCustomer, { params }), 'done.customerReadmitted')
            : setAsking(true)
        }
        variant="outlined"
      >
        {t(customer.suspended_at ? 'customers.readmit' : 'customers.suspend')}
      </Button>
      {isAsking && (
        <ReasonDialog
          action={t('customers.suspend')}
          isRunning={isRunning}
          label={t('customers.suspendReason')}
          lead={t('customers.suspendLead')}
          onClose={() => setAsking(false)}
          onReason={suspend}
          title={`${t('customers.suspend')} · ${customer.name ?? customer.email ?? customer.contact_number ?? ''}`}
        />
      )}
    </>
  )
}
