import type { BodyInput } from '@fitout/contract/endpoint.ts'
import { workOnEnquiry } from '@fitout/contract/staff/enquiries.ts'
import { useRef } from 'react'
import { AssignMany } from '../../shared/assign-many.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { useOneself } from '../../shared/session.ts'
import { staffCall } from '../../shared/staff-call.ts'
import type { AskProps, Bulk } from '../../shared/use-bulk.ts'
import { useMay } from '../../shared/use-may.ts'
import { type Enquiry, titleOf } from './enquiry.ts'

type Work = BodyInput<typeof workOnEnquiry>

/** Bulk actions on enquiries. Each is refused if a colleague has changed the enquiry since, and so is its undo. */
export function useEnquiryActs(): Bulk<Enquiry> {
  const t = useTranslate()
  const may = useMay()
  const oneself = useOneself()
  const { work, takeBack, giveBack } = useWork()
  const isOpen = ({ status }: Enquiry) => status === 'NEW' || status === 'ANSWERED'
  const marking = (status: Enquiry['status'], label: string, isFor: (enquiry: Enquiry) => boolean) => ({
    label: t(label),
    isFor,
    run: async (enquiry: Enquiry) => work(enquiry, { status }),
    undo: async (enquiry: Enquiry) => takeBack(enquiry, { status: enquiry.status }),
  })
  return {
    nameOf: (enquiry) => `${enquiry.reference} · ${titleOf(enquiry)}`,
    acts: may('enquiries.work')
      ? [
          {
            label: t('enquiries.take'),
            isFor: (enquiry) => isOpen(enquiry) && enquiry.owner?._id !== oneself?._id,
            run: async (enquiry) => work(enquiry, { is_mine: true }),
            undo: giveBack,
          },
          { label: t('enquiries.handTo'), isFor: isOpen, Ask: AssignEnquiries },
          marking('CLOSED', 'enquiries.close', isOpen),
          marking('SPAM', 'enquiries.spam', ({ status }) => status === 'NEW'),
          marking('NEW', 'enquiries.reopen', (enquiry) => !isOpen(enquiry)),
        ]
      : [],
  }
}

/** Changes an enquiry as it was seen, and takes that back if nothing was changed since. */
function useWork() {
  const changed = useRef(new Map<string, string>())
  async function change({ _id: id }: Enquiry, body: Work): Promise<void> {
    const { data } = await staffCall(workOnEnquiry, { params: { id }, body })
    changed.current.set(id, data.version)
  }
  const work = async (enquiry: Enquiry, wanted: Work) => change(enquiry, { ...wanted, version: enquiry.version })
  const takeBack = async (enquiry: Enquiry, former: Work) =>
    change(enquiry, { ...former, version: changed.current.get(enquiry._id) })
  const giveBack = async (enquiry: Enquiry) =>
    takeBack(enquiry, enquiry.owner ? { owner_id: enquiry.owner._id } : { is_mine: false })
  return { work, takeBack, giveBack }
}

function AssignEnquiries(dialog: AskProps<Enquiry>) {
  const t = useTranslate()
  const { work, giveBack } = useWork()
  return (
    <AssignMany
      {...dialog}
      action={t('enquiries.handTo')}
      label={t('enquiries.owner')}
      lead={t('enquiries.assignLead')}
      onAssign={async (enquiry, to) => work(enquiry, { owner_id: to })}
      onGiveBack={giveBack}
      work="enquiries.work"
    />
  )
}
