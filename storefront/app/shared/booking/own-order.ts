import type { Answer } from '@fitout/contract/endpoint.ts'
import type { findOrder } from '@fitout/contract/orders.ts'

/** An order as its owner sees it, used by other features that extend its page. */
export type OwnOrderView = Answer<typeof findOrder>['data']
