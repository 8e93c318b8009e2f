import { exportStaffEnquiries, listStaffEnquiries } from '@fitout/contract/staff/enquiries.ts'
import { ExportButtons } from '../../shared/export-buttons.tsx'
import { Glimpse } from '../../shared/glimpse.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { ListScreen } from '../../shared/list-screen.tsx'
import { useOneself } from '../../shared/session.ts'
import { showTime } from '../../shared/show-time.ts'
import { useMay } from '../../shared/use-may.ts'
import { useQueue } from '../../shared/use-queue.ts'
import type { View } from '../../shared/view-acts.tsx'
import { ageOf, homeOf, nextOf, titleOf } from './enquiry.ts'
import { useEnquiryActs } from './enquiry-acts.tsx'
import { EnquiryChips, NamedEnquiry, ShortFacts } from './enquiry-rows.tsx'
import { useEnquiryFilters } from './use-enquiry-filters.ts'

const usual = { q: '', status: 'NEW', owner_id: '', is_late: '' }

/** Enquiries: new ones by reply deadline, answered ones by next action; on a phone some lines each. */
export function EnquiriesPage() {
  const t = useTranslate()
  const locale = useLocale()
  const queue = useEnquiries()
  const isByDeadline = queue.chosen.status === 'NEW' && queue.sorting.by === ''
  return (
    <ListScreen
      beside={<Export asked={queue.asked} />}
      bulk={useEnquiryActs()}
      columns={[
        { label: t('enquiries.about'), render: (enquiry) => <NamedEnquiry enquiry={enquiry} /> },
        { label: t('enquiries.message'), render: ({ description }) => <Glimpse text={description} /> },
        { label: t('enquiries.home'), render: (enquiry) => homeOf(enquiry, locale, t('enquiries.squareFeet')) },
        { label: t('orders.status'), render: (enquiry) => <EnquiryChips enquiry={enquiry} /> },
        { label: t('enquiries.owner'), render: ({ owner }) => owner?.name ?? t('enquiries.unassigned') },
        { label: t('enquiries.nextAction'), render: nextOf, sort: 'next_action_on' },
        { label: t('enquiries.replyBy'), render: (enquiry) => showTime(enquiry.reply_by), sort: 'reply_by' },
        { label: t('enquiries.received'), render: ageOf, sort: 'created_at' },
        { label: t('orders.contact'), render: (enquiry) => enquiry.contact_number, isExtra: true },
        { label: t('customers.email'), render: (enquiry) => enquiry.email, isExtra: true },
      ]}
      filters={useEnquiryFilters()}
      heading={t('resources.enquiries.name')}
      {...(isByDeadline && { lead: t('enquiries.lead') })}
      none={t('emptyLists.enquiries')}
      isBeside
      queue={queue}
      short={{
        renderTitle: titleOf,
        renderFacts: (enquiry) => <ShortFacts enquiry={enquiry} />,
        renderAside: ageOf,
      }}
      to={({ _id: id }) => `/enquiries/${id}`}
      views={useViews()}
    />
  )
}

function useEnquiries() {
  const queue = useQueue(listStaffEnquiries, usual, { filter: { status: 'ALL' }, keepsPrevious: true })
  const { chosen } = queue
  /** Of a caller it is not known whether they were answered. */
  function choose(change: Partial<typeof usual>): void {
    const begins = change.q && chosen.q === ''
    const ends = change.q === '' && chosen.q !== ''
    queue.choose({ ...(begins && { status: '' }), ...(ends && { status: usual.status }), ...change })
  }
  return { ...queue, choose }
}

function useViews(): View[] {
  const t = useTranslate()
  const oneself = useOneself()
  const ofStatus = (status: string) => ({ label: t(`enquiryStatus.${status}`), choices: { status } })
  return [
    ofStatus('NEW'),
    ...(oneself ? [{ label: t('enquiries.mine'), choices: { status: 'NEW', owner_id: oneself._id } }] : []),
    { label: t('enquiries.late'), choices: { status: 'NEW', is_late: 'true' } },
    ...['ANSWERED', 'CLOSED', 'SPAM'].map(ofStatus),
  ]
}

function Export({ asked }: { asked: Record<string, string> }) {
  const may = useMay()
  return may('enquiries.export') && <ExportButtons filter={asked} name="enquiries" of={exportStaffEnquiries} />
}
