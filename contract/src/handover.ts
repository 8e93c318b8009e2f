/** How an order comes to its customer: carried to him, collected at the studio, or, where it holds services only, done. */
export const handovers = ['PARCEL', 'COLLECTION', 'SERVICE'] as const
export type Handover = (typeof handovers)[number]

export const deliveryStatuses = ['preparing', 'shipped', 'delivered'] as const
type DeliveryStatus = (typeof deliveryStatuses)[number]

/** Where an order stands on its way, as messages are named. Nothing of a service is ever sent. */
export type Stage = Exclude<`${Handover}.${DeliveryStatus}`, 'SERVICE.shipped'>

export function stageOf(order: { handover: Handover; delivery_status: DeliveryStatus }): Stage {
  return `${order.handover}.${order.delivery_status}` as Stage
}
