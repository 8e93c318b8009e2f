import { Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material'
import { allCouriers } from '@fitout/contract/couriers.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { shipOrder } from '@fitout/contract/staff-orders.ts'
import { useEffect, useId, useState } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { staffCall } from '../../shared/staff-call.ts'

type ShipDialogProps = {
  id: string
  storeId: string
  title: string
  isRunning: boolean
  onShip: (work: () => Promise<unknown>) => Promise<void>
  onClose: () => void
}

/** The number of the parcel, and who carries it where that is another one than was ordered. */
export function ShipDialog({ id, storeId, title, isRunning, onShip, onClose }: ShipDialogProps) {
  const t = useTranslate()
  const locale = useLocale() as Locale
  const titleId = useId()
  const couriers = useCouriers(storeId)
  const [number, setNumber] = useState('')
  const [courierId, setCourierId] = useState('')
  const body = {
    ...(number.trim() !== '' && { tracking_number: number.trim() }),
    ...(courierId !== '' && { courier_id: courierId }),
  }
  return (
    <Dialog aria-labelledby={titleId} fullWidth onClose={onClose} open>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <TextField
          fullWidth
          label={t('orders.trackingNumber')}
          margin="dense"
          onChange={(event) => setNumber(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 60 } }}
          value={number}
        />
        <TextField
          fullWidth
          label={t('orders.courier')}
          margin="dense"
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
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {t('signIn.back')}
        </Button>
        <Button
          disabled={isRunning}
          onClick={() => void onShip(() => staffCall(shipOrder, { params: { id }, body }))}
          variant="contained"
        >
          {t('steps.ship')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Without them the courier stays the one that was ordered. */
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
