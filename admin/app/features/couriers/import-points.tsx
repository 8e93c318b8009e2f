import { Alert, Typography } from '@mui/material'
import { importStaffPickUpPoints } from '@fitout/contract/staff/couriers.ts'
import { FileImport } from '../../shared/file-import.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'

/** Imports a courier's new list of points. */
export function ImportPoints() {
  const t = useTranslate()
  return (
    <>
      <Typography color="text.secondary">{t('pickUpPoints.lead')}</Typography>
      <FileImport send={async (call) => staffCall(importStaffPickUpPoints, call)}>
        {({ changes, is_applied }) => (
          <Alert severity={is_applied ? 'success' : 'info'}>
            {changes.map(({ courier, ...counts }) => (
              <div key={courier}>{t('pickUpPoints.changes', { courier, ...counts })}</div>
            ))}
          </Alert>
        )}
      </FileImport>
    </>
  )
}
