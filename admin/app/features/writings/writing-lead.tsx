import { Alert } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import { HolidayFiles } from './holiday-files.tsx'
import { HomeLead } from './home-lead.tsx'
import { ThemeLead } from './theme-lead.tsx'
import type { Written } from './writing-calls.ts'

type WritingLeadProps = { name: string; value: Written; onChange: (value: Written) => void }

/** The content above the fields, for some kinds. */
export function WritingLead({ name, ...writing }: WritingLeadProps) {
  const t = useTranslate()
  switch (name) {
    case 'home':
      return <HomeLead {...writing} />
    case 'general-holidays':
      return <HolidayFiles {...writing} />
    case 'theme':
      return <ThemeLead {...writing} />
    case 'customer-layout':
      return (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('writings.layoutLead')}
        </Alert>
      )
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
