import { listDefects } from '@fitout/contract/defects.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useOwnKey } from '../../shared/account/own-key.ts'
import { quietCall } from '../../shared/api/browser-call.ts'
import { useScheduleChanged } from '../../shared/renovations/use-schedule.ts'

export type DefectList = Answer<typeof listDefects>
export type Defect = DefectList['data'][number]

export function useDefects(id: string) {
  return useQuery({
    queryKey: useOwnKey('renovation-defects', id),
    queryFn: async ({ signal }) => quietCall(listDefects, { params: { id }, signal }),
  })
}

/** Refetches the defects, and the payments that may depend on them, after a change. */
function useDefectsChanged(id: string) {
  const queries = useQueryClient()
  const queryKey = useOwnKey('renovation-defects', id)
  const scheduleChanged = useScheduleChanged(id)
  return async () => {
    await Promise.all([queries.invalidateQueries({ queryKey }), scheduleChanged()])
  }
}

type Change<Given> = {
  id: string
  send: (given: Given) => Promise<unknown>
  /** The text of the toast. */
  done: string
  onDone?: () => void
}

export function useDefectChange<Given = void>({ id, send, done, onDone }: Change<Given>) {
  const changed = useDefectsChanged(id)
  return useMutation({
    meta: { success: done, failure: false },
    mutationFn: send,
    onSuccess: () => onDone?.(),
    // Also after an error, whose cause has changed the list.
    onSettled: changed,
  })
}
