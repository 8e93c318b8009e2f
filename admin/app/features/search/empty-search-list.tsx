import { listEmptySearches } from '@fitout/contract/staff/search.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { ListScreen } from '../../shared/list-screen.tsx'
import { showTime } from '../../shared/show-time.ts'
import { useQueue } from '../../shared/use-queue.ts'

/** Searches without results, as input for new synonyms. */
export function EmptySearchList() {
  const t = useTranslate()
  const queue = useQueue(listEmptySearches, {}, { keepsPrevious: true })
  return (
    <ListScreen
      columns={[
        { label: t('emptySearches.keyword'), render: ({ keyword }) => keyword },
        { label: t('emptySearches.language'), render: ({ locale }) => t(`emptySearches.languages.${locale}`) },
        { label: t('emptySearches.searches'), render: ({ searches }) => searches },
        { label: t('emptySearches.lastAt'), render: (entry) => showTime(entry.last_at) },
      ]}
      heading={t('resources.empty-searches.name')}
      none={t('emptyLists.searches')}
      queue={queue}
    />
  )
}
