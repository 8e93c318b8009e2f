import { useTranslations } from 'use-intl'
import type { PageHeading } from './content-view.ts'

/** Beside the text on wide screens, before it on narrow ones, omitted in print. */
export function TableOfContents({ headings, canPrint }: { headings: PageHeading[]; canPrint: boolean }) {
  const t = useTranslations('contents')
  if (headings.length < 2) return null
  return (
    <nav aria-labelledby="on-this-page" className="text-small print:hidden">
      <h2 id="on-this-page" className="mb-3 font-medium">
        {t('onThisPage')}
      </h2>
      <ol className="border-s border-stone">
        {headings.map(({ id, title, lang }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              lang={lang}
              className="-ms-px block border-s border-transparent py-1.5 ps-4 text-muted transition-colors hover:border-ink hover:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
      {canPrint && (
        <button type="button" onClick={() => print()} className="line-link mt-6 min-h-8 text-caption text-muted">
          {t('print')}
        </button>
      )}
    </nav>
  )
}
