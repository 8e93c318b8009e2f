import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Checkbox,
  FormControlLabel,
  Stack,
  TextField,
} from '@mui/material'
import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined'
import { useTranslate } from '../../shared/i18n.ts'
import type { Draft } from './report-draft.ts'

type ReportDetailsProps = { draft: Draft; today: string; onChange: (part: Partial<Draft>) => void }

/** Fields that most reports leave at their defaults. */
export function ReportDetails({ draft, today, onChange }: ReportDetailsProps) {
  const t = useTranslate()
  return (
    <Accordion disableGutters variant="outlined">
      <AccordionSummary expandIcon={<ExpandIcon />}>{t('siteReports.report.details')}</AccordionSummary>
      <AccordionDetails>
        <Stack spacing={2}>
          <TextField
            label={t('siteReports.report.present')}
            onChange={({ target }) => onChange({ present: target.value })}
            slotProps={{ htmlInput: { maxLength: 200 } }}
            value={draft.present}
          />
          <TextField
            label={t('siteReports.report.day')}
            onChange={({ target }) => onChange({ day: target.value })}
            required
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
            type="date"
            value={draft.day}
          />
          <FormControlLabel
            control={<Checkbox checked={draft.isHeld} onChange={(_, isHeld) => onChange({ isHeld })} />}
            label={t('siteReports.report.hold')}
          />
        </Stack>
      </AccordionDetails>
    </Accordion>
  )
}
