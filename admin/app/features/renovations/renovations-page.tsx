import { listVisitsOfEnquiry } from '@fitout/contract/staff/appointments.ts'
import { findStaffEnquiry } from '@fitout/contract/staff/enquiries.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { listStaffRenovations, type RenovationWait } from '@fitout/contract/staff/renovations.ts'
import { Box, Button, Card, CardActionArea, CardContent, Chip, Typography } from '@mui/material'
import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { renovationStatuses, type RenovationStatus } from '@fitout/contract/renovations.ts'
import { useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { QueueScreen } from '../../shared/queue-screen.tsx'
import { SearchField } from '../../shared/search-field.tsx'
import { showTime } from '../../shared/show-time.ts'
import { States } from '../../shared/states.tsx'
import { useMay } from '../../shared/use-may.ts'
import { useQueue } from '../../shared/use-queue.ts'
import { useOne } from '../../shared/use-read.ts'
import { type KnownClient, OpenRenovation } from './open-renovation.tsx'
import type { RenovationHead } from './renovation.ts'

type Choices = { status: RenovationStatus | ''; q: string; waiting: RenovationWait | '' }

const usual: Choices = { status: '', q: '', waiting: '' }

/** All renovations, or those in one state, latest activity first. */
export function RenovationsPage() {
  const t = useTranslate()
  const may = useMay()
  const [isOpening, setOpening] = useState(false)
  const queue = useQueue(listStaffRenovations, usual)
  const { chosen, choose, asked } = queue
  const narrowed = (
    <>
      <States
        filter={asked}
        of={listStaffRenovations}
        onChoose={(status) => choose({ status: status === chosen.status ? '' : status })}
        states={renovationStatuses}
        value={chosen.status}
        words="renovations.status"
      />
      <SearchField label={t('renovations.search')} onChange={(q) => choose({ q })} value={chosen.q} />
      {chosen.waiting !== '' && (
        <Chip
          label={t(`renovations.waiting.${chosen.waiting}`)}
          onDelete={() => choose({ waiting: '', status: usual.status })}
          sx={{ alignSelf: 'flex-start' }}
        />
      )}
    </>
  )
  return (
    <>
      <QueueScreen
        beside={
          may('renovations.work') && (
            <Button onClick={() => setOpening(true)} variant="outlined">
              {t('renovations.open')}
            </Button>
          )
        }
        heading={t('resources.renovations.name')}
        lead={t('renovations.lead')}
        none={t(Object.values(chosen).some(Boolean) ? 'renovations.none' : 'emptyLists.renovations')}
        queue={queue}
        states={narrowed}
      >
        {(row) => <RenovationCard renovation={row} />}
      </QueueScreen>
      {isOpening && <OpenRenovation onClose={() => setOpening(false)} />}
      <FromEnquiryDialog />
      <FromAppointmentDialog />
    </>
  )
}

/** Opens a renovation from the enquiry that the address names. */
function FromEnquiryDialog() {
  const [address, setAddress] = useSearchParams()
  const id = address.get('enquiry') ?? ''
  const { data: enquiry } = useOne(findStaffEnquiry, { params: { id }, enabled: id !== '' })
  const known = useKnownClient()
  const home = useVisitedHome(known ? '' : id)
  if (!enquiry || !id || home.isPending) return null
  return <OpenRenovation enquiry={enquiry} known={known ?? home.known} onClose={() => setAddress({})} />
}

/** The home that was visited for an enquiry, which itself has no address. */
function useVisitedHome(id: string): { isPending: boolean; known?: KnownClient } {
  const may = useMay()
  const enabled = id !== '' && may('appointments.work')
  const { data: visits, error } = useOne(listVisitsOfEnquiry, { params: { id }, enabled })
  const visit = visits?.find((one) => one.enquiry_id === id && one.address !== '' && one.status !== 'CANCELLED')
  return { isPending: enabled && !visits && !error, ...(visit && { known: homeOf(visit) }) }
}

const homeOf = ({ address, district }: Answer<typeof listVisitsOfEnquiry>['data'][number]): KnownClient => ({
  address,
  ...(district && { district }),
})

/** The visitor of the appointment that led here; their contacts stay out of the address. */
function useKnownClient(): KnownClient | undefined {
  return (useLocation().state as { known?: KnownClient } | null)?.known
}

/** Opens a renovation for the visitor of an appointment without an enquiry. */
function FromAppointmentDialog() {
  const navigate = useNavigate()
  const known = useKnownClient()
  const [address] = useSearchParams()
  const close = () => void navigate('/renovations', { replace: true })
  return known && !address.has('enquiry') ? <OpenRenovation known={known} onClose={close} /> : null
}

function RenovationCard({ renovation }: { renovation: RenovationHead }) {
  const t = useTranslate()
  const { reference, client_name: client, staff, moved_at: moved, permit_until: permit } = renovation
  const facts = [
    [client, reference].filter(Boolean).join(' · '),
    t('renovations.responsible', { name: staff?.name ?? t('renovations.nobody') }),
    t('renovations.moved', { time: showTime(moved) }),
    ...(permit ? [t('renovations.permitUntil', { day: showDay(permit) })] : []),
  ]
  return (
    <Card>
      <CardActionArea component={Link} to={`/renovations/${renovation._id}`}>
        <CardContent>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography component="h3" sx={{ overflowWrap: 'anywhere' }} variant="subtitle1">
              {renovation.title || reference}
            </Typography>
            {!renovation.has_client && <Chip label={t('renovations.notJoined')} size="small" variant="outlined" />}
            {renovation.missing_checks.map((key) => (
              <Chip color="warning" key={key} label={t(`renovations.checks.${key}`)} size="small" variant="outlined" />
            ))}
            {renovation.ending_checks.map(({ key, valid_until: end }) => (
              <Chip
                key={key}
                label={t('renovations.endsOn', { check: t(`renovations.checks.${key}`), day: showDay(end) })}
                size="small"
                variant="outlined"
              />
            ))}
          </Box>
          {facts.map((fact) => (
            <Typography color="text.secondary" key={fact} sx={{ overflowWrap: 'anywhere' }} variant="body2">
              {fact}
            </Typography>
          ))}
        </CardContent>
      </CardActionArea>
    </Card>
  )
}
