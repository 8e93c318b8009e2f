import { CallError } from '@fitout/contract/client.ts'
import { completeSetup, openSetup } from '@fitout/contract/setup.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../shared/api/browser-call.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { firstDraft, isLogoTooMuch, type SetupDraft, studioOf } from './setup-draft.ts'

type Opened = { code: string; secret: string; picture: string }
export type Setup = ReturnType<typeof useSetup>

/** Fields whose faults the API names by the code of the whole error. */
const fieldOfCode: Record<string, string> = {
  'second-factor-wrong': 'authenticator_code',
  'staff-email-taken': 'email',
  'file-not-an-image': 'logo',
  'image-too-large': 'logo',
}

/** The set-up from the code to the recovery codes: what is typed, what is wrong with it, and what comes of it. */
export function useSetup() {
  const locale = useLocale()
  const t = useTranslations('setup')
  const [opened, setOpened] = useState<Opened>()
  const [draft, setDraft] = useState<SetupDraft>(() => firstDraft(locale))
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<unknown>()
  const [tries, setTries] = useState(0)
  const [isBusy, setIsBusy] = useState(false)
  const [made, setMade] = useState<{ recoveryCodes: string[]; backOffice: string }>()
  const summary = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // Only there while something is wrong.
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
    change(part: Partial<SetupDraft>): void {
      setDraft((before) => ({ ...before, ...part }))
      if (part.logo && isLogoTooMuch(part.logo)) {
        setDraft((before) => ({ ...before, logo: null }))
        setFaults((before) => ({ ...before, logo: t('logoFault') }))
      }
    },
    /** What was refused is not said any more once it is changed. */
    mend: (field: string) => setFaults(({ [field]: _gone, ...rest }) => rest),
    enter: (code: string) =>
      attempt(async () => {
        const { data } = await call(openSetup, { body: { code } })
        setOpened({ code, ...data })
      }),
    submit(event: FormEvent): void {
      event.preventDefault()
      if (!opened) return
      void attempt(async () => {
        const studio = await studioOf(draft, opened.secret, locale)
        setFaults({})
        const { data } = await call(completeSetup, { body: { code: opened.code, studio } })
        setMade({ recoveryCodes: data.recovery_codes, backOffice: data.back_office })
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
