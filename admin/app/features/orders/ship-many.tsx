import { Stack, TextField } from '@mui/material'
import { shipOrder } from '@fitout/contract/staff/orders.ts'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import type { AskProps } from '../../shared/use-bulk.ts'
import type { OrderSummary } from './order-types.ts'

/** The tracking number of each parcel; those without one are not sent yet. */
export function ShipMany({ rows, onRun, ...dialog }: AskProps<OrderSummary>) {
  const t = useTranslate()
  const [typed, setTyped] = useState<Record<string, string>>({})
  const numberOf = ({ _id: id }: OrderSummary) => (typed[id] ?? '').trim()
  const ship = async (order: OrderSummary) =>
    staffCall(shipOrder, { params: { id: order._id }, body: { tracking_number: numberOf(order) } })
  /** A column of a spreadsheet fills the following fields too. */
  function paste(event: ClipboardEvent, at: number): void {
    const numbers = event.clipboardData.getData('text').trimEnd().split(/\r?\n/)
    if (numbers.length < 2) return
    event.preventDefault()
    const filled = rows.slice(at, at + numbers.length).map(({ _id: id }, place) => [id, numbers[place]?.trim() ?? ''])
    setTyped({ ...typed, ...Object.fromEntries(filled) })
  }
  return (
    <FormDialog
      {...dialog}
      action={t('steps.ship')}
      kept={{ part: 'parcels', onTakeUp: setTyped }}
      lead={t('shipMany.lead')}
      onSubmit={() => onRun(ship, { some: rows.filter(numberOf) })}
      typed={typed}
    >
      <Stack onKeyDown={toNextField} spacing={2}>
        {rows.map(({ _id: id, reference, recipient_name: name }, at) => (
          <TextField
            autoComplete="off"
            key={id}
            label={`${reference} · ${name}`}
            onChange={({ target }) => setTyped({ ...typed, [id]: target.value })}
            onPaste={(event) => paste(event, at)}
            placeholder={t('orders.trackingNumber')}
            slotProps={{ htmlInput: { maxLength: 60 } }}
            value={typed[id] ?? ''}
          />
        ))}
      </Stack>
    </FormDialog>
  )
}

/** A scanner ends each number with Enter, which must not send those scanned so far. */
function toNextField(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  const fields = [...event.currentTarget.querySelectorAll('input')]
  const next = fields[fields.indexOf(event.target as HTMLInputElement) + 1]
  const target = next ?? event.currentTarget.closest('form')?.querySelector<HTMLElement>('button[type=submit]')
  target?.focus()
}
