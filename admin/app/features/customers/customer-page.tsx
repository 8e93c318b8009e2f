import { findCustomer } from '@fitout/contract/staff/customers.ts'
import { Link as TextLink, Stack, Typography } from '@mui/material'
import { Link, useParams } from 'react-router'
import { Columns } from '../../shared/columns.tsx'
import { Facts } from '../../shared/facts.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { usePaidPrice } from '../../shared/paid-price.ts'
import { Part } from '../../shared/part.tsx'
import { Screen } from '../../shared/screen.tsx'
import { showTime } from '../../shared/show-time.ts'
import { TrailLink } from '../../shared/trail-link.tsx'
import { useOne } from '../../shared/use-read.ts'
import { CustomerAvatar } from './customer-avatar.tsx'
import { CustomerNotes } from './customer-notes.tsx'
import { CustomerRights } from './customer-rights.tsx'
import { PointLedger } from './point-ledger.tsx'
import { SuspensionNote } from './suspension.tsx'

/** One customer: who it is, what was ordered, points, what was agreed to, and notes of colleagues. */
export function CustomerPage() {
  const { id = '' } = useParams()
  return <CustomerDetails id={id} />
}

export function CustomerDetails({ id }: { id: string }) {
  const t = useTranslate()
  const paidPrice = usePaidPrice()
  const { data: customer, error } = useOne(findCustomer, { params: { id } })
  if (!customer) return <Screen error={error} />
  const name = customer.name ?? customer.email ?? customer.contact_number ?? ''
  const proved = (value: string | null, isProved: boolean) =>
    value && `${value} ${isProved ? '✓' : `· ${t('customers.unproved')}`}`
  return (
    <Screen heading={name}>
      <Columns
        first={
          <>
            <Part heading={t('customers.account')}>
              <SuspensionNote customer={customer} />
              <CustomerAvatar customer={customer} />
              <Facts
                rows={[
                  [t('customers.email'), proved(customer.email, customer.is_email_verified)],
                  [t('customers.phone'), proved(customer.contact_number, customer.is_phone_verified)],
                  [t('customers.registered'), showTime(customer.registered_at)],
                  [t('customers.orders'), String(customer.order_count)],
                  [t('customers.wishlist'), String(customer.wishlist_count)],
                  [t('customers.reviews'), String(customer.review_count)],
                ]}
              />
              <CustomerRights customer={customer} />
              <TrailLink id={customer._id} subject="customer" />
            </Part>
            <Part heading={t('customers.points')}>
              <PointLedger customer={customer} />
            </Part>
          </>
        }
        second={
          <>
            <Part heading={t('customers.orders')}>
              <Stack spacing={1}>
                {customer.orders.length === 0 && <Typography variant="body2">{t('customers.noConsents')}</Typography>}
                {customer.orders.map((order) => (
                  <Stack
                    direction="row"
                    key={order._id}
                    sx={{ gap: 1, justifyContent: 'space-between', flexWrap: 'wrap' }}
                  >
                    <TextLink component={Link} to={`/orders/${order._id}/show`}>
                      {order.reference}
                    </TextLink>
                    <Typography variant="body2">
                      {showTime(order.date)} · {t(`status.${order.current_status}`)} · {paidPrice(order)}
                    </Typography>
                  </Stack>
                ))}
              </Stack>
            </Part>
            <Part heading={t('customers.notes')}>
              <CustomerNotes customer={customer} />
            </Part>
            <Part heading={t('customers.consents')}>
              <Stack spacing={1}>
                {customer.consents.map((consent) => (
                  <Typography key={`${consent.created_at} ${consent.content_type} ${consent.channel}`} variant="body2">
                    {showTime(consent.created_at)} · {t(`consentItem.${consent.content_type}`)} ·{' '}
                    {t(`consentChannel.${consent.channel}`)} ·{' '}
                    {t(consent.is_accept ? 'customers.agreed' : 'customers.withdrew')}
                  </Typography>
                ))}
                {customer.consents.length === 0 && <Typography variant="body2">{t('customers.noConsents')}</Typography>}
              </Stack>
            </Part>
          </>
        }
      />
    </Screen>
  )
}
