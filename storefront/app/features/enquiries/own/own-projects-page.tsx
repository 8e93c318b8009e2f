import { ownEnquiries } from '@fitout/contract/enquiries.ts'
import { allOrders } from '@fitout/contract/orders.ts'
import { EmptyState } from '@fitout/ui/empty-state.tsx'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { TextLink } from '@fitout/ui/text-link.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Awaited } from '../../../shared/account/awaited.tsx'
import { MoreButton } from '../../../shared/account/more-button.tsx'
import { useOwnKey } from '../../../shared/account/own-key.ts'
import { usePaged } from '../../../shared/account/paged.ts'
import { TabHeading } from '../../../shared/account/tab-heading.tsx'
import { TabPart } from '../../../shared/account/tab-part.tsx'
import { quietCall } from '../../../shared/api/browser-call.ts'
import { ShopLink } from '../../../shared/links/shop-link.tsx'
import { useTo } from '../../../shared/links/use-to.ts'
import { BookedServices } from './booked-services.tsx'
import { OwnEnquiry } from './own-enquiry.tsx'

/** A member's renovations, appointments, enquiries, and the services booked. */
export function OwnProjectsPage({ renovations, appointments }: { renovations: ReactNode; appointments: ReactNode }) {
  const t = useTranslations('accountEnquiries')
  const to = useTo()
  const enquiries = usePaged(useOwnKey('own-enquiries'), (place, signal) =>
    quietCall(ownEnquiries, { query: place, signal }),
  )
  const services = usePaged(useOwnKey('own-services'), (place, signal) =>
    quietCall(allOrders, { query: { ...place, kind: 'SERVICE' }, signal }),
  )
  // Shown together: one after the other they would shift the layout.
  const both = {
    data: enquiries.data && services.data && { asked: enquiries.data.items, booked: services.data.items },
    error: enquiries.error ?? services.error,
    refetch: async () => Promise.all([enquiries.refetch(), services.refetch()]),
  }
  return (
    <>
      <TabHeading screen="account-projects" lead={t('lead')} />
      {renovations}
      <Awaited query={both}>
        {({ asked, booked }) => (
          <>
            <TabPart title={t('enquiries')}>
              {asked.length === 0 ? (
                <EmptyState title={t('noEnquiries')} text={t('noEnquiriesText')} level={3} action={<AskButton />} />
              ) : (
                <>
                  <ul>
                    {asked.map((enquiry) => (
                      <OwnEnquiry key={enquiry._id} enquiry={enquiry} />
                    ))}
                  </ul>
                  <MoreButton list={enquiries} />
                  <div className="mt-8">
                    <AskButton />
                  </div>
                </>
              )}
            </TabPart>
            {appointments}
            <TabPart title={t('services')} text={t('servicesText')}>
              <BookedServices orders={booked} />
              <MoreButton list={services} />
              <p className="mt-4">
                <TextLink as={ShopLink} to={to('services')} look="onward">
                  {t('toServices')}
                </TextLink>
              </p>
            </TabPart>
          </>
        )}
      </Awaited>
    </>
  )
}

function AskButton() {
  const t = useTranslations('accountEnquiries')
  const to = useTo()
  return (
    <LinkButton as={ShopLink} to={to('enquiry')} variant="main">
      {t('ask')}
    </LinkButton>
  )
}
