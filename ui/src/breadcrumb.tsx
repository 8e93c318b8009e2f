import { classNames } from './class-names.ts'
import type { LinkSlot } from './link-slot.ts'

type Props = { label: string; items: { title: string; href?: string; lang?: string | undefined }[]; link?: LinkSlot }

/** The path from the home page to the current one. On phones only the step back is shown. */
export function Breadcrumb({ label, items, link: Link = 'a' }: Props) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-2 text-caption text-muted">
        {items.map((item, index) => (
          <li
            key={`${index}-${item.title}`}
            className={classNames('flex items-center gap-x-2', index !== items.length - 2 && 'max-md:hidden')}
          >
            {index > 0 && (
              <span aria-hidden="true" className="max-md:hidden">
                /
              </span>
            )}
            <span aria-hidden="true" className="md:hidden">
              ←
            </span>
            {item.href ? (
              <Link
                href={item.href}
                lang={item.lang}
                className="inline-flex min-h-8 items-center transition-colors hover:text-ink"
              >
                {item.title}
              </Link>
            ) : (
              <span aria-current="page" lang={item.lang} className="text-ink">
                {item.title}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
