import { Button, Chip } from '@mui/material'
import { inLocale, type Words } from '@fitout/contract/locales.ts'
import { offerStates } from '@fitout/contract/offers.ts'
import { Link } from 'react-router'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { ListScreen, type Queue } from '../../shared/list-screen.tsx'
import { showTime } from '../../shared/show-time.ts'
import { useMay } from '../../shared/use-may.ts'

type Offer = { _id: string; title: Words; state: string; starts_at: string; ends_at: string | null }
type OfferListProps<Row> = {
  /** What `useQueue` gives of them, narrowed down by `defaultOffers`. */
  queue: Queue<Row>
  heading: string
  /** Where they are shown, without a slash at the end. */
  place: string
  kindOf: (row: Row) => string | null
}

export const defaultOffers = { state: '' }

/** Campaigns or vouchers with where each stands; on a phone each as two lines. */
export function OfferList<Row extends Offer>({ queue, heading, place, kindOf }: OfferListProps<Row>) {
  const t = useTranslate()
  const locale = useLocale()
  const may = useMay()
  const kind = (row: Row) => t(kindOf(row) ?? 'offers.senseless')
  const title = (row: Offer) => inLocale(row.title, locale)
  const stateOf = ({ state }: Offer) => t(`offerState.${state}`)
  return (
    <ListScreen
      beside={
        may('promotions.write') && (
          <Button component={Link} to={`${place}/create`}>
            {t('kit.action.create')}
          </Button>
        )
      }
      columns={[
        { label: t('offers.title'), render: title },
        { label: t('offers.kind'), render: kind },
        {
          label: t('orders.status'),
          render: (row) => <State isRunning={row.state === 'running'} label={stateOf(row)} />,
        },
        { label: t('offers.days'), render: (row) => `${showTime(row.starts_at)} – ${showTime(row.ends_at)}` },
      ]}
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: t('orders.status'),
          isAlways: true,
          choices: offerStates.map((state) => [state, t(`offerState.${state}`)]),
        },
      ]}
      heading={heading}
      queue={queue}
      short={{ renderTitle: title, renderFacts: (row) => `${stateOf(row)} · ${kind(row)}` }}
      to={({ _id: id }) => `${place}/${id}/show`}
    />
  )
}

function State({ isRunning, label }: { isRunning: boolean; label: string }) {
  return <Chip color={isRunning ? 'success' : 'default'} label={label} size="small" variant="outlined" />
}
