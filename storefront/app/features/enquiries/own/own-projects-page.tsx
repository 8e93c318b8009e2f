import { ownEnquiries } from '@fitout/contract/enquiries.ts'
import { EmptyState } from '@fitout/ui/empty-state.tsx'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import type { ComponentType, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Awaited } from '../../../shared/account/awaited.tsx'
import { MoreButton } from '../../../shared/account/more-button.tsx'
import { useOwnKey } from '../../../shared/account/own-key.ts'
import { usePaged } from '../../../shared/account/paged.ts'
import { ShownTogether } from '../../../shared/account/shown-together.tsx'
import { TabHeading } from '../../../shared/account/tab-heading.tsx'
import { TabPart } from '../../../shared/account/tab-part.tsx'
import { quietCall } from '../../../shared/api/browser-call.ts'
import { ShopLink } from '../../../shared/links/shop-link.tsx'
import { useTo } from '../../../shared/links/use-to.ts'
import { BookedServices } from './booked-services.tsx'
import { OwnEnquiry } from './own-enquiry.tsx'

type OwnProjectsPageProps = {
  renovations: ReactNode
  appointments: ReactNode
  /** The conversation about an enquiry. */
  Replies: ComponentType<{ id: string }>
}

/** A member's renovations, appointments, enquiries, and booked services. */
export function OwnProjectsPage({ renovations, appointments, Replies }: OwnProjectsPageProps) {
  const t = useTranslations('accountEnquiries')
  return (
    <>
      <TabHeading screen="account-projects" lead={t('lead')} />
      <ShownTogether>
        {renovations}
        <OwnEnquiries Replies={Replies} />
        {appointments}
        <BookedServices />
      </ShownTogether>
    </>
  )
}

function OwnEnquiries({ Replies }: Pick<OwnProjectsPageProps, 'Replies'>) {
  const t = useTranslations('accountEnquiries')
  const enquiries = usePaged(useOwnKey('own-enquiries'), (place, signal) =>
    quietCall(ownEnquiries, { query: place, signal }),
  )
  return (
    <TabPart title={t('enquiries')}>
      <Awaited query={enquiries} rows={1}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('noEnquiries')} text={t('noEnquiriesText')} level={3} action={<AskButton />} />
          ) : (
            <>
              <ul>
                {items.map((enquiry) => (
                  <OwnEnquiry key={enquiry._id} enquiry={enquiry} replies={<Replies id={enquiry._id} />} />
                ))}
              </ul>
              <MoreButton list={enquiries} />
              <div className="mt-8">
                <AskButton />
              </div>
            </>
          )
        }
      </Awaited>
    </TabPart>
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
