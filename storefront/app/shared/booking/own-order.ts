import type { Answer } from '@fitout/contract/endpoint.ts'
import type { findOrder } from '@fitout/contract/orders.ts'

/** An order as its owner sees it, for what other features add to its page. */
export type OwnOrderView = Answer<typeof findOrder>['data']
