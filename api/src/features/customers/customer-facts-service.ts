import { createUpkeep } from '../../database/upkeep.ts'
import { putFacts, takeStaleAccounts } from './customer-facts-queries.ts'

/** What each customer is filtered by, after orders, payments, addresses or renovations changed. */
export const customerFacts = createUpkeep({
  notes: 'stale_customer_facts',
  lock: 'facts of customers',
  notesAtOnce: 500,
  take: takeStaleAccounts,
  put: putFacts,
})
