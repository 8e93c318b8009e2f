import { formatMoney } from '@fitout/ui/money.ts'
import { Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Facts } from '../../../shared/facts.tsx'
import { useLocale, useTranslate } from '../../../shared/i18n.ts'
import { showTime } from '../../../shared/show-time.ts'
import { useMay } from '../../../shared/use-may.ts'
import type { Order } from '../order-types.ts'
import { wayOfPayment } from '../../../shared/channel.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { changeInWords } from './change-in-words.ts'

/** The button that changes an order, and its balance if it was changed or partly paid. */
export function OrderChanges({ order }: { order: Order }) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const mayChange = useMay()('orders.place') && order.changeable !== null
  return (
    <Stack spacing={1.5} sx={{ mt: 2 }}>
      <Balance order={order} />
      <Changes order={order} />
      {mayChange && (
        <Button onClick={() => setOpen(true)} sx={{ alignSelf: 'flex-start' }} variant="outlined">
          {t('orderChanges.change')}
        </Button>
      )}
      {isOpen && <ChangeDialog onClose={() => setOpen(false)} order={order} />}
    </Stack>
  )
}

/** The open amount, and partial payments and refunds. */
function Balance({ order: { paid, payments, to_pay: open, to_return: back } }: { order: Order }) {
  const t = useTranslate()
  if (paid === 0 || (open === 0 && back === 0 && payments.length < 2)) return null
  return (
    <Facts
      rows={[
        ...payments.map((payment) => {
          const way = wayOfPayment(payment)
          return [
            showTime(payment.at),
            [formatMoney(payment.amount), way && t(way)].filter(Boolean).join(' · '),
          ] as const
        }),
        [t('orderChanges.paid'), formatMoney(paid)],
        [t('orderChanges.open'), open > 0 ? <strong key="open">{formatMoney(open)}</strong> : null],
        [t('orderChanges.back'), back > 0 ? <strong key="back">{formatMoney(back)}</strong> : null],
      ]}
    />
  )
}

/** The changes of an order, with author and time. */
function Changes({ order }: { order: Order }) {
  const t = useTranslate()
  const locale = useLocale()
  return order.changes.map(({ _id: id, at, staff_name: who, lines, fields }) => (
    <div key={id}>
      <Typography color="text.secondary" variant="caption">
        {showTime(at)} · {t('orderChanges.by', { who })}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line' }} variant="body2">
        {[
          ...lines.map((line) => changeInWords(t, locale, line)),
          ...fields.map((field) => t(`orderChanges.fields.${field}`)),
        ].join('\n')}
      </Typography>
    </div>
  ))
}
