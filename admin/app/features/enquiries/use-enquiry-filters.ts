import { enquiryStatuses } from '@fitout/contract/staff/enquiries.ts'
import type { Filter } from '../../shared/filter-field.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { useOneself } from '../../shared/session.ts'
import { useColleagues } from '../../shared/use-colleagues.ts'

/** The filters of enquiries; the user and “unassigned” come first among the owners. */
export function useEnquiryFilters(): Filter[] {
  const t = useTranslate()
  const oneself = useOneself()
  const others = useColleagues('enquiries.work').filter(({ _id: id }) => id !== oneself?._id)
  return [
    { kind: 'text', name: 'q', label: t('enquiries.search'), isAlways: true },
    {
      kind: 'choice',
      name: 'status',
      label: t('orders.status'),
      isAlways: true,
      choices: enquiryStatuses.map((status) => [status, t(`enquiryStatus.${status}`)]),
    },
    {
      kind: 'choice',
      name: 'owner_id',
      label: t('enquiries.owner'),
      isAlways: true,
      choices: [
        ...(oneself ? [[oneself._id, t('enquiries.mine')] as const] : []),
        ['none', t('enquiries.unassigned')],
        ...others.map(({ _id: id, name }) => [id, name] as const),
      ],
    },
    { kind: 'switch', name: 'is_late', label: t('enquiries.onlyLate') },
  ]
}
