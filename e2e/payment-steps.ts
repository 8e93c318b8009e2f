import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import type { findProofReading } from '@fitout/contract/staff/payment-readings.ts'
import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'
import { isFocused } from './keyboard.ts'
import { present } from './present.ts'
import { staffWords as words } from './staff-words.ts'

type Reading = NonNullable<AnswerInput<typeof findProofReading>['data']['reading']>

/** The list of payments to check; the counts beside it request one row each. */
export const isQueue = ({ pathname, searchParams: query }: URL) =>
  pathname.endsWith('/payment-records/all') && query.get('per_page') === '20'

/** Pictures are not read in the shop under test: stores a reading of the first payment. */
export function withReading(reading: Partial<Reading>) {
  return async (route: Route): Promise<void> => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: { reading: unknown }[] }
    const nothing = {
      is_amount_matched: null,
      is_bank_matched: null,
      is_reference_matched: null,
      is_date_matched: null,
    }
    const none = { state: 'NOTHING_READ', read_at: new Date(), engine: 'none', fields: {}, is_duplicate: false }
    Object.assign(present(body.data[0]), { reading: { ...none, ...nothing, duplicate_of: null, text: '', ...reading } })
    await route.fulfill({ response: answer, json: body })
  }
}

/** Ticks both boxes and confirms, with the keyboard alone. */
export async function confirmByKeyboard(page: Page): Promise<void> {
  const [amount, bank] = [words.paymentRecords.seen.amount, words.paymentRecords.seen.bank]
  await page.getByRole('checkbox', { name: amount }).press('Space')
  await page.keyboard.press('Tab')
  await expect.poll(() => isFocused(page.getByRole('checkbox', { name: bank }))).toBe(true)
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
}
