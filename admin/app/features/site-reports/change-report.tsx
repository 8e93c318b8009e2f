import { longestReport } from '@fitout/contract/site-reports.ts'
import { changeSiteReport } from '@fitout/contract/staff/site-reports.ts'
import { TextField } from '@mui/material'
import { useState } from 'react'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useToday } from '../../shared/use-today.ts'
import type { Report } from './report-row.ts'

type ChangeReportProps = { id: string; report: Report; onClose: () => void }

/** The text of a report, as long as it is not frozen. */
export function ChangeReport({ id, report, onClose }: ChangeReportProps) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const today = useToday()
  const [revision, setRevision] = useState(report.revision)
  const [draft, setDraft] = useState({ day: report.day, text: report.text, present: report.present })
  const params = { id, report_id: report._id }
  function takeUp(kept: typeof draft, seen: string): void {
    setDraft(kept)
    setRevision(Number(seen))
  }
  return (
    <FormDialog
      isRunning={isRunning}
      kept={{ part: report._id, version: String(revision), onTakeUp: takeUp }}
      onClose={onClose}
      onSubmit={() =>
        run(() => staffCall(changeSiteReport, { params, body: { ...draft, revision } }), 'done.reportSaved')
      }
      title={t('siteReports.written.edit')}
      typed={draft}
    >
      <TextField
        label={t('siteReports.report.text')}
        minRows={3}
        multiline
        onChange={({ target }) => setDraft({ ...draft, text: target.value })}
        slotProps={{ htmlInput: { maxLength: longestReport } }}
        value={draft.text}
      />
      <TextField
        label={t('siteReports.report.present')}
        onChange={({ target }) => setDraft({ ...draft, present: target.value })}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        value={draft.present}
      />
      <TextField
        label={t('siteReports.report.day')}
        onChange={({ target }) => setDraft({ ...draft, day: target.value })}
        required
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
        type="date"
        value={draft.day}
      />
    </FormDialog>
  )
}
