import { Alert, Button, Stack, Typography } from '@mui/material'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { importStaffPickUpPoints } from '@fitout/contract/staff-couriers.ts'
import { type ChangeEvent, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { FileFaults } from '../../shared/file-faults.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'

type Report = Answer<typeof importStaffPickUpPoints>['data']

/** A courier's new list: first it is said what it would do, then it is done. */
export function ImportPoints() {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [report, setReport] = useState<Report>()

  const send = (chosen: File, dry_run: 'true' | 'false') =>
    run(async () => {
      setReport((await staffCall(importStaffPickUpPoints, { file: chosen, query: { dry_run } })).data)
    })

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0]
    target.value = ''
    if (!chosen) return
    setFile(chosen)
    setReport(undefined)
    void send(chosen, 'true')
  }

  return (
    <Stack spacing={1}>
      <Typography color="text.secondary">{t('pickUpPoints.lead')}</Typography>
      <Button
        disabled={isRunning}
        onClick={() => input.current?.click()}
        sx={{ alignSelf: 'start' }}
        variant="outlined"
      >
        {t('productFile.choose')}
      </Button>
      <input
        accept=".csv,text/csv"
        aria-label={t('productFile.choose')}
        hidden
        onChange={choose}
        ref={input}
        type="file"
      />
      <div role="status">{report && file && <Outcome name={file.name} report={report} />}</div>
      {report && file && !report.is_applied && report.faults.length === 0 && (
        <Button
          disabled={isRunning}
          onClick={() => void send(file, 'false')}
          sx={{ alignSelf: 'start' }}
          variant="contained"
        >
          {t('productFile.apply')}
        </Button>
      )}
      {report && report.faults.length > 0 && <FileFaults faults={report.faults} />}
    </Stack>
  )
}

function Outcome({ name, report: { faults, changes, is_applied } }: { name: string; report: Report }) {
  const t = useTranslate()
  if (faults.length > 0)
    return <Alert severity="error">{t('productFile.faults', { name, count: faults.length })}</Alert>
  return (
    <Alert severity={is_applied ? 'success' : 'info'}>
      {changes.map(({ courier, ...counts }) => (
        <div key={courier}>{t('pickUpPoints.changes', { courier, ...counts })}</div>
      ))}
    </Alert>
  )
}
