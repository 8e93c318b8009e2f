import { stopMailing } from '@fitout/contract/staff/mailings.ts'
import { Button, LinearProgress, Stack } from '@mui/material'
import { useState } from 'react'
import { Columns } from '../../shared/columns.tsx'
import { Confirm } from '../../shared/confirm.tsx'
import { counted } from '../../shared/counted.ts'
import { Facts } from '../../shared/facts.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { LanguageTabs } from '../../shared/language-tabs.tsx'
import { Part } from '../../shared/part.tsx'
import { useShopLanguages } from '../../shared/shop-languages.ts'
import { showTime } from '../../shared/show-time.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { Reasons } from './audience-part.tsx'
import { type Mailing, sumOf } from './mailing.ts'
import { MailingAsSent } from './mailing-as-sent.tsx'

/** The progress of a sent mail, with a button to stop it. */
export function MailingProgress({ mailing, mayWrite }: { mailing: Mailing; mayWrite: boolean }) {
  const t = useTranslate()
  const [locale, setLocale] = useState(useShopLanguages()[0] ?? 'zh')
  const { waiting, sent, failed, left_out: leftOut } = mailing
  const done = sent + sumOf(failed)
  return (
    <Columns
      first={
        <Part heading={t('mailings.outcome')}>
          <Stack spacing={2}>
            {mailing.state === 'SENDING' && (
              <LinearProgress
                aria-label={t('mailings.states.SENDING')}
                value={(100 * done) / Math.max(1, done + waiting)}
                variant="determinate"
              />
            )}
            <Facts
              rows={[
                [t('mailings.segment'), mailing.segment_name],
                [t('mailings.by'), mailing.staff_name],
                [t('mailings.sentAt'), showTime(mailing.sent_at)],
                [t('mailings.sent'), counted(sent)],
                [t('mailings.waiting'), counted(waiting)],
                [t('mailings.failed'), counted(sumOf(failed))],
                [t('mailings.leftOut'), counted(sumOf(leftOut))],
              ]}
            />
            <Reasons counts={[...failed, ...leftOut]} />
            {mayWrite && mailing.state === 'SENDING' && <Stop id={mailing._id} />}
          </Stack>
        </Part>
      }
      second={
        <Part heading={t('mailings.mail')}>
          <Stack spacing={2}>
            <LanguageTabs chosen={locale} onChoose={setLocale} />
            <MailingAsSent locale={locale} mailing={mailing} />
          </Stack>
        </Part>
      }
    />
  )
}

function Stop({ id }: { id: string }) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const [isAsking, setAsking] = useState(false)
  async function stop(): Promise<void> {
    await run(() => staffCall(stopMailing, { params: { id } }), 'done.mailingStopped')
    setAsking(false)
  }
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)} sx={{ alignSelf: 'start' }} variant="outlined">
        {t('mailings.stop')}
      </Button>
      <Confirm
        confirm={t('mailings.stop')}
        content={t('mailings.stopLead')}
        isOpen={isAsking}
        loading={isRunning}
        onClose={() => setAsking(false)}
        onConfirm={() => void stop()}
        title={t('mailings.stop')}
      />
    </>
  )
}
