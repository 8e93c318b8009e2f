import { formatDollars } from '@fitout/contract/money.ts'
import { findStaffRenovation } from '@fitout/contract/staff/renovations.ts'
import { Button, Chip, Link, Stack, Typography } from '@mui/material'
import { Link as RouterLink, useParams } from 'react-router'
import { Columns } from '../../shared/columns.tsx'
import { Email, Phone } from '../../shared/contact.tsx'
import { Facts } from '../../shared/facts.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { Part } from '../../shared/part.tsx'
import { Pictures } from '../../shared/pictures.tsx'
import { Presence } from '../../shared/presence.tsx'
import { Screen } from '../../shared/screen.tsx'
import { TrailLink } from '../../shared/trail-link.tsx'
import { useMay } from '../../shared/use-may.ts'
import { useOne } from '../../shared/use-read.ts'
import { CancelRenovation } from './cancel-renovation.tsx'
import { RenovationChecks } from './renovation-checks.tsx'
import { RenovationFacts } from './renovation-facts.tsx'
import { RenovationLog } from './renovation-log.tsx'
import { RenovationMoney } from './renovation-money.tsx'
import { RenovationPeople } from './renovation-people.tsx'
import { RenovationVisits } from './renovation-visits.tsx'
import type { Renovation } from './renovation.ts'

const nearEnd: ReadonlySet<Renovation['status']> = new Set(['IN_PROGRESS', 'INSPECTION', 'HANDED_OVER', 'CLOSED'])

const finished: ReadonlySet<Renovation['status']> = new Set(['HANDED_OVER', 'CLOSED'])

/** The room of one renovation, for the studio. */
export function RenovationPage() {
  const t = useTranslate()
  const { id = '' } = useParams()
  const { data: renovation, error } = useOne(findStaffRenovation, { params: { id } })
  if (!renovation) return <Screen error={error} />
  return (
    <Screen
      beside={
        <>
          <Chip label={t(`renovations.status.${renovation.status}`)} size="small" variant="outlined" />
          <Presence id={id} subject="renovation" />
          <CancelRenovation renovation={renovation} />
        </>
      }
      heading={renovation.title || renovation.reference}
    >
      {renovation.cancelled_reason && (
        <Typography>{t('renovations.cancelledFor', { reason: renovation.cancelled_reason })}</Typography>
      )}
      <Columns
        first={
          <>
            <Part heading={t('renovations.home')}>
              <RenovationFacts key={renovation._id} renovation={renovation} />
            </Part>
            <Part heading={t('renovations.checksTitle')}>
              <RenovationChecks renovation={renovation} />
            </Part>
          </>
        }
        second={<RoomParts renovation={renovation} />}
      />
    </Screen>
  )
}

/** The contents of the room: quotation, money, files, works and people. */
function RoomParts({ renovation }: { renovation: Renovation }) {
  const t = useTranslate()
  const may = useMay()
  return (
    <>
      <Part heading={t('renovations.client')}>
        <Client renovation={renovation} />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mt: 1.5 }}>
          {may('renovations.work') && (
            <Button component={RouterLink} to={`/renovations/${renovation._id}/messages`} variant="outlined">
              {t('renovationMessages.title')}
            </Button>
          )}
          <TrailLink id={renovation._id} subject="renovation" />
        </Stack>
      </Part>
      <RenovationVisits id={renovation._id} />
      {may('quotations.write') && (
        <Part heading={t('quotations.title')}>
          <Quotations renovation={renovation} />
        </Part>
      )}
      <Part heading={t('instalments.title')}>
        <RenovationMoney id={renovation._id} />
      </Part>
      <Part heading={t('renovationFiles.files')}>
        <Button component={RouterLink} to={`/renovations/${renovation._id}/files`} variant="outlined">
          {t('renovationFiles.open')}
        </Button>
      </Part>
      <Part heading={t('stages.heading')}>
        <Button component={RouterLink} to={`/renovations/${renovation._id}/stages`} variant="outlined">
          {t('stages.open')}
        </Button>
      </Part>
      {nearEnd.has(renovation.status) && (
        <Part heading={t('handovers.title')}>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button component={RouterLink} to={`/renovations/${renovation._id}/defects`} variant="outlined">
              {t('defects.title')}
            </Button>
            <Button component={RouterLink} to={`/renovations/${renovation._id}/handover`} variant="outlined">
              {t('handovers.title')}
            </Button>
          </Stack>
        </Part>
      )}
      {may('renovations.publish') && finished.has(renovation.status) && (
        <Part heading={t('portfolioDrafts.title')}>
          <Button component={RouterLink} to={`/renovations/${renovation._id}/portfolio`} variant="outlined">
            {t('portfolioDrafts.open')}
          </Button>
        </Part>
      )}
      <Part heading={t('renovations.people')}>
        <RenovationPeople renovation={renovation} />
      </Part>
      <Part heading={t('renovations.log')}>
        <RenovationLog id={renovation._id} />
      </Part>
    </>
  )
}

/** The state of its quotation, with a link. */
function Quotations({ renovation: { _id: id, quotation, quotation_draft: draft } }: { renovation: Renovation }) {
  const t = useTranslate()
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      {quotation && (
        <Typography>
          {[
            t('quotations.versionOf', { number: quotation.number, version: quotation.version }),
            t(`quotations.status.${quotation.status}`),
            formatDollars(quotation.acceptance?.accepted_total ?? quotation.total),
          ].join(' · ')}
        </Typography>
      )}
      <Button component={RouterLink} to={`/renovations/${id}/quotations${draft ? `/${draft}` : ''}`} variant="outlined">
        {t(draft ? 'quotations.goOn' : 'quotations.open')}
      </Button>
      {quotation?.acceptance && (
        <Button component={RouterLink} to={`/renovations/${id}/variations`} variant="outlined">
          {t('variations.open')}
        </Button>
      )}
    </Stack>
  )
}

/** The enquiry it came from, with its text and pictures. */
function Client({ renovation }: { renovation: Renovation }) {
  const t = useTranslate()
  const { _id: id, enquiry, file_ids: pictures, document_ids: plans } = renovation
  const enquiryLink = enquiry && (
    <Link component={RouterLink} to={`/enquiries/${enquiry._id}`}>
      {enquiry.reference}
    </Link>
  )
  const address = (file: string) => `/api/admin/renovations/${id}/files/${file}`
  return (
    <Stack spacing={2}>
      <Facts
        rows={[
          [t('renovations.fields.name'), renovation.client_name],
          [
            t('renovations.fields.email'),
            renovation.client_email && <Email address={renovation.client_email} key="email" />,
          ],
          [
            t('renovations.fields.phone'),
            renovation.client_number && <Phone key="phone" number={renovation.client_number} />,
          ],
          [t('renovations.reference'), renovation.reference],
          [t('renovations.enquiry'), enquiryLink],
        ]}
      />
      {renovation.description && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{renovation.description}</Typography>
      )}
      {plans.map((file, index) => (
        <Link href={address(file)} key={file} rel="noreferrer" target="_blank">
          {t('renovations.plan', { number: index + 1 })}
        </Link>
      ))}
      {pictures.length > 0 && <Pictures addresses={pictures.map(address)} />}
    </Stack>
  )
}
