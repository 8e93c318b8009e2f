import { locales, type Words } from '@fitout/contract/locales.ts'
import { saveMailing } from '@fitout/contract/staff/mailings.ts'
import { Stack } from '@mui/material'
import { useState } from 'react'
import { Facts } from '../../shared/facts.tsx'
import { formWidth } from '../../shared/form-width.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { isSame } from '../../shared/is-same.ts'
import { LanguageTabs } from '../../shared/language-tabs.tsx'
import { Part } from '../../shared/part.tsx'
import { useShopLanguages } from '../../shared/shop-languages.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useVersioned } from '../../shared/use-versioned.ts'
import { VersionedForm } from '../../shared/versioned-form.tsx'
import { AudiencePart } from './audience-part.tsx'
import type { Mailing } from './mailing.ts'
import { MailingAsSent } from './mailing-as-sent.tsx'
import { MailingWords } from './mailing-words.tsx'
import { SegmentField } from './segment-field.tsx'
import { SendSteps } from './send-steps.tsx'

const typedOf = ({ subject, text }: Mailing) => ({ subject, text, segment: '' })
const written = (words: Words) =>
  Object.fromEntries(locales.flatMap((one) => (words[one] === undefined ? [] : [[one, words[one]]])))

/** Edits a mail one language at a time, beside the studio's main language; below it the audience and the send button. */
export function MailingDraft({ mailing, mayWrite }: { mailing: Mailing; mayWrite: boolean }) {
  const t = useTranslate()
  const languages = useShopLanguages()
  const [typed, setTyped] = useState(() => typedOf(mailing))
  const [locale, setLocale] = useState(languages[0] ?? 'zh')
  const versioned = useVersioned(String(mailing.revision), 'done.mailingSaved')
  const params = { id: mailing._id }
  const change = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }))

  const save = async (isOver: boolean) => {
    const isDone = await versioned.save(async (version) => {
      const { data } = await staffCall(saveMailing, {
        params,
        body: {
          revision: version === undefined ? mailing.revision : Number(version),
          subject: written(typed.subject),
          text: written(typed.text),
          ...(typed.segment && { segment_id: typed.segment }),
        },
      })
      return String(data.revision)
    }, isOver)
    if (isDone) change({ segment: '' })
    return isDone
  }
  const isSaved = isSame(typedOf(mailing), typed)
  return (
    <Stack spacing={2} sx={{ maxWidth: formWidth }}>
      <Part heading={t('mailings.mail')}>
        <VersionedForm
          isRunning={versioned.isRunning}
          isStale={versioned.isStale}
          mayWrite={mayWrite}
          onReload={() => {
            setTyped(typedOf(mailing))
            versioned.goOnFrom(String(mailing.revision))
          }}
          onSave={save}
          onTakeUp={(kept, version) => {
            setTyped(kept)
            versioned.goOnFrom(version)
          }}
          theirs={typedOf(mailing)}
          typed={typed}
          variant="outlined"
          version={versioned.seen}
        >
          {mayWrite ? (
            <SegmentField onChange={(segment) => change({ segment })} present={mailing} value={typed.segment} />
          ) : (
            <Facts rows={[[t('mailings.segment'), mailing.segment_name]]} />
          )}
          <LanguageTabs chosen={locale} onChoose={setLocale} />
          {mayWrite ? (
            <MailingWords locale={locale} onChange={change} value={typed} />
          ) : (
            <MailingAsSent locale={locale} mailing={mailing} />
          )}
        </VersionedForm>
      </Part>
      <AudiencePart id={mailing._id} />
      {mayWrite && <SendSteps isSaved={isSaved} locale={locale} mailing={mailing} />}
    </Stack>
  )
}
