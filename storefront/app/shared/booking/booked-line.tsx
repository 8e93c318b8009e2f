import type { Answer } from '@fitout/contract/endpoint.ts'
import type { findOrder } from '@fitout/contract/orders.ts'
import { withQuery } from '@fitout/contract/with-query.ts'
import { localisedText } from '@fitout/contract/localised.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { Picture } from '@fitout/ui/picture.tsx'
import { useTranslations } from 'use-intl'
import { pictureIn } from '../catalogue/picture-in.ts'
import { useLocale } from '../i18n/locale-provider.tsx'
import { ShopLink } from '../links/shop-link.tsx'
import { useTo } from '../links/use-to.ts'
import { Joined } from '../text/joined.tsx'
import { useBookingWords } from './booking-words.ts'
import type { CartItem } from './chosen-cart.ts'
import { LineTitle } from './line-title.tsx'

type Line = Answer<typeof findOrder>['data']['lines'][number]
/** A line of an order; a line of the booking form has all these fields too. */
export type BookedLineView = Pick<
  Line,
  | 'product_id'
  | 'kind'
  | 'qty'
  | 'product_title'
  | 'product_slug'
  | 'product_variant_title'
  | 'image'
  | 'original_subtotal_price'
  | 'subtotal_price'
> & { booking: Line['booking'] | CartItem['booking']; is_custom?: boolean }

/** A read-only line: item, quantity, appointment and price. */
export function BookedLine({ line, isGift = false }: { line: BookedLineView; isGift?: boolean }) {
  const t = useTranslations('cart')
  const orders = useTranslations('orders')
  const locale = useLocale()
  const bookingWords = useBookingWords()
  const to = useTo()
  const isService = line.kind === 'SERVICE'
  const quantity = isService
    ? line.qty > 1 && orders('serviceQuantity', { count: line.qty })
    : orders('quantity', { count: line.qty })
  const isReduced = line.original_subtotal_price > line.subtotal_price && !isGift
  return (
    <div className="flex gap-4">
      <Picture
        picture={pictureIn(line.image, locale)}
        sizes="64px"
        fitting={[64, 216]}
        ratio="square"
        isDecorative
        className="size-16 shrink-0"
      />
      <div className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-6 gap-y-1 text-small">
        <div className="min-w-0 flex-1 basis-36">
          <LineTitle line={line} />
          <p className="text-caption text-muted">
            <Joined parts={[localisedText(line.product_variant_title, locale), { text: quantity || '' }]} />
          </p>
          {line.booking && <p className="text-caption text-muted">{bookingWords(line.booking)}</p>}
          {line.booking && 'token' in line.booking && line.booking.token && (
            <ShopLink
              to={withQuery(to('appointment-change'), { token: line.booking.token })}
              prefetch="none"
              className="line-link inline-flex min-h-8 items-center text-caption"
            >
              {orders('changeBooking')}
            </ShopLink>
          )}
        </div>
        <p className="ms-auto shrink-0 text-end tabular-nums">
          {isReduced && (
            <s className="block text-caption text-muted">
              <span className="sr-only">{t('original')} </span>
              {formatMoney(line.original_subtotal_price)}
            </s>
          )}
          {isGift ? <span className="text-moss">{t('gift')}</span> : formatMoney(line.subtotal_price)}
        </p>
      </div>
    </div>
  )
}
