import { Button } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { archive, isOver, restore } from './order-acts.ts'
import type { Order } from './order-types.ts'

/** Archives a finished order, or restores it. */
export function ArchiveButton({ order }: { order: Order }) {
  const t = useTranslate()
  const may = useMay()
  const { run, isRunning } = useAction()
  const isArchived = order.archived_at !== null
  if (!may('orders.archive') || !(isArchived || isOver(order))) return null
  const [act, undo] = isArchived ? [restore, archive] : [archive, restore]
  const done = t(isArchived ? 'done.order.restore' : 'done.order.archive', { reference: order.reference })
  return (
    <Button
      color="secondary"
      disabled={isRunning}
      onClick={() =>
        void run(
          () => act(order),
          done,
          () => undo(order),
        )
      }
    >
      {t(isArchived ? 'orders.restore' : 'orders.archive')}
    </Button>
  )
}
