import { Alert, Box, Button, Card, CardContent, MenuItem, Stack, TextField, Typography } from '@mui/material'
import type { Answer, BodyInput } from '@fitout/contract/endpoint.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { tryPrices } from '@fitout/contract/staff/campaigns.ts'
import { useState } from 'react'
import { AddButton } from '../../shared/add-button.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { NumberField } from '../../shared/number-field.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useCouriers } from '../../shared/use-couriers.ts'
import { PiecePicker } from '../../shared/piece-picker.tsx'
import { PricedSteps } from './priced-steps.tsx'

type Offered = Pick<BodyInput<typeof tryPrices>, 'campaign' | 'voucher'>
type Tried = Answer<typeof tryPrices>['data']
type PriceTrialProps = { offered: () => Offered }

/** The price of a sample cart without and with the offer being edited, from the calculator of the booking form. */
export function PriceTrial({ offered }: PriceTrialProps) {
  const t = useTranslate()
  const locale = useLocale()
  const couriers = useCouriers()
  const { run, isRunning } = useAction()
  const [lines, setLines] = useState([{ variantId: '', qty: '1' }])
  const [courier, setCourier] = useState('')
  const [answer, setAnswer] = useState<{ asked: string; tried: Tried }>()
  const filled = lines.filter(({ variantId }) => variantId !== '')
  const set = (at: number, part: Partial<(typeof lines)[number]>) =>
    setLines(lines.map((line, index) => (index === at ? { ...line, ...part } : line)))

  const body = {
    ...offered(),
    lines: filled.map(({ variantId, qty }) => ({ product_variant_id: variantId, qty: Number(qty) })),
    courier_id: courier || null,
  }
  const asked = JSON.stringify(body)
  // Otherwise prices of former input would be mistaken for current ones.
  const tried = answer?.asked === asked ? answer.tried : undefined

  function tryIt() {
    void run(async () => setAnswer({ asked, tried: (await staffCall(tryPrices, { body })).data }))
  }

  return (
    <Card>
      <CardContent>
        <Stack spacing={2}>
          <Typography component="h3" variant="h6">
            {t('offers.try')}
          </Typography>
          <Typography color="text.secondary" variant="body2">
            {t('offers.tryLead')}
          </Typography>
          {lines.map((line, at) => (
            <Box key={at} sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 6rem' }}>
              <PiecePicker
                label={t('offers.piece')}
                onPick={(variantId) => set(at, { variantId })}
                variantId={line.variantId}
              />
              <NumberField label={t('offers.qty')} onChange={(qty) => set(at, { qty })} value={line.qty} />
            </Box>
          ))}
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'flex-end' }}>
            <AddButton onAdd={() => setLines([...lines, { variantId: '', qty: '1' }])}>
              {t('offers.addPiece')}
            </AddButton>
            <TextField
              label={t('orders.courier')}
              onChange={(event) => setCourier(event.target.value)}
              select
              sx={{ minWidth: '12rem' }}
              value={courier}
            >
              <MenuItem value="">{t('offers.noCourier')}</MenuItem>
              {couriers.map(({ _id, title }) => (
                <MenuItem key={_id} value={_id}>
                  {inLocale(title, locale)}
                </MenuItem>
              ))}
            </TextField>
            <Button disabled={isRunning || filled.length === 0} onClick={tryIt} variant="outlined">
              {t('offers.showPrices')}
            </Button>
          </Stack>
          {tried && (
            <Box aria-live="polite" sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr 1fr' } }}>
              <PricedSteps heading={t('offers.without')} priced={tried.before} />
              <PricedSteps heading={t('offers.with')} priced={tried.after} />
            </Box>
          )}
          {tried?.after.voucher_refusal && <Alert severity="info">{tried.after.voucher_refusal}</Alert>}
        </Stack>
      </CardContent>
    </Card>
  )
}
