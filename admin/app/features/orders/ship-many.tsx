import { Checkbox, FormControlLabel, Stack, TextField, Typography } from '@mui/material'
import { shipOrder } from '@fitout/contract/staff/orders.ts'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import type { AskProps } from '../../shared/use-bulk.ts'
import type { OrderSummary } from './order-types.ts'
import { unship } from './unship.ts'

/** What the own team brings needs no number; other parcels without one are not sent yet, unless that is wanted. */
export function ShipMany({ rows, onRun, ...dialog }: AskProps<OrderSummary>) {
  const t = useTranslate()
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [withoutNumber, setWithoutNumber] = useState(false)
  const own = rows.filter(({ is_own_delivery: isOwn }) => isOwn)
  const others = rows.filter((order) => !own.includes(order))
  const numberOf = ({ _id: id }: OrderSummary) => (typed[id] ?? '').trim()
  const isSent = (order: OrderSummary) => own.includes(order) || withoutNumber || numberOf(order) !== ''
  async function ship(order: OrderSummary): Promise<unknown> {
    const number = numberOf(order)
    return staffCall(shipOrder, { params: { id: order._id }, body: number ? { tracking_number: number } : {} })
  }
  return (
    <FormDialog
      {...dialog}
      action={t('steps.ship')}
      kept={{ part: 'parcels', onTakeUp: setTyped }}
      lead={t(others.length > 0 ? 'shipMany.lead' : 'shipMany.ownLead')}
      onSubmit={() => onRun(ship, { undo: unship, some: rows.filter(isSent) })}
      typed={typed}
    >
      {own.length > 0 && <OwnDeliveries rows={own} />}
      {others.length > 0 && (
        <>
          <Numbers onType={setTyped} rows={others} typed={typed} />
          <FormControlLabel
            control={<Checkbox checked={withoutNumber} onChange={({ target }) => setWithoutNumber(target.checked)} />}
            label={t('shipMany.withoutNumber')}
          />
        </>
      )}
    </FormDialog>
  )
}

const nameOf = ({ reference, recipient_name: name }: OrderSummary) => `${reference} · ${name}`

function OwnDeliveries({ rows }: { rows: readonly OrderSummary[] }) {
  const t = useTranslate()
  return (
    <section>
      <Typography component="h3" variant="subtitle2">
        {t('shipMany.own')}
      </Typography>
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {rows.map((order) => (
          <Typography component="li" key={order._id} variant="body2">
            {nameOf(order)}
          </Typography>
        ))}
      </Stack>
    </section>
  )
}

type Typed = Record<string, string>
type NumbersProps = { rows: readonly OrderSummary[]; typed: Typed; onType: (typed: Typed) => void }

function Numbers({ rows, typed, onType }: NumbersProps) {
  const t = useTranslate()
  /** A column of a spreadsheet fills the following fields too. */
  function paste(event: ClipboardEvent, at: number): void {
    const numbers = event.clipboardData.getData('text').trimEnd().split(/\r?\n/)
    if (numbers.length < 2) return
    event.preventDefault()
    const filled = rows.slice(at, at + numbers.length).map(({ _id: id }, place) => [id, numbers[place]?.trim() ?? ''])
    onType({ ...typed, ...Object.fromEntries(filled) })
  }
  return (
    <Stack onKeyDown={toNextField} spacing={2}>
      {rows.map((order, at) => (
        <TextField
          autoComplete="off"
          key={order._id}
          label={nameOf(order)}
          onChange={({ target }) => onType({ ...typed, [order._id]: target.value })}
          onPaste={(event) => paste(event, at)}
          placeholder={t('orders.trackingNumber')}
          slotProps={{ htmlInput: { maxLength: 60 } }}
          value={typed[order._id] ?? ''}
        />
      ))}
    </Stack>
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
