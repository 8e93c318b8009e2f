import { CallError } from '@fitout/contract/client.ts'
import { completeSetup, openSetup } from '@fitout/contract/setup.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../shared/api/browser-call.ts'
import { createDraft, useDraft } from '../../shared/forms/draft.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { firstDraft, isLogoTooMuch, type SetupDraft, studioOf } from './setup-draft.ts'

type Opened = { code: string; secret: string; address: string; picture: string }
type Visit = {
  typedCode: string
  opened: Opened | undefined
  /** Undefined until something is typed, so that the defaults follow the language of the page. */
  draft: SetupDraft | undefined
  made: { recoveryCodes: string[]; backOffice: string } | undefined
}
/**
 * Changing the language loads another page: typed values are kept, but only for this window, since they include
 * passwords.
 */
const visit = createDraft<Visit>(
  'setup',
  { typedCode: '', opened: undefined, draft: undefined, made: undefined },
  { survivesReload: false },
)
const typeCode = (typedCode: string) => visit.change({ typedCode })

export type Setup = ReturnType<typeof useSetup>

/** Fields whose errors the API reports by the code of the whole error. */
const fieldOfCode: Record<string, string> = {
  'second-factor-wrong': 'authenticator_code',
  'staff-email-taken': 'email',
  'file-not-an-image': 'logo',
  'image-too-large': 'logo',
}

/** The set-up from the code to the recovery codes: typed values, errors and result. */
export function useSetup() {
  const locale = useLocale()
  const t = useTranslations('setup')
  const { typedCode, opened, made, draft = firstDraft(locale) } = useDraft(visit)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<unknown>()
  const [tries, setTries] = useState(0)
  const [isBusy, setIsBusy] = useState(false)
  const summary = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // The summary is rendered only while there are errors.
    summary.current?.focus({ preventScroll: true })
    summary.current?.scrollIntoView({ block: 'center' })
  }, [tries])

  async function attempt(work: () => Promise<void>): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      const found = faultsOf(error)
      setFaults(found)
      if (Object.keys(found).length === 0) setFailure(error)
      setTries((before) => before + 1)
    }
    setIsBusy(false)
  }

  return {
    draft,
    opened,
    faults,
    failure,
    isBusy,
    made,
    summary,
    typedCode,
    typeCode,
    change(part: Partial<SetupDraft>): void {
      const isTooMuch = part.logo && isLogoTooMuch(part.logo)
      const before = visit.read().draft ?? firstDraft(locale)
      visit.change({ draft: { ...before, ...part, ...(isTooMuch && { logo: null }) } })
      if (isTooMuch) setFaults((faulty) => ({ ...faulty, logo: t('logoFault') }))
    },
    /** Removes the error of a field once it is changed. */
    mend: (field: string) => setFaults(({ [field]: _gone, ...rest }) => rest),
    enter: (code: string) =>
      attempt(async () => {
        const { data } = await call(openSetup, { body: { code } })
        visit.change({ opened: { code, ...data } })
      }),
    submit(event: FormEvent): void {
      event.preventDefault()
      if (!opened) return
      void attempt(async () => {
        const studio = await studioOf(draft, opened.secret, locale)
        setFaults({})
        const { data } = await call(completeSetup, { body: { code: opened.code, studio } })
        visit.change({ made: { recoveryCodes: data.recovery_codes, backOffice: data.back_office } })
      })
    },
  }
}

function faultsOf(error: unknown): Record<string, string> {
  if (!(error instanceof CallError)) return {}
  const { errors = [], code, message } = error.problem
  const field = fieldOfCode[code]
  if (field) return { [field]: message }
  return Object.fromEntries(errors.map((one) => [one.path.replace(/^studio\./, ''), one.message]))
}
