import { z } from 'zod'
import {
  customerLayout,
  customerLocales,
  estimateRates,
  responseMessages,
  searchTerms,
  shopConstants,
  sortingList,
  theme,
} from './configuration.ts'
import { generalHolidays } from './general-holidays.ts'
import { quotationItems, quotationTemplates } from './writings/written-quotations.ts'

/** The schema of each configuration by slug. Only what matches its schema can be published. */
export const configurationSchemas = {
  'customer-layout': customerLayout,
  'response-messages': responseMessages,
  'shop-constants': shopConstants,
  theme,
  'customer-locales': customerLocales,
  'estimate-rates': estimateRates,
  'sorting-lists': z.record(z.string(), z.array(sortingList)),
  'search-terms': searchTerms,
  'general-holidays': generalHolidays,
  'quotation-items': quotationItems,
  'quotation-terms': quotationTemplates,
} as const
