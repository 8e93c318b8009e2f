import { Button, Chip } from '@mui/material'
import { inLocale, type Words } from '@fitout/contract/locales.ts'
import { offerStates } from '@fitout/contract/offers.ts'
import { Link } from 'react-router'
import { type TranslateFunction, useLocale, useTranslate } from '../../shared/i18n.ts'
import { ListScreen, type Queue } from '../../shared/list-screen.tsx'
import type { Column } from '../../shared/rows.tsx'
import { showTime } from '../../shared/show-time.ts'
import { useMay } from '../../shared/use-may.ts'

type Offer = { _id: string; title: Words; state: string; starts_at: string; ends_at: string | null }
type OfferListProps<Row> = {
  /** The rows of `useQueue`, filtered by `defaultOffers`. */
  queue: Queue<Row>
  heading: string
  /** The text of the empty state, and the label of the add button. */
  none: string
  add: string
  /** The label of the search. */
  search: string
  /** Their base path, without a slash at the end. */
  place: string
  kindOf: (row: Row) => string | null
  worthOf: (row: Row) => string
  /** Columns after the kind. */
  more?: readonly Column<Row>[]
}

export const defaultOffers = { q: '', state: '' }

/** Campaigns or vouchers with their state; on a phone two lines each. */
export function OfferList<Row extends Offer>(props: OfferListProps<Row>) {
  const { queue, heading, none, add, search, place, kindOf, worthOf, more = [] } = props
  const t = useTranslate()
  const locale = useLocale()
  const may = useMay()
  const kind = (row: Row) => [t(kindOf(row) ?? 'offers.senseless'), worthOf(row)].filter(Boolean).join(' · ')
  const title = (row: Offer) => inLocale(row.title, locale)
  const stateOf = ({ state }: Offer) => t(`offerState.${state}`)
  return (
    <ListScreen
      beside={
        may('promotions.write') && (
          <Button component={Link} to={`${place}/create`} variant="contained">
            {t(add)}
          </Button>
        )
      }
      columns={[
        { label: t('offers.title'), render: title },
        { label: t('offers.kind'), render: kind },
        ...more,
        {
          label: t('orders.status'),
          render: (row) => <State isRunning={row.state === 'running'} label={stateOf(row)} />,
        },
        { label: t('offers.days'), render: (row) => daysOf(row, t), sort: 'starts_at' },
        {
          label: t('offers.ends'),
          render: ({ ends_at: at }) => at && showTime(at),
          sort: 'ends_at',
          isExtra: true,
        },
      ]}
      filters={[
        { kind: 'text', name: 'q', label: t(search), isAlways: true },
        {
          kind: 'choice',
          name: 'state',
          label: t('orders.status'),
          isAlways: true,
          choices: offerStates.map((state) => [state, t(`offerState.${state}`)]),
        },
      ]}
      heading={heading}
      isBeside
      none={none}
      queue={queue}
      short={{ renderTitle: title, renderFacts: (row) => `${stateOf(row)} · ${kind(row)}` }}
      to={({ _id: id }) => `${place}/${id}/show`}
      views={offerStates.map((state) => ({ label: t(`offerState.${state}`), choices: { state } }))}
    />
  )
}

/** Its end, or else its start. */
function daysOf({ starts_at: from, ends_at: until }: Offer, t: TranslateFunction): string {
  const times = { from: showTime(from), until: showTime(until) }
  return t(until ? 'offers.fromUntil' : 'offers.fromOn', times)
}

function State({ isRunning, label }: { isRunning: boolean; label: string }) {
  return <Chip color={isRunning ? 'success' : 'default'} label={label} size="small" variant="outlined" />
}
