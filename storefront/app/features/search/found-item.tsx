import type { SearchItem, SearchKind } from '@fitout/contract/search.ts'
import { Picture } from '@fitout/ui/picture.tsx'
import { useTranslations } from 'use-intl'
import { pictureIn } from '../../shared/catalogue/picture-in.ts'
import { ProductPrice } from '../../shared/catalogue/product-price.tsx'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { Marked } from './marked.tsx'

/** One search result: picture, title with the matches, and key facts. */
export function FoundItem({ kind, item }: { kind: SearchKind; item: SearchItem }) {
  const locale = useLocale()
  return (
    <>
      {item.picture && (
        <Picture
          picture={pictureIn(item.picture, locale)}
          sizes="56px"
          fitting={[56, 168]}
          ratio="square"
          isDecorative
          className="w-14"
        />
      )}
      <span className="min-w-0">
        <span lang={item.langs?.title} className="line-clamp-2 text-small">
          <Marked title={item.title} marks={item.marks} />
        </span>
        <span className="line-clamp-1 text-caption text-muted">
          <Aside kind={kind} item={item} />
        </span>
      </span>
    </>
  )
}

function Aside({ kind, item }: { kind: SearchKind; item: SearchItem }) {
  const t = useTranslations('search')
  const { price, summary, langs, count } = item
  if (price) return <ProductPrice price={price.from} originalPrice={price.original} isFrom={price.is_range} />
  if (kind !== 'districts') return langs ? <span lang={langs.summary}>{summary}</span> : summary
  return [summary, count ? t('projectsThere', { count }) : t('askThere')].filter(Boolean).join(' · ')
}
