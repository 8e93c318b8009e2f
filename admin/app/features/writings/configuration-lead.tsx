import { Alert } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import { HolidayFiles } from './holiday-files.tsx'
import { ThemeLead } from './theme-lead.tsx'
import type { Written } from './writing-calls.ts'

type ConfigurationLeadProps = { name: string; value: Written; onChange: (value: Written) => void }

/** What some configurations have above their fields. */
export function ConfigurationLead({ name, value, onChange }: ConfigurationLeadProps) {
  const t = useTranslate()
  switch (name) {
    case 'general-holidays':
      return <HolidayFiles onChange={onChange} value={value} />
    case 'theme':
      return <ThemeLead onChange={onChange} value={value} />
    case 'quotation-terms':
      return (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('writings.termsLead')}
        </Alert>
      )
    default:
      return null
  }
}
