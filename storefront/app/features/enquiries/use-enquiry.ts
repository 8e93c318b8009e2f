import { CallError } from '@fitout/contract/client.ts'
import { sendEnquiry } from '@fitout/contract/enquiries.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../shared/api/browser-call.ts'
import { keyOfAttempt } from '../../shared/forms/attempt-key.ts'
import { useDraft } from '../../shared/forms/draft.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { checkEnquiry, type EnquiryField, enquiryFields, type Faults } from './check-enquiry.ts'
import { type About, enquiryBody } from './enquiry-body.ts'
import { enquiryAttempt, type EnquiryDetails, enquiryDraft } from './enquiry-draft.ts'
import { estimatedWish, firstWords } from './first-words.ts'

export type Enquiry = ReturnType<typeof useEnquiry>
export type Receipt = Answer<typeof sendEnquiry>['data'] & {
  name: string
  email: string
  phone: string
  district: string
}

/** The state of the enquiry form: input, errors and submission. */
export function useEnquiry(about: About | undefined) {
  const { pathname, search } = useLocation()
  const locale = useLocale()
  const t = useTranslations('enquiry')
  const details = useDraft(enquiryDraft)
  const faultPlace = useRef<HTMLDivElement>(null)
  const [tries, setTries] = useState(0)
  const [left, setLeft] = useState<readonly EnquiryField[]>([])
  const [refused, setRefused] = useState<Faults>({})
  const [failure, setFailure] = useState<unknown>()
  const [isSending, setIsSending] = useState(false)
  const [receipt, setReceipt] = useState<Receipt>()
  const faults = checkEnquiry(details)

  useEffect(() => {
    if (search === '' || enquiryDraft.read().startedFrom === search) return
    const { description, filledIn } = enquiryDraft.read()
    const wish = estimatedWish(search, locale)
    const estimated = wish && description === filledIn ? t('estimated', wish) : undefined
    enquiryDraft.change({
      ...firstWords(search),
      ...(estimated && { description: estimated, filledIn: estimated }),
      startedFrom: search,
    })
  }, [search, locale, t])

  useEffect(() => {
    // Only rendered when there are errors.
    faultPlace.current?.focus({ preventScroll: true })
    faultPlace.current?.scrollIntoView({ block: 'center' })
  }, [tries])

  function change(part: Partial<EnquiryDetails>): void {
    const startedAt = enquiryDraft.read().startedAt || Date.now()
    enquiryDraft.change({ ...part, startedAt })
    setRefused((earlier) => Object.fromEntries(Object.entries(earlier).filter(([name]) => !(name in part))))
  }

  async function send(): Promise<void> {
    const body = enquiryBody(details, about, pathname + search)
    const seconds = details.startedAt ? Math.max(0, Math.round((Date.now() - details.startedAt) / 1000)) : undefined
    const { data } = await call(sendEnquiry, {
      body: { ...body, seconds },
      idempotencyKey: keyOfAttempt(enquiryAttempt, body),
    })
    setReceipt({
      ...data,
      name: body.name,
      email: body.email ?? '',
      phone: details.phone.trim(),
      district: details.location,
    })
    enquiryDraft.clear()
    enquiryAttempt.clear()
    setTries(0)
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isSending) return
    setFailure(undefined)
    if (Object.keys(faults).length > 0) return setTries((earlier) => earlier + 1)
    setIsSending(true)
    try {
      await send()
    } catch (error) {
      const found = refusedFields(error)
      setRefused(found)
      if (isPictureGone(error)) enquiryDraft.change({ floorPlans: [], photos: [] })
      if (Object.keys(found).length === 0) setFailure(error)
      setTries((earlier) => earlier + 1)
    }
    setIsSending(false)
  }

  return {
    details,
    about,
    faultPlace,
    failure,
    isSending,
    receipt,
    wasTried: tries > 0,
    faults: shownFaults(faults, refused, { wasTried: tries > 0, left }),
    change,
    /** Formats are validated when a field loses focus, missing values only on submission. */
    leave: (field: EnquiryField) => setLeft((earlier) => [...earlier, field]),
    submit: (event: FormEvent) => void submit(event),
    startAgain() {
      enquiryDraft.clear()
      enquiryDraft.change({ startedFrom: search })
      setTries(0)
      setLeft([])
      setRefused({})
      setFailure(undefined)
      setReceipt(undefined)
    },
  }
}

export function isPictureGone(error: unknown): boolean {
  return error instanceof CallError && error.problem.code === 'file-not-found'
}

function refusedFields(error: unknown): Faults {
  const errors = error instanceof CallError ? (error.problem.errors ?? []) : []
  const known = errors.filter(({ path }) => (enquiryFields as readonly string[]).includes(path))
  return Object.fromEntries(known.map(({ path, code }) => [path, code]))
}

function shownFaults(
  faults: Faults,
  refused: Faults,
  { wasTried, left }: { wasTried: boolean; left: readonly EnquiryField[] },
): Faults {
  const shown: Faults = { ...refused }
  for (const field of enquiryFields) {
    const fault = faults[field]
    const isMissing = fault === 'required' || fault === 'needs-contact'
    if (fault && (wasTried || (left.includes(field) && !isMissing))) shown[field] = fault
  }
  return shown
}
