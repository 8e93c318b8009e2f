import { findWebhook } from '@fitout/contract/staff/webhooks.ts'
import { useParams } from 'react-router'
import { Facts } from '../../shared/facts.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { Part } from '../../shared/part.tsx'
import { Presence } from '../../shared/presence.tsx'
import { Screen } from '../../shared/screen.tsx'
import { showTime } from '../../shared/show-time.ts'
import { useMay } from '../../shared/use-may.ts'
import { useOne } from '../../shared/use-read.ts'
import { Deliveries } from './deliveries.tsx'
import { WebhookActs } from './webhook-acts.tsx'
import { useStateOf } from './webhook-dialog.tsx'

/** One webhook: its events, and the outcome of each message. */
export function WebhookPage() {
  const t = useTranslate()
  const may = useMay()
  const stateOf = useStateOf()
  const { id = '' } = useParams()
  const { data: webhook, error } = useOne(findWebhook, { params: { id } })
  if (!webhook) return <Screen error={error} />
  return (
    <Screen
      beside={
        <>
          <Presence id={id} subject="webhook" />
          {may('webhooks.write') && <WebhookActs webhook={webhook} />}
        </>
      }
      heading={webhook.title}
    >
      <Part heading={stateOf(webhook)}>
        <Facts
          rows={[
            [t('webhooks.url'), webhook.endpoint_url],
            [t('webhooks.events'), webhook.events.map((event) => t(`webhooks.eventNames.${event}`)).join('\n')],
            [t('webhooks.add'), showTime(webhook.created_at)],
          ]}
        />
      </Part>
      <Deliveries id={id} />
    </Screen>
  )
}
