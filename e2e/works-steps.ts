import type { Call } from '@fitout/contract/client.ts'
import type { BodyInput } from '@fitout/contract/endpoint.ts'
import type { checkKeys } from '@fitout/contract/renovations.ts'
import type { saveQuotationHead } from '@fitout/contract/staff/quotations.ts'
import { findStaffRenovation, setRenovationCheck } from '@fitout/contract/staff/renovations.ts'

type Check = (typeof checkKeys)[number]

const inAll = (zh: string, cn: string, en: string) => ({ zh, cn, en })

export const demolition = inAll('清拆', '拆除', 'Demolition')

/** Of a quotation: no cooling-off, and a demolition of this many working days from the first day on. */
export function worksFrom(start: string, workingDays: number): Partial<BodyInput<typeof saveQuotationHead>> {
  return {
    start,
    cooling_off_days: 0,
    cooling_off_reason: inAll('急', '急', 'Urgent'),
    stages: [{ key: 'demolition', title: demolition, weight: 10, planned_start: start, working_days: workingDays }],
  }
}

/** Marks checks as done; by default all that a demolition needs. */
export async function doChecks(
  staff: Call,
  id: string,
  keys: readonly Check[] = ['PERMIT', 'INSURANCE_CAR', 'INSURANCE_EC', 'STRUCTURE'],
): Promise<void> {
  for (const key of keys) {
    const { revision } = (await staff(findStaffRenovation, { params: { id } })).data
    await staff(setRenovationCheck, { params: { id, key }, body: { state: 'DONE', revision } })
  }
}
