import {
  changeWebhook,
  type findWebhook,
  removeWebhook,
  renewWebhookSecret,
  tryWebhook,
} from '@fitout/contract/staff/webhooks.ts'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Confirm } from '../../shared/confirm.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { ShownOnce } from '../../shared/shown-once.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import type { DataOf } from '../../shared/use-read.ts'
import { WebhookDialog } from './webhook-dialog.tsx'

/** The actions on one webhook. */
export function WebhookActs({ webhook }: { webhook: DataOf<typeof findWebhook> }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { run, isRunning } = useAction()
  const [open, setOpen] = useState<'change' | 'secret' | 'remove'>()
  const [secret, setSecret] = useState<string>()
  const params = { id: webhook._id }
  const close = () => setOpen(undefined)
  const renew = () => run(async () => setSecret((await staffCall(renewWebhookSecret, { params })).data.secret))
  async function remove() {
    const isDone = await run(
      () => staffCall(removeWebhook, { params }),
      t('done.webhookRemoved', { title: webhook.title }),
    )
    if (isDone) void navigate('/webhooks')
  }
  return (
    <>
      <Button disabled={isRunning} onClick={() => void run(() => staffCall(tryWebhook, { params }), 'webhooks.tested')}>
        {t('webhooks.test')}
      </Button>
      <Button onClick={() => setOpen('change')}>{t('kit.action.edit')}</Button>
      <Button onClick={() => setOpen('secret')}>{t('webhooks.secret')}</Button>
      <Button onClick={() => setOpen('remove')}>{t('webhooks.remove')}</Button>
      {open === 'change' && (
        <WebhookDialog
          isRunning={isRunning}
          onClose={close}
          onSave={(body) =>
            run(() => staffCall(changeWebhook, { params, body }), t('done.webhookSaved', { title: body.title }))
          }
          webhook={webhook}
        />
      )}
      <Confirm
        confirm={t('webhooks.secret')}
        content={t('webhooks.secretSure')}
        isOpen={open === 'secret'}
        loading={isRunning}
        onClose={close}
        onConfirm={() => void renew().then(close)}
        title={t('webhooks.secret')}
      />
      <Confirm
        confirm={t('webhooks.remove')}
        content={t('webhooks.removeLead')}
        isOpen={open === 'remove'}
        loading={isRunning}
        onClose={close}
        onConfirm={() => void remove().then(close)}
        title={t('webhooks.removeTitle', { title: webhook.title })}
      />
      {secret && (
        <ShownOnce
          lead={t('webhooks.secretLead')}
          onClose={() => setSecret(undefined)}
          title={t('webhooks.secretTitle')}
          value={secret}
        />
      )}
    </>
  )
}
