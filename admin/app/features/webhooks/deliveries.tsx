import { deliveryStates, listDeliveries, replayDelivery } from '@fitout/contract/staff/webhooks.ts'
import { Box, Button, Card, CardContent, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { Pages } from '../../shared/pages.tsx'
import { showTime } from '../../shared/show-time.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { type RowOf, useList } from '../../shared/use-read.ts'

const perPage = 25

type Delivery = RowOf<typeof listDeliveries>

/** The messages sent to one webhook; refreshed every two seconds while any is in transit. */
export function Deliveries({ id }: { id: string }) {
  const t = useTranslate()
  const [status, setStatus] = useState<Delivery['status'] | ''>('')
  const [page, setPage] = useState(1)
  const { data: rows = [], total } = useList(listDeliveries, {
    params: { id },
    query: { page, per_page: perPage, ...(status && { status }) },
    keepsPrevious: true,
    isWatched: ({ data }) => data.some((row) => row.status === 'WAITING' && row.tries === 0),
  })
  return (
    <Stack component="section" spacing={1}>
      <Typography component="h3" variant="h6">
        {t('webhooks.deliveries')}
      </Typography>
      <Typography color="text.secondary" variant="body2">
        {t(total === 0 ? 'webhooks.noDeliveries' : 'webhooks.deliveriesLead')}
      </Typography>
      <TextField
        label={t('staff.state')}
        onChange={({ target }) => {
          setStatus(deliveryStates.find((state) => state === target.value) ?? '')
          setPage(1)
        }}
        select
        size="small"
        sx={{ maxWidth: 240 }}
        value={status}
      >
        <MenuItem value="">–</MenuItem>
        {deliveryStates.map((state) => (
          <MenuItem key={state} value={state}>
            {t(`webhooks.states.${state}`)}
          </MenuItem>
        ))}
      </TextField>
      {rows.map((row) => (
        <DeliveryCard delivery={row} key={row._id} webhookId={id} />
      ))}
      <Pages onTurn={setPage} page={page} perPage={perPage} total={total} />
    </Stack>
  )
}

function DeliveryCard({ delivery, webhookId }: { delivery: Delivery; webhookId: string }) {
  const t = useTranslate()
  const may = useMay()
  const { run, isRunning } = useAction()
  const params = { id: webhookId, delivery_id: delivery._id }
  const { status, fault, answer_status: answered, next_at: next } = delivery
  const facts = [
    showTime(delivery.happened_at),
    t(`webhooks.states.${status}`),
    t('webhooks.tries', { count: delivery.tries }),
    answered !== null && t('webhooks.answered', { status: answered }),
    fault && t(`webhooks.faults.${fault}`),
    next && t('webhooks.next', { at: showTime(next) }),
  ]
  return (
    <Card>
      <CardContent>
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
          <div>
            <Typography component="h4" variant="subtitle1">
              {t(`webhooks.eventNames.${delivery.type}`)}
            </Typography>
            <Typography color="text.secondary" variant="body2">
              {facts.filter(Boolean).join(' · ')}
            </Typography>
          </div>
          {may('webhooks.write') && status !== 'WAITING' && (
            <Button
              disabled={isRunning}
              onClick={() => void run(() => staffCall(replayDelivery, { params }), 'done.webhookReplayed')}
              sx={{ flexShrink: 0 }}
            >
              {t('webhooks.replay')}
            </Button>
          )}
        </Stack>
        <Box component="details">
          <Box component="summary" sx={{ py: 1, cursor: 'pointer' }}>
            {t('webhooks.details')}
          </Box>
          <Box component="pre" sx={{ overflow: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', m: 0 }}>
            {[delivery.message, delivery.answer].filter(Boolean).join('\n\n')}
          </Box>
        </Box>
      </CardContent>
    </Card>
  )
}
