import { createUpkeep } from '../../database/upkeep.ts'
import { putFacts, takeStaleAccounts } from './customer-facts-queries.ts'

/**
 * Keeps the facts by which customers are filtered up to date after changes of orders, payments, addresses or
 * renovations.
 */
export const customerFacts = createUpkeep({
  notes: 'stale_customer_facts',
  lock: 'facts of customers',
  notesAtOnce: 500,
  take: takeStaleAccounts,
  put: putFacts,
})
