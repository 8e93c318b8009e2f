import { withQuery } from '@fitout/contract/with-query.ts'
import { EmptyState } from '@fitout/ui/empty-state.tsx'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { useTranslations } from 'use-intl'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { PageHead } from '../../shared/page/page-head.tsx'
import { PageNumbers } from '../../shared/page/page-numbers.tsx'
import { PageTrail } from '../../shared/page/page-trail.tsx'
import type { VoucherView } from '../../shared/vouchers/voucher-words.ts'
import { HowPointsWork } from '../../shared/vouchers/how-points-work.tsx'
import { VoucherTicket } from './voucher-ticket.tsx'

const types = ['FIXED', 'PERCENTAGE', 'FREE_SHIPPING', 'BUY_X_GET_Y'] as const
export type DiscountType = (typeof types)[number]

export function discountTypeIn(search: URLSearchParams): DiscountType | undefined {
  return types.find((type) => type === search.get('discount_type'))
}

type Props = { vouchers: VoucherView[]; type: DiscountType | undefined; page: number; lastPage: number }

/** Vouchers that members redeem for points. */
export function VoucherStorePage({ vouchers, type, page, lastPage }: Props) {
  const t = useTranslations('vouchers')
  const screens = useTranslations('screens')
  const to = useTo()
  const addressOf = (query: { discount_type?: string; page?: number }) => withQuery(to('vouchers'), query)
  return (
    <div className="page pt-4 pb-section">
      <PageHead title={screens('vouchers')} description={t('lead')} />
      <PageTrail steps={[{ title: screens('vouchers') }]} />
      <header className="grid gap-y-4 pt-6 pb-block md:pt-10 lg:columns-12 lg:items-end">
        <h1 className="font-display text-display lg:col-span-6">{screens('vouchers')}</h1>
        <p className="max-w-phrase text-muted lg:col-span-5 lg:col-start-8">{t('lead')}</p>
      </header>
      <nav aria-label={t('filter')} className="mb-8">
        <ul className="flex flex-wrap gap-x-7 gap-y-1">
          {[undefined, ...types].map((one) => (
            <li key={one ?? 'all'}>
              <ShopLink
                to={addressOf({ discount_type: one })}
                aria-current={one === type ? 'page' : undefined}
                className="inline-flex min-h-target items-center border-b border-transparent text-small text-muted
                  transition-colors hover:text-ink aria-[current]:border-ink aria-[current]:text-ink"
              >
                {one ? t(`types.${one}`) : t('all')}
              </ShopLink>
            </li>
          ))}
        </ul>
      </nav>
      {vouchers.length === 0 ? (
        <EmptyState
          title={t('empty')}
          text={t('emptyText')}
          action={
            <LinkButton as={ShopLink} to={to('products')} variant="main">
              {t('toProducts')}
            </LinkButton>
          }
        />
      ) : (
        <ul className="card-rows ticket-rows">
          {vouchers.map((voucher) => (
            <li key={voucher._id}>
              <VoucherTicket voucher={voucher} />
            </li>
          ))}
        </ul>
      )}
      <PageNumbers
        page={page}
        lastPage={lastPage}
        addressOf={(number) => addressOf({ discount_type: type, page: number })}
      />
      <HowPointsWork />
    </div>
  )
}
