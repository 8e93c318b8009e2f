import { CallError } from '@fitout/contract/client.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useOwnKey } from '../account/own-key.ts'
import { showToast } from '../toasts/toast-store.ts'
import { type Room, useRoomChanged } from './use-room.ts'

type Decision<Body> = {
  id: string
  send: (body: Body) => Promise<{ data: Room }>
  /** The text of the toast. */
  done: string
  onDone: () => void
}

/** A member's decision about a document. The response is the updated room, which is shown immediately. */
export function useDecision<Body>({ id, send, done, onDone }: Decision<Body>) {
  const queries = useQueryClient()
  const roomKey = useOwnKey('renovation', id)
  const changed = useRoomChanged(id)
  return useMutation({
    mutationFn: send,
    meta: { failure: false },
    onSuccess({ data }) {
      queries.setQueryData(roomKey, data)
      showToast({ kind: 'success', text: done })
      onDone()
    },
    // Also after an error, whose cause has changed the room.
    onSettled: () => void changed(),
  })
}

/** Why a signature was rejected: the document had changed or was no longer open. */
export type Overtaken = 'changed' | 'ended'

export const overtaking: Record<string, Overtaken> = {
  'document-changed': 'changed',
  'document-expired': 'ended',
  'illegal-transition': 'ended',
}

export function codeOf(error: unknown): string | undefined {
  return error instanceof CallError ? error.problem.code : undefined
}
