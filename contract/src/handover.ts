/** How an order reaches its customer: by courier, collected at the studio, or, for services only, carried out on site. */
export const handovers = ['PARCEL', 'COLLECTION', 'SERVICE'] as const
export type Handover = (typeof handovers)[number]

export const deliveryStatuses = ['preparing', 'shipped', 'delivered'] as const
type DeliveryStatus = (typeof deliveryStatuses)[number]

/** The delivery stages, as messages are named. Services are never shipped. */
export type Stage = Exclude<`${Handover}.${DeliveryStatus}`, 'SERVICE.shipped'>

export function stageOf(order: { handover: Handover; delivery_status: DeliveryStatus }): Stage {
  return `${order.handover}.${order.delivery_status}` as Stage
}
