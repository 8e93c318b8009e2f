import { Link as TextLink, Stack, Typography } from '@mui/material'
import { formatMoney } from '@fitout/ui/money.ts'
import { customerActivityKinds, listCustomerActivity } from '@fitout/contract/staff/customers.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { appointmentPath } from '../../shared/appointment-path.ts'
import { counted } from '../../shared/counted.ts'
import { FilterField } from '../../shared/filter-field.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { ItemPages } from '../../shared/item-pages.tsx'
import { showTime } from '../../shared/show-time.ts'
import { type RowOf, useList } from '../../shared/use-read.ts'

type Activity = RowOf<typeof listCustomerActivity>

const perPage = 20

/** The activity of a customer, newest first, of all kinds or one. */
export function CustomerActivity({ id }: { id: string }) {
  const t = useTranslate()
  const [{ kind, page }, setPlace] = useState({ kind: '', page: 1 })
  const query = { page, per_page: perPage, ...(kind && { kind: kind as Activity['kind'] }) }
  const {
    data = [],
    total = 0,
    isPending,
  } = useList(listCustomerActivity, { params: { id }, query, keepsPrevious: true })
  const choices = customerActivityKinds.map((one) => [one, t(`customers.kinds.${one}`)] as const)
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <FilterField
        filter={{ kind: 'choice', name: 'kind', label: t('customers.kind'), choices }}
        onChange={(chosen) => setPlace({ kind: chosen, page: 1 })}
        value={kind}
      />
      {!isPending && data.length === 0 && <Typography variant="body2">{t('customers.noActivity')}</Typography>}
      <ItemPages
        component="ol"
        onPage={(next) => setPlace({ kind, page: next })}
        spacing={1.5}
        {...{ page, perPage, total }}
      >
        {data.map((entry) => (
          <ActivityEntry entry={entry} key={entry._id} />
        ))}
      </ItemPages>
    </Stack>
  )
}

function ActivityEntry({ entry }: { entry: Activity }) {
  const t = useTranslate()
  const { kind, at, of, title, text, state, amount, points, mail } = entry
  const place =
    kind === 'appointment' && title && state
      ? appointmentPath({ reference: title, status: state })
      : of && placeOf[mail?.about ?? kind]?.(of)
  // Beside the words a name would be that of the other customer.
  const mergedBy = kind === 'merge' && title
  const name = kind === 'consent' ? t(`consentItem.${title}`) : !mergedBy && title
  const facts = [
    showTime(at),
    mergedBy,
    state && stateOf[kind] && t(stateOf[kind](state)),
    amount !== null && formatMoney(amount),
    points !== null &&
      `${kind === 'points' && points > 0 ? '+' : ''}${t('customers.pointCount', { count: counted(points) })}`,
  ]
  return (
    <li>
      <Typography variant="body2">
        {t(`customers.kinds.${kind}`)} {mail && `· ${t(`sentMails.kinds.${mail.news}`)} `}
        {place ? (
          <TextLink component={Link} to={place}>
            {name}
          </TextLink>
        ) : (
          name
        )}
      </Typography>
      <Typography color="text.secondary" component="p" variant="caption">
        {facts.filter(Boolean).join(' · ')}
      </Typography>
      {text && kind !== 'consent' && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} variant="body2">
          {text}
        </Typography>
      )}
    </li>
  )
}

/** The screen of an object. */
const placeOf: Partial<Record<Activity['kind'], (id: string) => string>> = {
  order: (id) => `/orders/${id}/show`,
  refund: (id) => `/orders/${id}/show`,
  enquiry: (id) => `/enquiries/${id}`,
  renovation: (id) => `/renovations/${id}`,
  payment: (id) => `/renovations/${id}`,
  mail: (id) => `/mailings/${id}`,
}

/** The message key for the state of an object. */
const stateOf: Partial<Record<Activity['kind'], (state: string) => string>> = {
  order: (state) => `status.${state}`,
  refund: (state) => `refundStatus.${state}`,
  enquiry: (state) => `enquiryStatus.${state}`,
  appointment: (state) => `appointmentStatus.${state}`,
  renovation: (state) => `renovations.status.${state}`,
  payment: (state) => `paymentRecords.states.${state}`,
  review: (state) => `reviewStatus.${state}`,
  comment: (state) => `commentStatus.${state}`,
  points: (state) => `pointKind.${state}`,
  'sent-mail': (state) => `sentMails.states.${state}`,
  consent: (state) => `customers.${state}`,
}
