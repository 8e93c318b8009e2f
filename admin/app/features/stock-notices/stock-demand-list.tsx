import { inLocale } from '@fitout/contract/locales.ts'
import { listStockDemand } from '@fitout/contract/stock-notices.ts'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { ListScreen } from '../../shared/list-screen.tsx'
import { showTime } from '../../shared/show-time.ts'
import { useQueue } from '../../shared/use-queue.ts'
import type { RowOf } from '../../shared/use-read.ts'

type Entry = RowOf<typeof listStockDemand>

/** Versions that customers wait for, most wanted first; on a phone two lines each. */
export function StockDemandList() {
  const t = useTranslate()
  const locale = useLocale()
  const queue = useQueue(listStockDemand, {}, { keepsPrevious: true })
  const name = (entry: Entry) => [entry.title, entry.variant_title].map((words) => inLocale(words, locale)).join(' · ')
  const facts = ({ waiting, sku, available }: Entry) =>
    [t('stockDemand.ofVariant', { count: waiting }), sku, `${t('stockDemand.available')} ${available}`].join(' · ')
  return (
    <ListScreen
      columns={[
        { label: t('stockDemand.piece'), render: name },
        { label: t('stockDemand.waiting'), render: ({ waiting }) => waiting, isNumber: true },
        { label: t('products.sku'), render: ({ sku }) => sku },
        { label: t('stockDemand.available'), render: ({ available }) => available, isNumber: true },
        { label: t('stockDemand.since'), render: (entry) => showTime(entry.since) },
      ]}
      heading={t('resources.stock-demand.name')}
      none={t('stockDemand.none')}
      queue={queue}
      short={{ renderTitle: name, renderFacts: facts }}
      to={({ product_id: id }) => `/products/${id}/show`}
    />
  )
}
