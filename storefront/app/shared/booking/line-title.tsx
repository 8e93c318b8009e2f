import { inLocale, langOf, type Words } from '@fitout/contract/locales.ts'
import { useLocale } from '../i18n/locale-provider.tsx'
import { ShopLink } from '../links/shop-link.tsx'
import { useTo } from '../links/use-to.ts'

type Props = {
  line: {
    product_id: string
    kind: 'GOODS' | 'SERVICE'
    product_title: Words
    product_slug: Words
    is_custom?: boolean
  }
  onFollow?: () => void
}

/** The name of an item, linked to its page if it has one. */
export function LineTitle({ line, onFollow }: Props) {
  const locale = useLocale()
  const to = useTo()
  const parameters = { id: line.product_id, slug: inLocale(line.product_slug, locale) }
  const words = { lang: langOf(line.product_title, locale), children: inLocale(line.product_title, locale) }
  if (line.is_custom) return <span {...words} className="leading-snug font-medium" />
  return (
    <ShopLink
      to={line.kind === 'SERVICE' ? to('service', parameters) : to('product', parameters)}
      onClick={onFollow}
      {...words}
      className="leading-snug font-medium decoration-1 underline-offset-4 hover:underline"
    />
  )
}
