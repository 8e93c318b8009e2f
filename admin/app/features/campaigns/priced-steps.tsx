import { Typography } from '@mui/material'
import type { Answer } from '@fitout/contract/endpoint.ts'
import type { tryPrices } from '@fitout/contract/staff/campaigns.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { PriceSteps } from '../../shared/price-steps.tsx'

type PricedStepsProps = { heading: string; priced: Answer<typeof tryPrices>['data']['after'] }

export function PricedSteps({ heading, priced }: PricedStepsProps) {
  const t = useTranslate()
  return (
    <div>
      <Typography component="h4" variant="subtitle1">
        {heading}
      </Typography>
      <PriceSteps gift={t('orders.gift')} label={heading} priced={priced} />
    </div>
  )
}
