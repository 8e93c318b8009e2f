import { MenuItem, TextField } from '@mui/material'
import { allCouriers } from '@fitout/contract/couriers.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { shipOrder } from '@fitout/contract/staff/orders.ts'
import { useEffect, useState } from 'react'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'

type ShipDialogProps = {
  id: string
  storeId: string
  isCorrection: boolean
  /** The refund request that was pending when the order was viewed. */
  waitingRefund: string | null
  title: string
  isRunning: boolean
  onShip: (work: () => Promise<unknown>, isCollected: boolean) => Promise<boolean>
  onClose: () => void
}

/** The number of the parcel, and the courier if it differs from the ordered one. */
export function ShipDialog({ id, storeId, isCorrection, waitingRefund, onShip, ...dialog }: ShipDialogProps) {
  const t = useTranslate()
  const locale = useLocale()
  // A shipped order is no longer collected.
  const couriers = useCouriers(storeId).filter(({ needs }) => !isCorrection || needs !== 'NOTHING')
  const [number, setNumber] = useState('')
  const [courierId, setCourierId] = useState('')
  const isCollected = couriers.some(({ _id: one, needs }) => one === courierId && needs === 'NOTHING')
  const body = {
    is_correction: isCorrection,
    waiting_refund: waitingRefund,
    ...(!isCollected && number.trim() !== '' && { tracking_number: number.trim() }),
    ...(courierId !== '' && { courier_id: courierId }),
  }
  return (
    <FormDialog
      {...dialog}
      action={t(isCollected ? 'steps.ready' : isCorrection ? 'steps.correct' : 'steps.ship')}
      kept={{
        part: `ship ${id}`,
        onTakeUp: (kept) => {
          setNumber(kept.number)
          setCourierId(kept.courierId)
        },
      }}
      onSubmit={() => onShip(() => staffCall(shipOrder, { params: { id }, body }), isCollected)}
      typed={{ number, courierId }}
    >
      <TextField
        disabled={isCollected}
        label={t('orders.trackingNumber')}
        onChange={(event) => setNumber(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 60 } }}
        value={number}
      />
      <TextField
        label={t('orders.courier')}
        onChange={(event) => setCourierId(event.target.value)}
        select
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        value={courierId}
      >
        <MenuItem value="">{t('orders.courierUnchanged')}</MenuItem>
        {couriers.map((courier) => (
          <MenuItem key={courier._id} value={courier._id}>
            {inLocale(courier.title, locale)}
          </MenuItem>
        ))}
      </TextField>
    </FormDialog>
  )
}

/** Without them the ordered courier is kept. */
function useCouriers(storeId: string): Answer<typeof allCouriers>['data'] {
  const [couriers, setCouriers] = useState<Answer<typeof allCouriers>['data']>([])
  useEffect(() => {
    const leaving = new AbortController()
    staffCall(allCouriers, {
      params: { store_id: storeId },
      query: { country_code: 'HK' },
      signal: leaving.signal,
    }).then(
      ({ data }) => setCouriers(data),
      () => undefined,
    )
    return () => leaving.abort()
  }, [storeId])
  return couriers
}
