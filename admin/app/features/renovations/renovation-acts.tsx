import { assignRenovation } from '@fitout/contract/staff/renovations.ts'
import { AssignMany } from '../../shared/assign-many.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import type { AskProps, Bulk } from '../../shared/use-bulk.ts'
import { useMay } from '../../shared/use-may.ts'
import { isOver, type RenovationHead, titleOf } from './renovation.ts'

/** Bulk actions on renovations: what else is done to one depends on its contents. */
export function useRenovationActs(): Bulk<RenovationHead> {
  const t = useTranslate()
  const may = useMay()
  return {
    nameOf: (renovation) => `${renovation.reference} · ${titleOf(renovation)}`,
    acts: may('renovations.work')
      ? [{ label: t('renovations.handTo'), isFor: (renovation) => !isOver(renovation), Ask: AssignRenovations }]
      : [],
  }
}

const assign = async ({ _id: id }: RenovationHead, staff_id: string | null) =>
  staffCall(assignRenovation, { params: { id }, body: { staff_id } })

function AssignRenovations(dialog: AskProps<RenovationHead>) {
  const t = useTranslate()
  return (
    <AssignMany
      {...dialog}
      action={t('renovations.handTo')}
      label={t('renovations.staff')}
      onAssign={assign}
      onGiveBack={async (renovation) => assign(renovation, renovation.staff?._id ?? null)}
      work="renovations.work"
    />
  )
}
