import { Button } from '@mui/material'
import { cancelRenovation } from '@fitout/contract/staff/renovations.ts'
import { useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { ReasonDialog } from '../../shared/reason-dialog.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import type { Renovation } from './renovation.ts'

/** Ends a renovation without a contract. */
export function CancelRenovation({ renovation }: { renovation: Renovation }) {
  const t = useTranslate()
  const may = useMay()
  const { run, isRunning } = useAction()
  const [isAsking, setAsking] = useState(false)
  const mayCancel = renovation.status === 'PLANNING' || renovation.status === 'QUOTED'
  if (!mayCancel || !may('renovations.close')) return null
  const cancel = (reason: string) =>
    run(
      () => staffCall(cancelRenovation, { params: { id: renovation._id }, body: { reason } }),
      'done.renovationCancelled',
    )
  return (
    <>
      <Button color="secondary" onClick={() => setAsking(true)} size="small">
        {t('renovations.cancel')}
      </Button>
      {isAsking && (
        <ReasonDialog
          action={t('renovations.cancel')}
          isRunning={isRunning}
          label={t('renovations.cancelReason')}
          lead={t('renovations.cancelLead')}
          onClose={() => setAsking(false)}
          onReason={cancel}
          title={`${t('renovations.cancel')} · ${renovation.reference}`}
        />
      )}
    </>
  )
}
