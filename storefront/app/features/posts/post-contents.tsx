import { useTranslations } from 'use-intl'
import type { PostView } from './post-view.ts'

const fewest = 2

/** The table of contents of a long article. */
export function PostContents({ headings, text }: Pick<PostView, 'headings' | 'text'>) {
  const t = useTranslations('posts')
  const chapters = headings.filter(({ level }) => level === 2)
  if (chapters.length < fewest) return null
  return (
    <nav aria-labelledby="contents" className="text-small">
      <h2 id="contents" className="mb-3 font-medium">
        {t('contents')}
      </h2>
      <ol lang={text.langs?.html} className="border-s border-stone">
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ms-px block border-s border-transparent py-1.5 ps-4 text-muted transition-colors hover:border-ink hover:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
