import type { BodyInput } from '@fitout/contract/endpoint.ts'
import type { changeWebhook, findWebhook } from '@fitout/contract/staff/webhooks.ts'
import { type WebhookEvent, webhookEventNames } from '@fitout/contract/webhook-events.ts'
import { Checkbox, FormControl, FormControlLabel, FormGroup, FormLabel, Switch, TextField } from '@mui/material'
import { useState } from 'react'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { showTime } from '../../shared/show-time.ts'
import type { DataOf } from '../../shared/use-read.ts'

export type WebhookDraft = BodyInput<typeof changeWebhook>
type Webhook = DataOf<typeof findWebhook>

/** Whether it is active, and if not, why. */
export function useStateOf() {
  const t = useTranslate()
  return ({ is_on: isOn, off_reason: reason, failing_since: since }: Webhook) => {
    if (!isOn) return t(reason ? `webhooks.offReasons.${reason}` : 'webhooks.off')
    return since ? t('webhooks.failing', { since: showTime(since) }) : t('webhooks.on')
  }
}

type WebhookDialogProps = {
  /** The webhook to change; if omitted, a new one. */
  webhook?: Webhook
  isRunning: boolean
  onSave: (draft: WebhookDraft) => Promise<boolean>
  onClose: () => void
}

export function WebhookDialog({ webhook, isRunning, onSave, onClose }: WebhookDialogProps) {
  const t = useTranslate()
  const [draft, setDraft] = useState<WebhookDraft>({
    title: webhook?.title ?? '',
    endpoint_url: webhook?.endpoint_url ?? '',
    events: webhook?.events ?? ['order.placed', 'payment.received'],
    is_on: webhook?.is_on ?? true,
  })
  const tick = (event: WebhookEvent, isTicked: boolean) => {
    const events = webhookEventNames.filter((one) => (one === event ? isTicked : draft.events.includes(one)))
    setDraft({ ...draft, events })
  }
  return (
    <FormDialog
      isRunning={isRunning || draft.events.length === 0}
      kept={{ part: 'webhook', onTakeUp: setDraft }}
      onClose={onClose}
      onSubmit={() => onSave(draft)}
      title={webhook?.title ?? t('webhooks.add')}
      typed={draft}
    >
      <TextField
        label={t('webhooks.title')}
        onChange={({ target }) => setDraft({ ...draft, title: target.value })}
        required
        slotProps={{ htmlInput: { maxLength: 80 } }}
        value={draft.title}
      />
      <TextField
        helperText={t('webhooks.urlHint')}
        label={t('webhooks.url')}
        onChange={({ target }) => setDraft({ ...draft, endpoint_url: target.value })}
        required
        slotProps={{ htmlInput: { maxLength: 500 } }}
        type="url"
        value={draft.endpoint_url}
      />
      <EventBoxes chosen={draft.events} onTick={tick} />
      {webhook && (
        <FormControlLabel
          control={<Switch checked={draft.is_on} onChange={(_, isOn) => setDraft({ ...draft, is_on: isOn })} />}
          label={t('webhooks.isOn')}
        />
      )}
    </FormDialog>
  )
}

type EventBoxesProps = { chosen: readonly WebhookEvent[]; onTick: (event: WebhookEvent, isTicked: boolean) => void }

function EventBoxes({ chosen, onTick }: EventBoxesProps) {
  const t = useTranslate()
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{t('webhooks.events')}</FormLabel>
      <FormGroup>
        {webhookEventNames.map((event) => (
          <FormControlLabel
            control={<Checkbox checked={chosen.includes(event)} onChange={(_, isTicked) => onTick(event, isTicked)} />}
            key={event}
            label={t(`webhooks.eventNames.${event}`)}
          />
        ))}
      </FormGroup>
    </FormControl>
  )
}
