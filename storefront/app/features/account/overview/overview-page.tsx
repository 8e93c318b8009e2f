import { inLocale } from '@fitout/contract/locales.ts'
import { Avatar } from '@fitout/ui/avatar.tsx'
import { useTranslations } from 'use-intl'
import { Awaited } from '../../../shared/account/awaited.tsx'
import { useLocale } from '../../../shared/i18n/locale-provider.tsx'
import { showDate } from '../../../shared/i18n/shop-dates.ts'
import { useTo } from '../../../shared/links/use-to.ts'
import { PageHead } from '../../../shared/page/page-head.tsx'
import { OverviewTile } from './overview-tile.tsx'
import { type Overview, useOverview } from './use-overview.ts'

/** The signed-in member, and the latest orders, projects and so on with links to all of them. */
export function OverviewPage() {
  const t = useTranslations('overview')
  const screens = useTranslations('screens')
  const overview = useOverview()
  const name = overview.data?.profile.username
  return (
    <>
      <PageHead title={screens('account')} hidden />
      <header className="mb-block flex flex-wrap items-center gap-5">
        <Avatar
          name={name ?? overview.data?.profile.email ?? ''}
          picture={overview.data?.profile.avatar?.url}
          isDecorative
        />
        <div className="min-w-0">
          <h1 className="font-display text-heading wrap-anywhere">
            {overview.data ? (name ? t('greeting', { name }) : t('greetingNameless')) : screens('account')}
          </h1>
          <p className="mt-1 min-h-[1lh] text-caption text-muted tabular-nums">
            {overview.data?.profile.created_at && t('since', { date: showDate(overview.data.profile.created_at) })}
          </p>
        </div>
      </header>
      <Awaited query={overview}>{(kept) => <Tiles overview={kept} />}</Awaited>
    </>
  )
}

function Tiles({ overview }: { overview: Overview }) {
  const t = useTranslations('overview')
  const errors = useTranslations('errors')
  const orders = useTranslations('orders')
  const to = useTo()
  const locale = useLocale()
  const { profile, recipient, membership, latestOrder } = overview
  const phone = profile.phone && `+${profile.area_code ?? ''} ${profile.phone}`
  return (
    <div className="grid gap-gutter md:grid-cols-2">
      <OverviewTile
        title={t('orders')}
        link={{ to: to('account-orders'), title: t('toOrders') }}
        more={latestOrder && { to: to('order', { id: latestOrder._id }), title: t('toOrder') }}
      >
        {latestOrder ? (
          <>
            <p className="tabular-nums">
              {t('orderText', { reference: latestOrder.reference, date: showDate(latestOrder.date) })}
            </p>
            <p className="text-muted">{orders(`statuses.${latestOrder.current_status}`)}</p>
          </>
        ) : (
          <>
            <p>{errors('noOrder')}</p>
            <p className="text-muted">{t('noOrderText')}</p>
          </>
        )}
      </OverviewTile>
      <OverviewTile title={t('membership')} link={{ to: to('account-membership'), title: t('toMembership') }}>
        <p>
          {inLocale(membership.level.title, locale)}
          <span className="ms-3 tabular-nums">{t('points', { points: membership.available_points })}</span>
        </p>
        {membership.next_level && membership.points_to_next_level !== null && (
          <p className="text-muted">
            {t('toNext', {
              points: membership.points_to_next_level,
              level: inLocale(membership.next_level.title, locale),
            })}
          </p>
        )}
      </OverviewTile>
      <OverviewTile
        title={t('delivery')}
        link={{ to: to('account-delivery'), title: recipient ? t('toDelivery') : t('addDelivery') }}
      >
        {recipient ? (
          <address className="wrap-anywhere whitespace-pre-line not-italic">
            {[recipient.name, recipient.address].join('\n')}
          </address>
        ) : (
          <>
            <p>{t('noDelivery')}</p>
            <p className="text-muted">{t('noDeliveryText')}</p>
          </>
        )}
      </OverviewTile>
      <OverviewTile title={t('profile')} link={{ to: to('account-profile'), title: t('toProfile') }}>
        <p className="break-all">{profile.email ?? t('noEmail')}</p>
        <p className="tabular-nums">{phone ?? t('noPhone')}</p>
      </OverviewTile>
    </div>
  )
}
