import { findCustomer } from '@fitout/contract/staff/customers.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { Button } from '@mui/material'
import { Fragment } from 'react'
import { Link, useParams } from 'react-router'
import { Columns } from '../../shared/columns.tsx'
import { Email, Phone } from '../../shared/contact.tsx'
import { Facts } from '../../shared/facts.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { Part } from '../../shared/part.tsx'
import { Presence } from '../../shared/presence.tsx'
import { Screen } from '../../shared/screen.tsx'
import { showTime } from '../../shared/show-time.ts'
import { TrailLink } from '../../shared/trail-link.tsx'
import { useMay } from '../../shared/use-may.ts'
import { useOne } from '../../shared/use-read.ts'
import { CustomerAvatar } from './customer-avatar.tsx'
import { CustomerActivity } from './customer-activity.tsx'
import { CustomerNote } from './customer-note.tsx'
import { CustomerRights } from './customer-rights.tsx'
import { CustomerTags } from './customer-tags.tsx'
import { PointLedger } from './point-ledger.tsx'
import { SuspensionNote } from './suspension.tsx'

/** One customer: profile, points and activity, with colleagues' notes. */
export function CustomerPage() {
  const { id = '' } = useParams()
  return <CustomerDetails id={id} />
}

export function CustomerDetails({ id }: { id: string }) {
  const t = useTranslate()
  const { data: customer, error } = useOne(findCustomer, { params: { id } })
  if (!customer) return <Screen error={error} />
  const name = customer.name ?? customer.email ?? customer.contact_number ?? ''
  const proof = (isProved: boolean) => (isProved ? ' ✓' : ` · ${t('customers.unproved')}`)
  return (
    <Screen
      beside={
        <>
          <Presence id={id} subject="customer" />
          <OrderLink id={customer._id} />
          <BookLink id={customer._id} />
        </>
      }
      heading={name}
    >
      <Columns
        first={
          <>
            <Part heading={t('customers.account')}>
              <SuspensionNote customer={customer} />
              <CustomerAvatar customer={customer} />
              <Facts
                rows={[
                  [
                    t('customers.email'),
                    customer.email && (
                      <Fragment key="email">
                        <Email address={customer.email} />
                        {proof(customer.is_email_verified)}
                      </Fragment>
                    ),
                  ],
                  [
                    t('customers.phone'),
                    customer.contact_number && (
                      <Fragment key="phone">
                        <Phone number={customer.contact_number} />
                        {proof(customer.is_phone_verified)}
                      </Fragment>
                    ),
                  ],
                  [t('customers.registered'), showTime(customer.registered_at)],
                  [t('customers.orders'), String(customer.order_count)],
                  [t('customers.spent'), formatMoney(customer.spent)],
                  [t('customers.wishlist'), String(customer.wishlist_count)],
                  [t('customers.reviews'), String(customer.review_count)],
                ]}
              />
              <CustomerTags customer={customer} key={customer.tags.join()} />
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
            <Part heading={t('customers.activity')}>
              <CustomerNote customer={customer} />
              <CustomerActivity id={customer._id} />
            </Part>
          </>
        }
      />
    </Screen>
  )
}

function OrderLink({ id }: { id: string }) {
  const t = useTranslate()
  if (!useMay()('orders.place')) return null
  return (
    <Button component={Link} to={`/orders/new?customer=${id}`} variant="outlined">
      {t('orderDesk.again')}
    </Button>
  )
}

/** Books a visit for the customer. */
function BookLink({ id }: { id: string }) {
  const t = useTranslate()
  const may = useMay()
  if (!may('appointments.work')) return null
  return (
    <Button component={Link} to={`/appointments?customer=${id}`} variant="outlined">
      {t('appointments.book')}
    </Button>
  )
}
