import { Price } from '@fitout/ui/price.tsx'
import { useTranslations } from 'use-intl'

type Props = {
  price: number
  originalPrice?: number | undefined
  isFrom?: boolean | undefined
  size?: 'small' | 'large'
}

export function ProductPrice({ price, originalPrice, isFrom = false, size }: Props) {
  const t = useTranslations('catalogue')
  return (
    <Price
      amount={price}
      original={originalPrice ?? price}
      size={size}
      words={{
        sale: t('sale'),
        original: t('original'),
        from: isFrom ? (amount) => t('fromPrice', { price: amount }) : undefined,
      }}
    />
  )
}
