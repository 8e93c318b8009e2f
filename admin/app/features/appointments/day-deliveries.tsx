import { listDeliveryStops } from '@fitout/contract/staff/delivery-runs.ts'
import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { useMay } from '../../shared/use-may.ts'
import { useList } from '../../shared/use-read.ts'

/** How many deliveries of the own team are planned for a day, with a link to its run. */
export function DayDeliveries({ day }: { day: string }) {
  const t = useTranslate()
  const mayDeliver = useMay()('orders.deliver')
  const { total = 0 } = useList(listDeliveryStops, { query: { day, per_page: 1 }, enabled: mayDeliver })
  if (total === 0) return null
  return (
    <Button component={Link} size="small" sx={{ alignSelf: 'flex-start' }} to={`/delivery-runs?day=${day}`}>
      {t('appointments.deliveries', { count: total })}
    </Button>
  )
}
