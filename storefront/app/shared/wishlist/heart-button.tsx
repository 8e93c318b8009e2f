import { useTranslations } from 'use-intl'
import { HeartIcon } from './heart-icon.tsx'
import { useWishlist } from './use-wishlist.ts'

type Props = { product: { id: string; title: string } }

/** On the corner of a product card; rendered once the session is open. */
export function CardHeart({ product }: Props) {
  const t = useTranslations('catalogue')
  const { isOpen, has, keep } = useWishlist()
  if (!isOpen) return null
  const isWished = has(product.id)
  return (
    <button
      type="button"
      aria-pressed={isWished}
      aria-label={t('keepOf', { title: product.title })}
      onClick={() => void keep(product.id, !isWished)}
      className="card-heart"
    >
      <HeartIcon isFull={isWished} />
    </button>
  )
}

/** Beside the price of a product. Its space is reserved until the session is open. */
export function HeartLine({ product }: Props) {
  const t = useTranslations('catalogue')
  const { isOpen, has, keep } = useWishlist()
  const isWished = has(product.id)
  return (
    <p className="min-h-target noscript:hidden">
      {isOpen && (
        <button
          type="button"
          aria-pressed={isWished}
          onClick={() => void keep(product.id, !isWished)}
          className="heart-line line-link"
        >
          <HeartIcon isFull={isWished} />
          {t(isWished ? 'kept' : 'keep')}
        </button>
      )}
    </p>
  )
}
