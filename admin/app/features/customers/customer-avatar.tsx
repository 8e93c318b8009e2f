import { Avatar, Button, Stack } from '@mui/material'
import { removeCustomerAvatar } from '@fitout/contract/staff/customers.ts'
import { useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { ReasonDialog } from '../../shared/reason-dialog.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import type { Customer } from './customer.ts'

/** The picture shown beside a customer's public texts, with a button to remove it. */
export function CustomerAvatar({ customer }: { customer: Customer }) {
  const t = useTranslate()
  const may = useMay()
  const { run, isRunning } = useAction()
  const [isAsking, setAsking] = useState(false)
  const { _id: id, avatar } = customer
  if (!avatar) return null

  async function remove(reason: string): Promise<boolean> {
    const body = { avatar: avatar ?? '', reason }
    const isDone = await run(() => staffCall(removeCustomerAvatar, { params: { id }, body }), 'done.avatarRemoved')
    if (isDone) setAsking(false)
    return isDone
  }

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 2 }}>
      <Avatar alt={t('customers.avatar')} src={`/api/avatars/${avatar}`} sx={{ width: 64, height: 64 }} />
      {may('customers.suspend') && (
        <Button disabled={isRunning} onClick={() => setAsking(true)}>
          {t('customers.removeAvatar')}
        </Button>
      )}
      {isAsking && (
        <ReasonDialog
          action={t('customers.removeAvatar')}
          isRunning={isRunning}
          label={t('steps.reasonInside')}
          lead={t('customers.removeAvatarLead')}
          onClose={() => setAsking(false)}
          onReason={remove}
          title={`${t('customers.removeAvatar')} · ${customer.name ?? customer.email ?? customer.contact_number ?? ''}`}
        />
      )}
    </Stack>
  )
}
