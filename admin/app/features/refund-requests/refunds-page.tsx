import {
  listStaffRefundRequests,
  refundQueues,
  sendRefundBack,
  takeBackSending,
} from '@fitout/contract/staff/refund-requests.ts'
import { Box } from '@mui/material'
import { formatMoney } from '@fitout/ui/money.ts'
import { Glimpse } from '../../shared/glimpse.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { ListScreen } from '../../shared/list-screen.tsx'
import { isToSend, MoneySent } from '../../shared/money-sent.tsx'
import { type RefundRequest, useUnits } from '../../shared/refund-facts.tsx'
import { RefundStatus } from '../../shared/refund-status.tsx'
import { showTime } from '../../shared/show-time.ts'
import { staffCall } from '../../shared/staff-call.ts'
import type { Bulk } from '../../shared/use-bulk.ts'
import { useMay } from '../../shared/use-may.ts'
import { useQueue } from '../../shared/use-queue.ts'
import { useReason } from './use-reason.ts'

const usual = { q: '', status: 'WAITING' }

const noneOf: Partial<Record<string, string>> = { WAITING: 'refunds.none', TO_SEND: 'refunds.noneToSend' }

/** Undecided refunds and those whose money is to be sent, longest waiting first; and the outcome of the others. */
export function RefundsPage() {
  const t = useTranslate()
  const queue = useQueue(listStaffRefundRequests, usual, { keepsPrevious: true })
  const { chosen } = queue
  const reasonOf = useReason()
  const items = useItems()
  const nameOf = (status: string) => t(`refundStatus.${status}`)
  return (
    <ListScreen
      bulk={useRefundActs()}
      columns={[
        { label: t('orders.reference'), render: ({ order }) => <Reference>{order.reference}</Reference> },
        { label: t('orders.customer'), render: ({ order }) => order.recipient_name },
        { label: t('refundRequests.reason'), render: (request) => <Glimpse text={reasonOf(request)} /> },
        { label: t('refundRequests.variant'), render: items },
        { label: t('orders.status'), render: ({ status }) => <RefundStatus status={status} /> },
        { label: t('refunds.asked'), render: (request) => showTime(request.created_at), sort: 'created_at' },
        { label: t('refunds.decided'), render: (request) => showTime(request.decided_at), sort: 'decided_at' },
        { label: t('refunds.amount'), render: amountOf, isNumber: true, sort: 'amount' },
        {
          label: t('orders.total'),
          render: ({ order }) => formatMoney(order.total_price),
          isNumber: true,
          isExtra: true,
        },
        {
          label: t('refunds.before'),
          render: ({ order }) => formatMoney(order.refunded),
          isNumber: true,
          isExtra: true,
        },
        { label: t('refunds.sendBack'), render: (request) => <MoneySent request={request} />, isAct: true },
      ]}
      filters={[
        { kind: 'text', name: 'q', label: t('orders.search'), isAlways: true },
        {
          kind: 'choice',
          name: 'status',
          label: t('orders.status'),
          isAlways: true,
          choices: refundQueues.map((status) => [status, nameOf(status)]),
        },
      ]}
      heading={t('resources.refunds.name')}
      lead={t('refunds.lead')}
      none={t(noneOf[chosen.status] ?? 'refundRequests.none')}
      isBeside
      // Each status has a word of its own for that there are none.
      queue={{ ...queue, isNarrowed: chosen.q !== '' }}
      short={{
        renderTitle: ({ order }) => `${order.reference} · ${order.recipient_name}`,
        renderFacts: (request) => (
          <>
            <Box sx={{ color: 'text.primary' }}>
              <Glimpse text={reasonOf(request)} />
            </Box>
            <div>{items(request)}</div>
            <Box sx={{ pb: 0.5 }}>{showTime(request.created_at)}</Box>
            <RefundStatus status={request.status} />
          </>
        ),
        renderAside: amountOf,
      }}
      to={({ _id: id }) => `/refunds/${id}`}
      views={refundQueues.map((status) => ({ label: nameOf(status), choices: { status } }))}
    />
  )
}

const Reference = ({ children }: { children: string }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    {children}
  </Box>
)

const amountOf = ({ amount }: RefundRequest) => (amount === null ? '' : formatMoney(amount))

function useItems() {
  const units = useUnits()
  return (request: RefundRequest) => request.refund_items.map((item) => units(item, item.qty)).join(', ')
}

/** Each decision needs its request to be read; the money of several is sent together. */
function useRefundActs(): Bulk<RefundRequest> {
  const t = useTranslate()
  const may = useMay()
  return {
    nameOf: ({ order }) => `${order.reference} · ${order.recipient_name}`,
    acts: may('refunds.decide')
      ? [
          {
            label: t('refunds.sendBack'),
            isFor: isToSend,
            run: async ({ _id: id }) => staffCall(sendRefundBack, { params: { id } }),
            undo: async ({ _id: id }) => staffCall(takeBackSending, { params: { id } }),
          },
        ]
      : [],
  }
}
