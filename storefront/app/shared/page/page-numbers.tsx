import { Pagination } from '@fitout/ui/pagination.tsx'
import { useTranslations } from 'use-intl'
import { PageLink } from '../links/page-link.tsx'

type Props = { page: number; lastPage: number; addressOf: (page: number | undefined) => string }

/** The pagination of a list; the first page has the list's own address, without a number. */
export function PageNumbers({ page, lastPage, addressOf }: Props) {
  const t = useTranslations('catalogue')
  return (
    <div className="pt-block">
      <Pagination
        current={page}
        last={lastPage}
        hrefOf={(next) => addressOf(next > 1 ? next : undefined)}
        link={PageLink}
        words={{
          label: t('pagination'),
          previous: t('previousPage'),
          next: t('nextPage'),
          page: (next) => t('page', { page: next }),
        }}
      />
    </div>
  )
}
