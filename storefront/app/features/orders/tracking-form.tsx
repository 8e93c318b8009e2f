import { CallError } from '@fitout/contract/client.ts'
import { emailMaximumLength } from '@fitout/contract/formats.ts'
import { Button } from '@fitout/ui/button.tsx'
import { TextField } from '@fitout/ui/text-field.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useWordsForError } from '../../shared/api/words-for-error.ts'
import { focusField } from '../../shared/forms/focus-field.ts'
import { Notice } from '../../shared/forms/notice.tsx'
import { useShop } from '../../shared/page/shop.tsx'
import { checkTracking, type Tracking, trackingDraft } from './tracking-draft.ts'

type Props = { draft: Tracking; error: Error | null; isBusy: boolean }

export function TrackingForm({ draft, error, isBusy }: Props) {
  const t = useTranslations('orders')
  const { orderPrefix } = useShop()
  const errors = useTranslations('errors')
  const queries = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [wasTried, setWasTried] = useState(false)
  const faults = wasTried ? checkTracking(draft) : {}

  function ask(event: FormEvent): void {
    event.preventDefault()
    if (isBusy) return
    setWasTried(true)
    const { reference, contact } = checkTracking(draft)
    if (reference ?? contact) return focusField(form.current, reference ? 'reference' : 'contact')
    // The same look-up may succeed when repeated.
    queries.removeQueries({ queryKey: ['tracked-order'] })
    trackingDraft.change({ isAsked: false })
    trackingDraft.change({ isAsked: true })
  }

  return (
    // Without `post`, a submit before hydration would put the contact into the address.
    <form ref={form} method="post" noValidate onSubmit={ask} className="mt-3 grid max-w-form gap-5 noscript:hidden">
      <p className="mb-3 text-muted">{t('trackText')}</p>
      <TextField
        label={t('trackReference')}
        hint={t('trackReferenceHint', { example: `${orderPrefix}-7K3Q-9XPD` })}
        name="reference"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        maxLength={60}
        value={draft.reference}
        onChange={(event) => trackingDraft.change({ reference: event.target.value, isAsked: false })}
        error={faults.reference && errors('missing.reference')}
      />
      <TextField
        label={t('trackContact')}
        hint={t('trackContactHint')}
        name="contact"
        autoComplete="email"
        spellCheck={false}
        required
        maxLength={emailMaximumLength}
        value={draft.contact}
        onChange={(event) => trackingDraft.change({ contact: event.target.value, token: '', isAsked: false })}
        error={faults.contact && (faults.contact === 'required' ? errors('missing.contact') : errors(faults.contact))}
      />
      <div role="alert" className="empty:hidden">
        {error && !isBusy && (
          <Notice tone="error">
            <Rejection error={error} />
          </Notice>
        )}
      </div>
      <Button type="submit" variant="main" isBusy={isBusy} className="justify-self-start max-sm:w-full">
        {t('trackSubmit')}
      </Button>
    </form>
  )
}

/** The API's message: the same for a wrong reference and a wrong contact, or how long to wait. */
function Rejection({ error }: { error: Error }) {
  const t = useTranslations('orders')
  const wordsForError = useWordsForError()
  const seconds =
    error instanceof CallError && error.problem.code === 'rate-limited' ? error.retryAfterSeconds : undefined
  if (!seconds) return wordsForError(error)
  const wait =
    seconds < 90 ? t('waitSeconds', { count: seconds }) : t('waitMinutes', { count: Math.ceil(seconds / 60) })
  return t('trackWait', { wait })
}
