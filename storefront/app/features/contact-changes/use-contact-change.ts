import { requestEmailChange, requestPhoneChange } from '@fitout/contract/contact-changes.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { useState } from 'react'
import { call } from '../../shared/api/browser-call.ts'
import type { ContactType } from '../../shared/credentials/contact-draft.ts'

export type Begun = Answer<typeof requestEmailChange>['data']
export type ContactChange = ReturnType<typeof useContactChange>

/** The first step of a change: sends a code to a current contact, if one is verified. */
export function useContactChange(type: ContactType) {
  const [begun, setBegun] = useState<Begun>()
  const [isBeginning, setIsBeginning] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  async function begin(via?: ContactType): Promise<void> {
    if (isBeginning) return
    setIsBeginning(true)
    setFailure(undefined)
    try {
      const query = { via }
      const { data } = await (type === 'EMAIL'
        ? call(requestEmailChange, { query })
        : call(requestPhoneChange, { query }))
      setBegun(data)
    } catch (error) {
      setFailure(error)
    }
    setIsBeginning(false)
  }

  return { begun, begin, isBeginning, failure, end: () => setBegun(undefined) }
}
