import { HolidayFiles } from './holiday-files.tsx'
import type { Written } from './writing-calls.ts'

type ConfigurationLeadProps = { name: string; value: Written; onChange: (value: Written) => void }

/** What some configurations have above their fields. */
export function ConfigurationLead({ name, value, onChange }: ConfigurationLeadProps) {
  switch (name) {
    case 'general-holidays':
      return <HolidayFiles onChange={onChange} value={value} />
    default:
      return null
  }
}
