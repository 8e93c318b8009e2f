import { withQuery } from '@fitout/contract/storefront-paths.ts'
import { EmptyState } from '@fitout/ui/empty-state.tsx'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { useTranslations } from 'use-intl'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { PageHead } from '../../shared/page/page-head.tsx'
import { PageNumbers } from '../../shared/page/page-numbers.tsx'
import { PageTrail } from '../../shared/page/page-trail.tsx'
import { useVoucherWords, type VoucherView } from '../../shared/vouchers/voucher-words.ts'

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
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {vouchers.map((voucher) => (
            <VoucherTicket key={voucher._id} voucher={voucher} />
          ))}
        </ul>
      )}
      <PageNumbers
        page={page}
        lastPage={lastPage}
        addressOf={(number) => addressOf({ discount_type: type, page: number })}
      />
    </div>
  )
}

function VoucherTicket({ voucher }: { voucher: VoucherView }) {
  const t = useTranslations('vouchers')
  const to = useTo()
  const { worth, least, points } = useVoucherWords()
  return (
    <li className="group relative flex flex-col bg-sand p-6 transition-colors hover:bg-stone">
      <p className="font-display text-heading">{worth(voucher)}</p>
      <h2 className="mt-3 font-medium">
        <ShopLink
          to={to('voucher', { id: voucher._id })}
          lang={voucher.langs?.title}
          className="decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
        >
          {voucher.title}
        </ShopLink>
      </h2>
      <p lang={voucher.langs?.description} className="mt-1 text-small text-muted">
        {voucher.description}
      </p>
      {least(voucher).map((line) => (
        <p key={line} className="mt-1 text-small text-muted">
          {line}
        </p>
      ))}
      <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 pt-6 text-small">
        <span className="font-medium tabular-nums">{points(voucher)}</span>
        {voucher.left === 0 && <span className="text-muted">{t('soldOut')}</span>}
      </p>
    </li>
  )
}
