import type { Answer } from '@fitout/contract/endpoint.ts'
import type { findOrder, trackOrder } from '@fitout/contract/orders.ts'

/** An order as its owner sees it, used by other features that extend its page. */
export type OwnOrderView = Answer<typeof findOrder>['data']

/** An order as a visitor sees it who looked it up. */
export type LookedUpOrder = Answer<typeof trackOrder>['data']
