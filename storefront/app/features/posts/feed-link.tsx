import Rss from 'lucide-react/icons/rss'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'

export const feedAddress = (locale: string) => `/feeds/journal.${locale}.xml`

/** The link to the journal's feed; feed readers also find it in the head of the page. */
export function FeedLink() {
  const t = useTranslations('posts')
  const screens = useTranslations('screens')
  const address = feedAddress(useLocale())
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={screens('blogs')} href={address} />
      <a href={address} className="line-link inline-flex min-h-8 items-center gap-1.5">
        <Rss aria-hidden="true" size={14} strokeWidth={1.5} />
        {t('feed')}
      </a>
    </>
  )
}
