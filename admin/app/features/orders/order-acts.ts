import {
  archiveStaffOrder,
  deliverOrder,
  restoreStaffOrder,
  shipOrder,
  undeliverOrder,
} from '@fitout/contract/staff/orders.ts'
import { type PaperOfMany, readOrderPapers } from '@fitout/contract/staff/receipts.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { download, staffCall } from '../../shared/staff-call.ts'
import type { Act, Bulk } from '../../shared/use-bulk.ts'
import { useMay } from '../../shared/use-may.ts'
import type { OrderSummary } from './order-types.ts'
import { ShipMany } from './ship-many.tsx'
import { unship } from './unship.ts'

const isCleared = ({ payment_status: payment, current_status: status, is_released: isReleased }: OrderSummary) =>
  (payment === 'paid' || (payment === 'unpaid' && isReleased)) && status !== 'cancelled'

const isPacked = (order: OrderSummary) => isCleared(order) && order.has_handover && order.handover !== 'SERVICE'
const isParcel = (order: OrderSummary) => isPacked(order) && order.handover === 'PARCEL'
const isCollection = (order: OrderSummary) => isPacked(order) && order.handover === 'COLLECTION'
const isPreparing = ({ delivery_status: status }: OrderSummary) => status === 'preparing'

/** Nothing is left to do, unless a refund is requested. */
export const isOver = ({ current_status: status, payment_status: payment, ...order }: OrderSummary) =>
  status === 'cancelled' ||
  status === 'completed' ||
  payment === 'refunded' ||
  (payment === 'paid' && (order.delivery_status === 'delivered' || !order.has_handover))

type Named = Pick<OrderSummary, '_id'>
export const archive = async ({ _id: id }: Named) => staffCall(archiveStaffOrder, { params: { id } })
export const restore = async ({ _id: id }: Named) => staffCall(restoreStaffOrder, { params: { id } })

/** Bulk actions on orders: documents and delivery. */
export function useOrderActs(): Bulk<OrderSummary> {
  const t = useTranslate()
  const may = useMay()
  const paper = (of: PaperOfMany, isFor: Act<OrderSummary>['isFor']): Act<OrderSummary> => ({
    label: t(`papers.${of}`),
    isFor,
    together: async (orders) =>
      download(readOrderPapers, { of, ids: orders.map(({ _id: id }) => id).join(',') }, `${of}.pdf`),
  })
  return {
    nameOf: ({ reference, recipient_name: name }) => `${reference} · ${name}`,
    acts: [
      paper('pick-list', isPacked),
      paper('packing-slips', isPacked),
      paper('labels', isParcel),
      paper('receipts', ({ payment_status: payment }) => payment !== 'unpaid'),
      ...(may('orders.deliver')
        ? [
            {
              label: t('steps.ship'),
              isFor: (order: OrderSummary) => isParcel(order) && isPreparing(order),
              Ask: ShipMany,
            },
            {
              label: t('steps.ready'),
              isFor: (order: OrderSummary) => isCollection(order) && isPreparing(order),
              run: async ({ _id: id }: OrderSummary) => staffCall(shipOrder, { params: { id }, body: {} }),
              undo: unship,
            },
            {
              label: t('steps.deliver.any'),
              isFor: (order: OrderSummary) =>
                isCleared(order) && order.delivery_status !== 'delivered' && order.has_handover,
              run: async ({ _id: id }: OrderSummary) => staffCall(deliverOrder, { params: { id } }),
              undo: async ({ _id: id }: OrderSummary) => staffCall(undeliverOrder, { params: { id } }),
            },
          ]
        : []),
      ...(may('orders.archive')
        ? [
            {
              label: t('orders.archive'),
              key: 'a' as const,
              isFor: (order: OrderSummary) => !order.archived_at && isOver(order),
              run: archive,
              undo: restore,
            },
            {
              label: t('orders.restore'),
              key: 'a' as const,
              isFor: (order: OrderSummary) => order.archived_at !== null,
              run: restore,
              undo: archive,
            },
          ]
        : []),
    ],
  }
}
