import type { Answer } from '@fitout/contract/endpoint.ts'
import type { findMailing } from '@fitout/contract/staff/mailings.ts'

export type Mailing = Answer<typeof findMailing>['data']

export const sumOf = (counted: readonly { customers: number }[]) =>
  counted.reduce((sum, { customers }) => sum + customers, 0)
