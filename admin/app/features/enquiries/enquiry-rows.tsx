import { Box, Chip, Stack } from '@mui/material'
import { Glimpse } from '../../shared/glimpse.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { showTime } from '../../shared/show-time.ts'
import { type Enquiry, homeOf, nextOf, titleOf } from './enquiry.ts'
import { LateChips } from './late-chips.tsx'

type EnquiryProps = { enquiry: Enquiry }

/** What it is known by: its sender, their subject, and the reference. */
export function NamedEnquiry({ enquiry }: EnquiryProps) {
  return (
    <>
      {titleOf(enquiry)}
      <Box component="span" sx={{ display: 'block', color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {enquiry.reference}
      </Box>
    </>
  )
}

export function EnquiryChips({ enquiry }: EnquiryProps) {
  const t = useTranslate()
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      <Chip label={t(`enquiryStatus.${enquiry.status}`)} size="small" variant="outlined" />
      <LateChips enquiry={enquiry} />
    </Stack>
  )
}

/** The lines below the name, where there is no room for columns. */
export function ShortFacts({ enquiry }: EnquiryProps) {
  const t = useTranslate()
  const locale = useLocale()
  const next = nextOf(enquiry)
  const lines = [
    [enquiry.reference, homeOf(enquiry, locale, t('enquiries.squareFeet'))],
    [`${t('enquiries.replyBy')} ${showTime(enquiry.reply_by)}`],
    [t('enquiries.ownedBy', { name: enquiry.owner?.name ?? t('enquiries.unassigned') })],
    [next && t('enquiries.nextIs', { action: next })],
  ]
  return (
    <>
      <Box sx={{ color: 'text.primary' }}>
        <Glimpse text={enquiry.description} />
      </Box>
      {lines.map((line) => (
        <div key={line.join(' ')}>{line.filter(Boolean).join(' · ')}</div>
      ))}
      <Box sx={{ pt: 0.5 }}>
        <EnquiryChips enquiry={enquiry} />
      </Box>
    </>
  )
}
