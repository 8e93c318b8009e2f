import { noteOrder } from '@fitout/contract/staff/orders.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { Notes } from '../../shared/notes.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useMay } from '../../shared/use-may.ts'
import type { Order } from './order-types.ts'

export function OrderNotes({ order }: { order: Order }) {
  const t = useTranslate()
  return (
    <Notes
      label={t('orders.notes')}
      lead={order.notes.length === 0 ? t('orders.noNotes') : ''}
      mayAdd={useMay()('orders.note')}
      notes={order.notes}
      onAdd={async (text) => staffCall(noteOrder, { params: { id: order._id }, body: { text } })}
    />
  )
}
