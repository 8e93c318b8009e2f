import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { LinkSlot } from './link-slot.ts'

type Props = {
  current: number
  last: number
  hrefOf: (page: number) => string
  words: { label: string; previous: string; next: string; page: (page: number) => string }
  link?: LinkSlot
}

export function Pagination({ current, last, hrefOf, words, link: Link = 'a' }: Props) {
  if (last <= 1) return null
  return (
    <nav aria-label={words.label}>
      <ul className="flex flex-wrap items-center justify-center gap-1 max-2xs:gap-0">
        {current > 1 && (
          <li>
            <Link href={hrefOf(current - 1)} rel="prev" aria-label={words.previous} className="page-number">
              <ArrowLeft aria-hidden="true" size={18} strokeWidth={1.5} />
            </Link>
          </li>
        )}
        {pagesAround(current, last).map((page, index) => (
          <li key={page ?? `gap-${index}`}>
            {page === undefined ? (
              <span aria-hidden="true" className="block w-4 text-center text-muted">
                …
              </span>
            ) : (
              <Link
                href={hrefOf(page)}
                aria-label={words.page(page)}
                aria-current={page === current ? 'page' : undefined}
                className="page-number"
              >
                {page}
              </Link>
            )}
          </li>
        ))}
        {current < last && (
          <li>
            <Link href={hrefOf(current + 1)} rel="next" aria-label={words.next} className="page-number">
              <ArrowRight aria-hidden="true" size={18} strokeWidth={1.5} />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}

/** The first, the last and the pages around the current one; `undefined` is a gap. */
export function pagesAround(current: number, last: number): (number | undefined)[] {
  const shown = new Set([1, last, current - 1, current, current + 1].filter((page) => page >= 1 && page <= last))
  const pages: (number | undefined)[] = []
  for (const page of [...shown].toSorted((a, b) => a - b)) {
    const before = pages.at(-1)
    if (before !== undefined && page - before === 2) pages.push(page - 1)
    else if (before !== undefined && page - before > 2) pages.push(undefined)
    pages.push(page)
  }
  return pages
}
