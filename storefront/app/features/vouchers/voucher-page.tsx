import { useTranslations } from 'use-intl'
import { useTo } from '../../shared/links/use-to.ts'
import { PageHead } from '../../shared/page/page-head.tsx'
import { PageTrail } from '../../shared/page/page-trail.tsx'
import { useVoucherWords, type VoucherView } from '../../shared/vouchers/voucher-words.ts'
import { HowPointsWork } from '../../shared/vouchers/how-points-work.tsx'
import { RedeemVoucher } from './redeem-voucher.tsx'

/** One voucher: its value, its conditions and its cost, with the button to redeem it. */
export function VoucherPage({ voucher }: { voucher: VoucherView }) {
  const t = useTranslations('vouchers')
  const screens = useTranslations('screens')
  const to = useTo()
  const { worth, terms, points } = useVoucherWords()
  return (
    <article className="page pt-4 pb-section">
      <PageHead title={voucher.title} description={voucher.description} />
      <PageTrail
        steps={[
          { title: screens('vouchers'), href: to('vouchers') },
          { title: voucher.title, lang: voucher.langs?.title },
        ]}
      />
      <div className="grid gap-y-10 pt-6 md:pt-10 lg:columns-12">
        <div className="lg:col-span-6">
          <p className="text-caption text-muted">{t(`types.${voucher.discount_type}`)}</p>
          <h1 lang={voucher.langs?.title} className="mt-2 font-display text-display">
            {voucher.title}
          </h1>
          <p lang={voucher.langs?.description} className="mt-4 max-w-measure text-muted">
            {voucher.description}
          </p>
          <h2 className="mt-10 mb-3 font-medium">{t('termsTitle')}</h2>
          <ul className="max-w-measure">
            {terms(voucher).map((line) => (
              <li key={line} className="border-t border-stone py-3 text-small last:border-b">
                {line}
              </li>
            ))}
          </ul>
        </div>
        <section
          aria-label={t('redeem')}
          className="grid content-start gap-5 self-start bg-sand p-6 sm:p-8 lg:col-span-5 lg:col-start-8"
        >
          <p className="font-display text-display">{worth(voucher)}</p>
          <p className="border-t border-dashed border-control pt-5 font-medium tabular-nums">{points(voucher)}</p>
          {/* As tall as its content once the session is known. */}
          <div className="grid min-h-36 content-start gap-5">
            <RedeemVoucher voucher={voucher} />
          </div>
        </section>
      </div>
      <HowPointsWork />
    </article>
  )
}
