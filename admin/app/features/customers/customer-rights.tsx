import { Button, Stack } from '@mui/material'
import { copyCustomerData, deleteCustomer } from '@fitout/contract/staff/customers.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { ReasonDialog } from '../../shared/reason-dialog.tsx'
import { download, staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import type { Customer } from './customer.ts'
import { MergeStep } from './merge-customer.tsx'
import { SuspensionStep } from './suspension.tsx'

/** A customer's legal rights (a copy of the data and its deletion) and suspension. */
export function CustomerRights({ customer }: { customer: Customer }) {
  const t = useTranslate()
  const may = useMay()
  const navigate = useNavigate()
  const { run, isRunning } = useAction()
  const [isAsking, setAsking] = useState(false)
  const params = { id: customer._id }

  const remove = async (reason: string) =>
    run(async () => {
      await staffCall(deleteCustomer, { params, body: { reason } })
      await navigate('/customers')
    }, 'done.customerDeleted')

  return (
    <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
      {may('customers.copy') && (
        <Button
          disabled={isRunning}
          onClick={() => void run(() => download(copyCustomerData, {}, 'customer-data.json', params))}
          variant="outlined"
        >
          {t('customers.copy')}
        </Button>
      )}
      <MergeStep customer={customer} />
      <SuspensionStep customer={customer} />
      {may('customers.delete') && (
        <Button color="error" disabled={isRunning} onClick={() => setAsking(true)} variant="outlined">
          {t('customers.delete')}
        </Button>
      )}
      {isAsking && (
        <ReasonDialog
          action={t('customers.delete')}
          isRunning={isRunning}
          label={t('steps.reasonInside')}
          lead={t('customers.deleteLead')}
          onClose={() => setAsking(false)}
          onReason={remove}
          title={`${t('customers.delete')} · ${customer.name ?? customer.email ?? customer.contact_number ?? ''}`}
        />
      )}
    </Stack>
  )
}
