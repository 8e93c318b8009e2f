import { inLocale, langOf } from '@fitout/contract/locales.ts'
import { membershipTransactions } from '@fitout/contract/memberships.ts'
import { pointChangeKey } from '@fitout/contract/points.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { EmptyState } from '@fitout/ui/empty-state.tsx'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { useTranslations } from 'use-intl'
import { Awaited } from '../../shared/account/awaited.tsx'
import { MoreButton } from '../../shared/account/more-button.tsx'
import { useOwnKey } from '../../shared/account/own-key.ts'
import { usePaged } from '../../shared/account/paged.ts'
import { quietCall } from '../../shared/api/browser-call.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { showInstant } from '../../shared/i18n/shop-dates.ts'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'

type Entry = Answer<typeof membershipTransactions>['data'][number]

export function PointHistory() {
  const t = useTranslations('memberships')
  const to = useTo()
  const history = usePaged(useOwnKey('point-history'), (place, signal) =>
    quietCall(membershipTransactions, { query: place, signal }),
  )
  return (
    <Awaited query={history}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState
            title={t('historyEmpty')}
            text={t('historyEmptyText')}
            level={3}
            action={
              <LinkButton as={ShopLink} to={to('products')} variant="main">
                {t('toProducts')}
              </LinkButton>
            }
          />
        ) : (
          <>
            <ul>
              {items.map((entry) => (
                <EntryRow key={entry._id} entry={entry} />
              ))}
            </ul>
            <MoreButton list={history} />
          </>
        )
      }
    </Awaited>
  )
}

function EntryRow({ entry }: { entry: Entry }) {
  const t = useTranslations('memberships')
  const locale = useLocale()
  const to = useTo()
  const { order, voucher, reason } = entry
  const about = voucher?.title ?? reason
  const aboutIn = inLocale(about, locale)
  return (
    <li className="flex items-start gap-5 border-t border-stone py-4 text-small first:border-t-0 last:border-b">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{t(`kinds.${pointChangeKey(entry)}`)}</p>
        {order && (
          <ShopLink to={to('order', { id: order._id })} className="line-link">
            {t('ofOrder', { reference: order.reference })}
          </ShopLink>
        )}
        {aboutIn && <p lang={langOf(about, locale)}>{aboutIn}</p>}
        <time dateTime={entry.created_at} className="block text-caption text-muted tabular-nums">
          {showInstant(entry.created_at)}
        </time>
      </div>
      <div className="text-end tabular-nums">
        <p className={entry.points > 0 ? 'font-medium text-moss' : 'font-medium'}>
          {entry.points !== 0 && (entry.points > 0 ? '+' : '−')}
          {Math.abs(entry.points).toLocaleString('en-HK')}
        </p>
        <p className="text-caption text-muted">{t('balance', { points: entry.balance })}</p>
        {(entry.owed !== 0 || entry.points_owed > 0) && (
          <p className="text-caption text-muted">{t('owedAfter', { points: entry.points_owed })}</p>
        )}
      </div>
    </li>
  )
}
