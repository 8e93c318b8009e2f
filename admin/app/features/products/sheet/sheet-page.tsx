import { productStatuses } from '@fitout/contract/staff/products.ts'
import { listStaffVariants } from '@fitout/contract/staff/variants.ts'
import { type FormEvent, useId } from 'react'
import type { Filter } from '../../../shared/filter-field.tsx'
import { useTranslate } from '../../../shared/i18n.ts'
import { ListScreen } from '../../../shared/list-screen.tsx'
import { SaveBar } from '../../../shared/save-bar.tsx'
import { SavedTogether, useTogether } from '../../../shared/saved-together.tsx'
import { useMay } from '../../../shared/use-may.ts'
import { useQueue } from '../../../shared/use-queue.ts'
import { useCategoryFilter } from '../use-categories.ts'
import { SheetTable } from './sheet-table.tsx'
import { useSheetEdits } from './use-sheet-edits.ts'

/** Prices and stock of all products in one sheet. */
export function SheetPage() {
  return (
    <SavedTogether>
      <Sheet />
    </SavedTogether>
  )
}

function Sheet() {
  const t = useTranslate()
  const may = useMay()
  const mayWrite = may('products.write') || may('stock.move')
  const queue = useQueue(
    listStaffVariants,
    { q: '', status: '', category_id: '' },
    { keepsPrevious: true, perPage: 50 },
  )
  const editing = useSheetEdits(queue.rows, mayWrite)
  const { save } = useTogether()
  const form = useId()
  const filters: Filter[] = [
    { kind: 'text', name: 'q', label: t('products.search'), isAlways: true },
    {
      kind: 'choice',
      name: 'status',
      label: t('orders.status'),
      isAlways: true,
      choices: productStatuses.map((status) => [status, t(`productStatus.${status}`)]),
    },
    useCategoryFilter(),
  ]
  return (
    <ListScreen
      filters={filters}
      heading={t('productSheet.title')}
      lead={t('productSheet.lead')}
      none={t('emptyLists.sheet')}
      queue={queue}
      // Not around the table, in which Enter moves on.
      beside={
        <form
          id={form}
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            void save()
          }}
        />
      }
    >
      {(rows) => (
        <>
          <SaveBar form={form} isInset mayWrite={mayWrite} onDiscard={editing.letGo}>
            {editing.count > 0 && t('productSheet.changed', { count: editing.count })}
          </SaveBar>
          <SheetTable editing={editing} rows={rows} />
        </>
      )}
    </ListScreen>
  )
}
