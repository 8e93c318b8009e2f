import { addWebhook, listWebhooks } from '@fitout/contract/staff/webhooks.ts'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { ListScreen } from '../../shared/list-screen.tsx'
import { ShownOnce } from '../../shared/shown-once.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { useQueue } from '../../shared/use-queue.ts'
import type { RowOf } from '../../shared/use-read.ts'
import { useStateOf, WebhookDialog, type WebhookDraft } from './webhook-dialog.tsx'

type Webhook = RowOf<typeof listWebhooks>

/** The studio's webhooks. */
export function WebhooksPage() {
  const t = useTranslate()
  const may = useMay()
  const stateOf = useStateOf()
  const { run, isRunning } = useAction()
  const queue = useQueue(listWebhooks, {})
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string>()
  const add = ({ is_on: _on, ...body }: WebhookDraft) =>
    run(async () => setSecret((await staffCall(addWebhook, { body })).data.secret))
  const eventsOf = ({ events }: Webhook) => events.map((event) => t(`webhooks.eventNames.${event}`)).join(' · ')
  return (
    <>
      <ListScreen
        beside={
          may('webhooks.write') && (
            <Button onClick={() => setAdding(true)} variant="contained">
              {t('webhooks.add')}
            </Button>
          )
        }
        columns={[
          { label: t('webhooks.title'), render: ({ title }) => title },
          { label: t('webhooks.url'), render: ({ endpoint_url: url }) => url },
          { label: t('webhooks.events'), render: eventsOf },
          { label: t('webhooks.isOn'), render: stateOf },
        ]}
        heading={t('resources.webhooks.name')}
        lead={t('webhooks.lead')}
        none={t('webhooks.none')}
        queue={queue}
        short={{
          renderTitle: ({ title }) => title,
          renderFacts: (row) => [stateOf(row), row.endpoint_url].join(' · '),
        }}
        to={({ _id: id }) => `/webhooks/${id}`}
      />
      {isAdding && <WebhookDialog isRunning={isRunning} onClose={() => setAdding(false)} onSave={add} />}
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
