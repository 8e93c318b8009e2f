import { inviteImported } from '@fitout/contract/staff/imports.ts'
import { Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router'
import { Confirm } from '../../shared/confirm.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { Part } from '../../shared/part.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import type { ImportDetails } from './use-status.ts'

/** Imported customers: without password and consent, and notified only by the owner. */
export function CustomersPart({ run: { _id: id, invitable } }: { run: ImportDetails }) {
  const t = useTranslate()
  const mayInvite = useMay()('imports.invite')
  const { run: act, isRunning } = useAction()
  const [isAsking, setAsking] = useState(false)
  const invite = async () => {
    await act(async () => staffCall(inviteImported, { params: { id } }), t('imports.invited'))
    setAsking(false)
  }
  return (
    <Part heading={t('resources.customers.name')}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography>{t('imports.customersLead')}</Typography>
        <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }} useFlexGap>
          {mayInvite && invitable > 0 && (
            <Button onClick={() => setAsking(true)} variant="outlined">
              {t('imports.invite', { count: invitable })}
            </Button>
          )}
          <Button component={Link} to="/customers">
            {t('imports.seeCustomers')}
          </Button>
        </Stack>
      </Stack>
      <Confirm
        confirm={t('imports.invite', { count: invitable })}
        content={t('imports.inviteLead')}
        isOpen={isAsking}
        loading={isRunning}
        onClose={() => setAsking(false)}
        onConfirm={() => void invite()}
        title={t('imports.inviteTitle', { count: invitable })}
      />
    </Part>
  )
}
