import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import type { listDeliveryStops } from '@fitout/contract/staff/delivery-runs.ts'
import { Button, Link as TextLink, Stack, Typography } from '@mui/material'
import { Link } from 'react-router'
import { Phone } from '../../shared/contact.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import type { RowOf } from '../../shared/use-read.ts'

export type Stop = RowOf<typeof listDeliveryStops>

type StopListProps = {
  stops: readonly Stop[] | undefined
  none: string
  act: string
  /** For all of a district. */
  actOnAll?: string
  isRunning: boolean
  onAct: (stops: readonly Stop[]) => void
}

/** Orders by district, in delivery order. */
export function StopList({ stops, none, act, actOnAll, isRunning, onAct }: StopListProps) {
  const t = useTranslate()
  const locale = useLocale()
  if (!stops) return null
  if (stops.length === 0) return <Typography color="text.secondary">{none}</Typography>
  const titleOf = (key: string) => {
    const known = hongKongAreas.flatMap(({ districts }) => districts).find((one) => one.key === key)
    return inLocale(known?.title, locale) || t('deliveryRuns.noDistrict')
  }
  return (
    <Stack spacing={2}>
      {[...Map.groupBy(stops, ({ district }) => district ?? '')].map(([district, same]) => (
        <section key={district}>
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1, justifyContent: 'space-between' }}>
            <Typography component="h4" variant="subtitle1">
              {t('aside', { text: titleOf(district), aside: same.length })}
            </Typography>
            {actOnAll && (
              <Button
                aria-label={`${actOnAll} · ${titleOf(district)}`}
                disabled={isRunning}
                onClick={() => onAct(same)}
              >
                {actOnAll}
              </Button>
            )}
          </Stack>
          {same.map((stop) => (
            <StopRow act={act} isRunning={isRunning} key={stop._id} onAct={() => onAct([stop])} stop={stop} />
          ))}
        </section>
      ))}
    </Stack>
  )
}

type StopRowProps = { stop: Stop; act: string; isRunning: boolean; onAct: () => void }

function StopRow({ stop, act, isRunning, onAct }: StopRowProps) {
  const t = useTranslate()
  const locale = useLocale()
  const { delivery_status: status } = stop
  const facts = [
    inLocale(stop.courier, locale),
    t('deliveryRuns.units', { count: stop.item_count }),
    status !== 'preparing' && t(`deliveryStatus.PARCEL.${status}`),
  ]
  return (
    <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between', py: 1 }}>
      <div>
        <TextLink component={Link} to={`/orders/${stop._id}/show`}>
          {stop.reference}
        </TextLink>{' '}
        {stop.recipient_name} · <Phone number={stop.contact_number} />
        <Typography sx={{ whiteSpace: 'pre-line' }} variant="body2">
          {stop.address}
        </Typography>
        <Typography color="text.secondary" variant="body2">
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </div>
      {status !== 'delivered' && (
        <Button
          aria-label={`${act} · ${stop.reference}`}
          disabled={isRunning}
          onClick={onAct}
          size="small"
          sx={{ flexShrink: 0 }}
        >
          {act}
        </Button>
      )}
    </Stack>
  )
}
