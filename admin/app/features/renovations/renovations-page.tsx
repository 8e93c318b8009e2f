import { listVisitsOfEnquiry } from '@fitout/contract/staff/appointments.ts'
import { findStaffEnquiry } from '@fitout/contract/staff/enquiries.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { listStaffRenovations, renovationWaits } from '@fitout/contract/staff/renovations.ts'
import { Button } from '@mui/material'
import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { renovationStatuses } from '@fitout/contract/renovations.ts'
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { Filter } from '../../shared/filter-field.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { ListScreen } from '../../shared/list-screen.tsx'
import { showTime } from '../../shared/show-time.ts'
import { useColleagues } from '../../shared/use-colleagues.ts'
import { useMay } from '../../shared/use-may.ts'
import { useQueue } from '../../shared/use-queue.ts'
import { useOne } from '../../shared/use-read.ts'
import { type KnownClient, OpenRenovation } from './open-renovation.tsx'
import { useRenovationActs } from './renovation-acts.tsx'
import { CheckChips, NamedRenovation, ShortFacts, StatusChip } from './renovation-rows.tsx'
import { titleOf } from './renovation.ts'

const usual = { q: '', status: '', waiting: '', staff_id: '' }

/** All renovations, latest activity first; on a phone some lines each. */
export function RenovationsPage() {
  const t = useTranslate()
  const may = useMay()
  const [isOpening, setOpening] = useState(false)
  const queue = useQueue(listStaffRenovations, usual, { keepsPrevious: true })
  return (
    <>
      <ListScreen
        beside={
          may('renovations.work') && (
            <Button onClick={() => setOpening(true)} variant="outlined">
              {t('renovations.open')}
            </Button>
          )
        }
        bulk={useRenovationActs()}
        columns={[
          {
            label: t('renovations.fields.title'),
            render: (one) => <NamedRenovation renovation={one} />,
            sort: 'title',
          },
          { label: t('renovations.client'), render: (one) => one.client_name },
          { label: t('orders.status'), render: (one) => <StatusChip renovation={one} /> },
          { label: t('renovations.checksTitle'), render: (one) => <CheckChips renovation={one} /> },
          { label: t('renovations.staff'), render: ({ staff }) => staff?.name ?? t('renovations.unassigned') },
          { label: t('renovations.permitEnds'), render: (one) => showDay(one.permit_until), sort: 'permit_until' },
          { label: t('renovations.lastMoved'), render: (one) => showTime(one.moved_at), sort: 'moved_at' },
          {
            label: t('renovations.openedOn'),
            render: (one) => showTime(one.created_at),
            sort: 'created_at',
            isExtra: true,
          },
        ]}
        filters={useFilters()}
        heading={t('resources.renovations.name')}
        {...(queue.sorting.by === '' && { lead: t('renovations.lead') })}
        none={t('emptyLists.renovations')}
        isBeside
        queue={queue}
        short={{
          renderTitle: titleOf,
          renderFacts: (one) => <ShortFacts renovation={one} />,
        }}
        to={({ _id: id }) => `/renovations/${id}`}
        views={[
          ...renovationStatuses.map((status) => ({ label: t(`renovations.status.${status}`), choices: { status } })),
          ...renovationWaits.map((waiting) => ({ label: t(`renovations.waiting.${waiting}`), choices: { waiting } })),
        ]}
      />
      {isOpening && <OpenRenovation onClose={() => setOpening(false)} />}
      <FromEnquiryDialog />
      <FromAppointmentDialog />
    </>
  )
}

function useFilters(): Filter[] {
  const t = useTranslate()
  const colleagues = useColleagues('renovations.work')
  return [
    { kind: 'text', name: 'q', label: t('renovations.search'), isAlways: true },
    {
      kind: 'choice',
      name: 'status',
      label: t('orders.status'),
      isAlways: true,
      choices: renovationStatuses.map((status) => [status, t(`renovations.status.${status}`)]),
    },
    {
      kind: 'choice',
      name: 'waiting',
      label: t('renovations.needs'),
      choices: renovationWaits.map((waiting) => [waiting, t(`renovations.waiting.${waiting}`)]),
    },
    {
      kind: 'choice',
      name: 'staff_id',
      label: t('renovations.staff'),
      choices: colleagues.map(({ _id: id, name }) => [id, name]),
    },
  ]
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
