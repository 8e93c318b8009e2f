import { languageNames, type Locale } from '@fitout/contract/locales.ts'
import { countAudience, removeMailing, sendMailing, tryMailing } from '@fitout/contract/staff/mailings.ts'
import { Alert, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Confirm } from '../../shared/confirm.tsx'
import { counted } from '../../shared/counted.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { useShopLanguages } from '../../shared/shop-languages.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useOne } from '../../shared/use-read.ts'
import type { Mailing } from './mailing.ts'

type SendStepsProps = { mailing: Mailing; locale: Locale; isSaved: boolean }

const isUnwritten = ({ subject, text }: Mailing, locale: Locale) => !subject[locale]?.trim() || !text[locale]?.trim()

/** Sends a mail to oneself as a test, sends it to all, or discards the draft. */
export function SendSteps({ mailing, locale, isSaved }: SendStepsProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { run, isRunning } = useAction()
  const [asks, setAsks] = useState<'send' | 'remove'>()
  const [testTo, setTestTo] = useState('')
  const params = { id: mailing._id }
  const { data: audience } = useOne(countAudience, { params })
  const count = audience?.customers ?? 0
  const close = () => setAsks(undefined)

  const test = async () =>
    run(async () => setTestTo((await staffCall(tryMailing, { params, body: { language: locale } })).data.sent_to))
  async function send(): Promise<void> {
    await run(() => staffCall(sendMailing, { params, body: { revision: mailing.revision } }), 'done.mailingSending')
    close()
  }
  const remove = async () =>
    run(async () => {
      await staffCall(removeMailing, { params })
      await navigate('/mailings')
    }, 'done.mailingRemoved')
  const unwritten = useShopLanguages().filter((one) => isUnwritten(mailing, one))
  const isBlocked = isRunning || !isSaved
  return (
    <Stack spacing={1}>
      {testTo && <Alert severity="success">{t('mailings.testSent', { email: testTo })}</Alert>}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button disabled={isBlocked || unwritten.includes(locale)} onClick={() => void test()} variant="outlined">
          {t('mailings.test')}
        </Button>
        <Button
          disabled={isBlocked || count === 0 || unwritten.length > 0}
          onClick={() => setAsks('send')}
          variant="contained"
        >
          {t('mailings.send')}
        </Button>
        <Button color="error" disabled={isRunning} onClick={() => setAsks('remove')}>
          {t('mailings.remove')}
        </Button>
        {!isSaved && <Typography color="text.secondary">{t('mailings.unsaved')}</Typography>}
      </Stack>
      {unwritten.length > 0 && (
        <Typography color="text.secondary">
          {t('mailings.unwritten', { languages: unwritten.map((one) => languageNames[one]).join(' · ') })}
        </Typography>
      )}
      <Confirm
        confirm={t('mailings.send')}
        content={t('mailings.sendLead')}
        isOpen={asks === 'send'}
        loading={isRunning}
        onClose={close}
        onConfirm={() => void send()}
        title={t('mailings.sendTitle', { count: counted(count) })}
      />
      <Confirm
        confirm={t('mailings.remove')}
        content={t('mailings.removeLead')}
        isOpen={asks === 'remove'}
        loading={isRunning}
        onClose={close}
        onConfirm={() => void remove()}
        title={t('mailings.remove')}
      />
    </Stack>
  )
}
