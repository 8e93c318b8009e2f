import { useTranslations } from 'use-intl'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { useVoucherWords, type VoucherView } from '../../shared/vouchers/voucher-words.ts'

/** A voucher in a list: its value and conditions, and below the perforation its cost. */
export function VoucherTicket({ voucher }: { voucher: VoucherView }) {
  const t = useTranslations('vouchers')
  const to = useTo()
  const { worth, least, points } = useVoucherWords()
  return (
    <article className="ticket group">
      <p className="ticket-worth">{worth(voucher)}</p>
      <h2 className="ticket-title">
        <ShopLink
          to={to('voucher', { id: voucher._id })}
          lang={voucher.langs?.title}
          className="decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
        >
          {voucher.title}
        </ShopLink>
      </h2>
      <div className="ticket-text">
        <p lang={voucher.langs?.description}>{voucher.description}</p>
        {least(voucher).map((line) => (
          <p key={line} className="mt-1">
            {line}
          </p>
        ))}
      </div>
      <p className="ticket-foot">
        <span className="font-medium tabular-nums">{points(voucher)}</span>
        {voucher.left === 0 ? (
          <span className="text-muted">{t('soldOut')}</span>
        ) : (
          <span aria-hidden="true" className="line-link">
            {t('redeem')}
          </span>
        )}
      </p>
    </article>
  )
}
