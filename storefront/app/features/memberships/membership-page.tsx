import type { Answer } from '@fitout/contract/endpoint.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { membershipStatus } from '@fitout/contract/memberships.ts'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { ProgressBar } from '@fitout/ui/progress-bar.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Awaited } from '../../shared/account/awaited.tsx'
import { useOwnKey } from '../../shared/account/own-key.ts'
import { TabHeading } from '../../shared/account/tab-heading.tsx'
import { TabPart } from '../../shared/account/tab-part.tsx'
import { quietCall } from '../../shared/api/browser-call.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { PointHistory } from './point-history.tsx'

type Status = Answer<typeof membershipStatus>['data']

export function MembershipPage() {
  const t = useTranslations('memberships')
  const status = useQuery({
    queryKey: useOwnKey('membership'),
    queryFn: async ({ signal }) => (await quietCall(membershipStatus, { signal })).data,
  })
  return (
    <>
      <TabHeading screen="account-membership" lead={t('lead')} />
      {/* The final height, so that the history below does not move. */}
      <div className="min-h-92 sm:min-h-74">
        <Awaited query={status}>{(kept) => <Level status={kept} />}</Awaited>
      </div>
      <TabPart title={t('history')}>
        <PointHistory />
      </TabPart>
    </>
  )
}

function Level({ status }: { status: Status }) {
  const t = useTranslations('memberships')
  const locale = useLocale()
  const to = useTo()
  const next = inLocale(status.next_level?.title, locale)
  const benefits = inLocale(status.level.benefits, locale)
  return (
    <div className="grid gap-6 bg-sand p-5 sm:p-8">
      <dl className="grid gap-6 sm:grid-cols-2">
        <div>
          <dt className="text-caption text-muted">{t('level')}</dt>
          <dd className="mt-1 font-display text-heading">{inLocale(status.level.title, locale)}</dd>
          {benefits && <dd className="mt-2 text-small whitespace-pre-line text-muted">{benefits}</dd>}
        </div>
        <div>
          <dt className="text-caption text-muted">{t('available')}</dt>
          <dd className="mt-1 font-display text-heading tabular-nums">
            {status.available_points.toLocaleString('en-HK')}
          </dd>
          {status.points_owed > 0 && (
            <>
              <dd className="mt-2 text-small font-medium">{t('owed', { points: status.points_owed })}</dd>
              <dd className="text-small text-muted">{t('owedWhy')}</dd>
            </>
          )}
        </div>
      </dl>
      <div>
        {status.next_level && <ProgressBar label={t('progress', { level: next })} value={partDone(status)} />}
        <p className="mt-3 text-small">
          {status.points_to_next_level === null
            ? t('highest')
            : t('toNext', { points: status.points_to_next_level, level: next })}
        </p>
        <p className="text-caption text-muted">{t('earned', { points: status.total_points_earned })}</p>
      </div>
      <LinkButton as={ShopLink} to={to('vouchers')} className="justify-self-start max-sm:w-full">
        {t('toVouchers')}
      </LinkButton>
    </div>
  )
}

/** The progress from this level to the next, in per cent. */
function partDone({ level, next_level, total_points_earned }: Status): number {
  const [from, until] = [level.from, next_level?.from ?? level.from]
  return until > from ? Math.round((100 * (total_points_earned - from)) / (until - from)) : 100
}
