import { inLocale } from '@fitout/contract/locales.ts'
import { findMailing } from '@fitout/contract/staff/mailings.ts'
import { Chip } from '@mui/material'
import { useParams } from 'react-router'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { Presence } from '../../shared/presence.tsx'
import { Screen } from '../../shared/screen.tsx'
import { useMay } from '../../shared/use-may.ts'
import { useOne } from '../../shared/use-read.ts'
import { MailingDraft } from './mailing-draft.tsx'
import { MailingProgress } from './mailing-progress.tsx'

/** One mail to a segment: edited, tested and sent, then its progress. */
export function MailingPage() {
  const t = useTranslate()
  const locale = useLocale()
  const mayWrite = useMay()('mailings.write')
  const { id = '' } = useParams()
  const { data: mailing, error } = useOne(findMailing, {
    params: { id },
    isWatched: ({ data }) => data.state === 'SENDING',
  })
  if (!mailing) return <Screen error={error} />
  return (
    <Screen
      beside={
        <>
          <Chip label={t(`mailings.states.${mailing.state}`)} size="small" />
          <Presence id={id} subject="mailing" />
        </>
      }
      heading={inLocale(mailing.subject, locale) || mailing.segment_name}
    >
      {mailing.state === 'DRAFT' ? (
        <MailingDraft key={mailing._id} mailing={mailing} mayWrite={mayWrite} />
      ) : (
        <MailingProgress mailing={mailing} mayWrite={mayWrite} />
      )}
    </Screen>
  )
}
