import { ownAppointments, type visitKinds } from '@fitout/contract/appointments.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { withQuery } from '@fitout/contract/with-query.ts'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { useTranslations } from 'use-intl'
import { Awaited } from '../../shared/account/awaited.tsx'
import { MoreButton } from '../../shared/account/more-button.tsx'
import { useOwnKey } from '../../shared/account/own-key.ts'
import { usePaged } from '../../shared/account/paged.ts'
import { TabPart } from '../../shared/account/tab-part.tsx'
import { quietCall } from '../../shared/api/browser-call.ts'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { useKindWords } from './appointment-facts.tsx'
import { useMomentWords } from './slots.ts'

/** A member's appointments, upcoming first, and the way to book a kind of visit. */
export function OwnAppointments({ offered }: { offered: (typeof visitKinds)[number] }) {
  const t = useTranslations('appointments')
  const to = useTo()
  const list = usePaged(useOwnKey('own-appointments'), (place, signal) =>
    quietCall(ownAppointments, { query: place, signal }),
  )
  return (
    <TabPart title={t('own')} text={t('ownText')}>
      <Awaited query={list} rows={1}>
        {({ items }) => (
          <>
            {items.length === 0 ? (
              <p className="text-small text-muted">{t('noneOwn')}</p>
            ) : (
              <ul>
                {items.map((appointment) => (
                  <Row key={appointment._id} appointment={appointment} />
                ))}
              </ul>
            )}
            <MoreButton list={list} />
            <div className="mt-6">
              <LinkButton
                as={ShopLink}
                to={withQuery(to('appointments'), { kind: offered.toLowerCase() })}
                variant={offered === 'MEASUREMENT' ? 'dark' : 'plain'}
              >
                {t(`toKinds.${offered}`)}
              </LinkButton>
            </div>
          </>
        )}
      </Awaited>
    </TabPart>
  )
}

function Row({ appointment }: { appointment: Answer<typeof ownAppointments>['data'][number] }) {
  const t = useTranslations('appointments')
  const to = useTo()
  const words = useMomentWords()
  const kind = useKindWords()(appointment)
  const { status, reference, token } = appointment
  return (
    <li className="border-t border-stone py-4 first:border-t-0 first:pt-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="font-medium">{kind}</span>
        <span className="text-small text-muted">{t(`statuses.${status}`)}</span>
      </p>
      <p className="mt-1 text-small">{words.whole(appointment)}</p>
      {token && status === 'BOOKED' ? (
        <ShopLink
          to={withQuery(to('appointment-change'), { token })}
          prefetch="none"
          aria-label={t('open', { reference })}
          className="line-link inline-flex min-h-8 items-center text-small"
        >
          {t('change')}
        </ShopLink>
      ) : (
        <p className="text-caption text-muted">{reference}</p>
      )}
    </li>
  )
}
