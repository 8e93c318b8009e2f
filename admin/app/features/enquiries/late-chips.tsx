import { Chip } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import type { Enquiry } from './enquiry.ts'

/** Overdue actions. */
export function LateChips({ enquiry }: { enquiry: Enquiry }) {
  const t = useTranslate()
  return (
    <>
      {enquiry.waits_since && <Chip color="info" label={t('enquiryReplies.waits')} size="small" />}
      {enquiry.is_late && <Chip color="error" label={t('enquiries.late')} size="small" />}
      {enquiry.is_action_late && <Chip color="warning" label={t('enquiries.actionLate')} size="small" />}
    </>
  )
}
