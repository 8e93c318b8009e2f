import { withQuery } from '@fitout/contract/with-query.ts'
import { EmptyState } from '@fitout/ui/empty-state.tsx'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { useTranslations } from 'use-intl'
import { ShopLink } from '../../../shared/links/shop-link.tsx'
import { useTo } from '../../../shared/links/use-to.ts'
import { PageHead } from '../../../shared/page/page-head.tsx'
import { PageNumbers } from '../../../shared/page/page-numbers.tsx'
import { PageTrail } from '../../../shared/page/page-trail.tsx'
import { MemberPieces, type PieceCard } from './member-pieces.tsx'

type Props = { pieces: PieceCard[]; page: number; lastPage: number }

/** The shop whose products are paid in points. */
export function MemberStorePage({ pieces, page, lastPage }: Props) {
  const t = useTranslations('memberStore')
  const screens = useTranslations('screens')
  const to = useTo()
  return (
    <div className="page pt-4 pb-section">
      <PageHead title={screens('member-store')} description={t('lead')} />
      <PageTrail steps={[{ title: screens('member-store') }]} />
      <header className="grid gap-y-4 pt-6 pb-block md:pt-10 lg:columns-12 lg:items-end">
        <h1 className="font-display text-display lg:col-span-6">{screens('member-store')}</h1>
        <div className="lg:col-span-5 lg:col-start-8">
          <p className="max-w-phrase text-muted">{t('lead')}</p>
          <ShopLink
            to={to('account-membership')}
            prefetch="none"
            className="line-link inline-flex min-h-target items-center text-small"
          >
            {t('toPoints')}
          </ShopLink>
        </div>
      </header>
      {pieces.length === 0 ? (
        <EmptyState
          title={t('empty')}
          text={t('emptyText')}
          action={
            <LinkButton as={ShopLink} to={to('vouchers')} variant="main">
              {t('toVouchers')}
            </LinkButton>
          }
        />
      ) : (
        <MemberPieces pieces={pieces} first={2} />
      )}
      <PageNumbers
        page={page}
        lastPage={lastPage}
        addressOf={(number) => withQuery(to('member-store'), { page: number })}
      />
    </div>
  )
}
