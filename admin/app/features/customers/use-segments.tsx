import { addSegment, listSegments, removeSegment, renameSegment } from '@fitout/contract/staff/segments.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { useOne } from '../../shared/use-read.ts'
import type { SharedViews } from '../../shared/view-acts.tsx'
import { WriteToSegment } from './write-to-segment.tsx'

/** The named filters shared by all colleagues. */
export function useSegments(): SharedViews {
  const t = useTranslate()
  const may = useMay()
  const { run, isRunning } = useAction()
  const { data: segments = [] } = useOne(listSegments)
  const change = {
    isRunning,
    onAdd: async ({ label, choices }: { label: string; choices: Record<string, string> }) =>
      run(
        () => staffCall(addSegment, { body: { name: label, filter: choices } }),
        t('done.segmentAdded', { name: label }),
      ),
    onRename: async (id: string, name: string) =>
      run(() => staffCall(renameSegment, { params: { id }, body: { name } }), t('done.segmentRenamed', { name })),
    onRemove: async (id: string) => run(() => staffCall(removeSegment, { params: { id } }), 'done.segmentRemoved'),
  }
  return {
    views: segments.map(({ _id, name, filter }) => ({ id: _id, label: name, choices: filter })),
    renderBeside: (id) => <WriteToSegment id={id} />,
    forAll: t('customers.segmentForAll'),
    ...(may('segments.write') && { change }),
  }
}
