import { signingVersion } from '@fitout/contract/quotation-signing.ts'
import { Button } from '@fitout/ui/button.tsx'
import { Dialog } from '@fitout/ui/dialog.tsx'
import { formatMoney } from '@fitout/ui/money.ts'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FailureNotice } from '../../shared/forms/failure-notice.tsx'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { AcceptFacts } from './accept-facts.tsx'
import { type AcceptFault, AcceptFaults, SigningPart } from './accept-parts.tsx'
import { isSetOpen, optionSets, type ShownVersion } from './quotation-reading.ts'
import { TermsList, unreadTerms } from './quotation-terms.tsx'
import { isName } from '../../shared/renovations/typed-name.ts'
import type { Overtaken } from '../../shared/renovations/use-decision.ts'
import { useAccept } from './use-accept.ts'
import type { Reader } from './use-reader.ts'

type Props = {
  isOpen: boolean
  reading: ShownVersion
  reader: Reader
  onClose: () => void
  onOvertaken: (how: Overtaken) => void
}

/** What is agreed to, and the typed name that signs it. */
export function AcceptDialog({ isOpen, reading, reader, onClose, onOvertaken }: Props) {
  const t = useTranslations('quotations')
  const shell = useTranslations('shell')
  const language = useLocale()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  const { content, content_hash } = reading.quotation
  const mine = reader.of(content)
  const accept = useAccept(reading, onOvertaken)
  const faults: AcceptFault[] = []
  if (optionSets(content).some((set) => isSetOpen(set, mine.options))) faults.push('options')
  if (unreadTerms(mine).length > 0) faults.push('terms')
  if (!isName(reader.name)) faults.push('typed_name')
  if (!reader.isAgreed) faults.push('is_agreed')
  const shown = tries > 0 ? faults : []

  // Errors are shown only after an attempt; the first then gets the focus.
  useEffect(() => {
    const place = tries > 0 && form.current?.querySelector<HTMLElement>('[data-fault], [aria-invalid=true]')
    if (!place) return
    place.focus({ preventScroll: true })
    place.scrollIntoView({ block: 'center' })
  }, [tries])

  function submit(event: FormEvent): void {
    event.preventDefault()
    setTries(tries + 1)
    if (faults.length > 0 || accept.isPending) return
    const body = { content_hash, options: mine.options, typed_name: reader.name.trim() }
    accept.send({ ...body, is_agreed: true, wording_version: signingVersion, language })
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('acceptTitle')}
      closeLabel={shell('closeMessage')}
      fillsPhone
      footer={
        <>
          <Button onClick={onClose} className="max-sm:hidden">
            {t('back')}
          </Button>
          <Button type="submit" form={formId} variant="main" isBusy={accept.isPending} className="max-sm:w-full">
            {t('accept', { total: formatMoney(mine.total) })}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} method="post" noValidate onSubmit={submit} className="grid gap-6">
        <AcceptFacts reading={reading} mine={mine} />
        <AcceptFaults name="options" faults={shown} words={t('chooseOne')} />
        <section>
          <h3 className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 text-small font-medium">
            {t('readTerms')}
            <span className="text-caption font-normal text-muted tabular-nums" aria-live="polite">
              {t('openedOf', { count: 10 - unreadTerms(mine).length, total: 10 })}
            </span>
          </h3>
          <TermsList content={content} reading={mine} />
          <AcceptFaults name="terms" faults={shown} words={t('openTerms', { count: unreadTerms(mine).length })} />
        </section>
        <SigningPart reading={reading} reader={reader} total={mine.total} faults={shown} />
        <FailureNotice failure={accept.failure} />
      </form>
    </Dialog>
  )
}
