import type { Endpoint } from '@fitout/contract/endpoint.ts'
import { deliverOrder, readPackingSlip, readStaffReceipt } from '@fitout/contract/staff/orders.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { download, staffCall } from '../../shared/staff-call.ts'
import type { Act, Bulk } from '../../shared/use-bulk.ts'
import { useMay } from '../../shared/use-may.ts'
import type { OrderSummary } from './order-types.ts'

const isPaid = ({ payment_status: payment, current_status: status }: OrderSummary) =>
  payment === 'paid' && status !== 'cancelled'

/** What is done with many orders at once: their papers, each as a file, and their delivery. */
export function useOrderActs(): Bulk<OrderSummary> {
  const t = useTranslate()
  const may = useMay()
  const paper = (name: string, endpoint: Endpoint, isFor: Act<OrderSummary>['isFor']): Act<OrderSummary> => ({
    label: t(`papers.${name}`),
    isFor,
    run: async ({ _id: id, reference }) => download(endpoint, {}, `${reference}-${name}.pdf`, { id }),
  })
  return {
    nameOf: ({ reference, recipient_name: name }) => `${reference} · ${name}`,
    acts: [
      paper('packing-slip', readPackingSlip, (order) => isPaid(order) && order.handover !== 'SERVICE'),
      paper('receipt', readStaffReceipt, ({ payment_status: payment }) => payment !== 'unpaid'),
      ...(may('orders.deliver')
        ? [
            {
              label: t('deliveryStatus.delivered'),
              isFor: (order: OrderSummary) => isPaid(order) && order.delivery_status !== 'delivered',
              run: async ({ _id: id }: OrderSummary) => staffCall(deliverOrder, { params: { id } }),
            },
          ]
        : []),
    ],
  }
}
