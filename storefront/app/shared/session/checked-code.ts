import { CallError } from '@fitout/contract/client.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { checkVerificationCode } from '@fitout/contract/verification-codes.ts'
import { directCall } from './session.ts'

type Purpose = Answer<typeof checkVerificationCode>['data']['purpose']

const asked = new Map<string, Promise<Purpose | undefined>>()

/** The purpose of a link's code; undefined if it is no longer valid. Rejects if the shop did not answer. */
export function checkedPurpose(code: string): Promise<Purpose | undefined> {
  const known = asked.get(code) ?? check(code)
  asked.set(code, known)
  known.catch(() => asked.delete(code))
  return known
}

/** Call this once a code is used, so that going back does not show its page again. */
export function forgetCode(code: string): void {
  asked.delete(code)
}

async function check(code: string): Promise<Purpose | undefined> {
  try {
    return (await directCall(checkVerificationCode, { query: { verification_code: code } })).data.purpose
  } catch (error) {
    const mayServe = !(error instanceof CallError) || error.problem.status === 0 || error.problem.status >= 429
    if (mayServe) throw error
    return undefined
  }
}
