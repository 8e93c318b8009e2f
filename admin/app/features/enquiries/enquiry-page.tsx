import { findStaffEnquiry } from '@fitout/contract/staff/enquiries.ts'
import PhoneIcon from '@mui/icons-material/PhoneOutlined'
import ChatIcon from '@mui/icons-material/ChatOutlined'
import { Box, Button, Chip, Link, Stack, Typography } from '@mui/material'
import { Link as RouterLink, useParams } from 'react-router'
import { Contact } from '../../shared/contact.tsx'
import { Facts } from '../../shared/facts.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { Part } from '../../shared/part.tsx'
import { Presence } from '../../shared/presence.tsx'
import { Pictures } from '../../shared/pictures.tsx'
import { Screen } from '../../shared/screen.tsx'
import { showTime } from '../../shared/show-time.ts'
import { TrailLink } from '../../shared/trail-link.tsx'
import { useMay } from '../../shared/use-may.ts'
import { useOne } from '../../shared/use-read.ts'
import { EnquiryVisits } from './enquiry-visits.tsx'
import { EnquiryWork } from './enquiry-work.tsx'
import { ageOf, type Enquiry, homeOf } from './enquiry.ts'
import { LateChips } from './late-chips.tsx'
import { Replies } from './replies.tsx'

/** One enquiry: message and files, ways to reply, and the next action. */
export function EnquiryPage() {
  const t = useTranslate()
  const locale = useLocale()
  const { id = '' } = useParams()
  const { data: enquiry, error } = useOne(findStaffEnquiry, { params: { id } })
  if (!enquiry) return <Screen error={error} />
  return (
    <Screen
      beside={
        <>
          <Chip label={t(`enquiryStatus.${enquiry.status}`)} size="small" variant="outlined" />
          <LateChips enquiry={enquiry} />
          <Presence id={id} subject="enquiry" />
          <BookLink enquiry={enquiry} />
          <RenovationLink enquiry={enquiry} />
        </>
      }
      heading={enquiry.subject || enquiry.reference}
    >
      <Box data-columns sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '3fr 2fr' }, alignItems: 'start' }}>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <Part heading={enquiry.name}>
            <Stack spacing={2}>
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{enquiry.description}</Typography>
              {enquiry.picture_ids.length + enquiry.document_ids.length > 0 && (
                <div>
                  <Typography color="text.secondary" gutterBottom variant="body2">
                    {t('enquiries.files')}
                  </Typography>
                  {enquiry.document_ids.map((one, index) => (
                    <Link
                      href={`/api/admin/enquiries/${id}/pictures/${one}`}
                      key={one}
                      rel="noreferrer"
                      sx={{ display: 'block', py: 1 }}
                      target="_blank"
                    >
                      {t('enquiries.plan')} {index + 1}
                    </Link>
                  ))}
                  <Pictures
                    addresses={enquiry.picture_ids.map((one) => `/api/admin/enquiries/${id}/pictures/${one}`)}
                  />
                </div>
              )}
              <Facts
                rows={[
                  [t('enquiries.reference'), enquiry.reference],
                  [t('orders.contact'), <Contact email={enquiry.email} key="contact" phone={enquiry.contact_number} />],
                  [t('enquiries.home'), homeOf(enquiry, locale, t('enquiries.squareFeet'))],
                  [t('enquiries.from'), enquiry.source_page],
                  [t('enquiries.received'), `${showTime(enquiry.created_at)} · ${ageOf(enquiry)}`],
                  [t('enquiries.replyBy'), showTime(enquiry.reply_by)],
                ]}
              />
              <ReplyLinks enquiry={enquiry} />
            </Stack>
          </Part>
          <Replies enquiry={enquiry} />
        </Stack>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <Part heading={t('enquiries.followUp')}>
            <EnquiryWork enquiry={enquiry} />
            <TrailLink id={id} subject="enquiry" />
          </Part>
          <EnquiryVisits id={id} />
        </Stack>
      </Box>
    </Screen>
  )
}

/** Books a visit for its sender, with what is known of them. */
function BookLink({ enquiry: { _id: id } }: { enquiry: Enquiry }) {
  const t = useTranslate()
  const may = useMay()
  if (!may('appointments.work')) return null
  return (
    <Button component={RouterLink} to={`/appointments?enquiry=${id}`} variant="outlined">
      {t('appointments.book')}
    </Button>
  )
}

/** Links to the renovation that it became, or opens one. */
function RenovationLink({ enquiry: { _id: id, renovation_id: renovation } }: { enquiry: Enquiry }) {
  const t = useTranslate()
  const may = useMay()
  if (!may(renovation ? 'renovations.read' : 'renovations.work')) return null
  return (
    <Button
      component={RouterLink}
      to={renovation ? `/renovations/${renovation}` : `/renovations?enquiry=${id}`}
      variant="outlined"
    >
      {t(renovation ? 'renovations.toRoom' : 'renovations.open')}
    </Button>
  )
}

/** Replies by the user's own phone or WhatsApp; mails are written below. */
function ReplyLinks({ enquiry: { contact_number: number } }: { enquiry: Enquiry }) {
  const t = useTranslate()
  const digits = number?.replace(/\D/g, '')
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {digits && (
        <>
          <Button component="a" href={`tel:+${digits}`} startIcon={<PhoneIcon />} variant="outlined">
            {t('enquiries.byPhone')}
          </Button>
          <Button
            component="a"
            href={`https://wa.me/${digits}`}
            rel="noreferrer"
            startIcon={<ChatIcon />}
            target="_blank"
            variant="outlined"
          >
            {t('enquiries.byChat')}
          </Button>
        </>
      )}
    </Stack>
  )
}
