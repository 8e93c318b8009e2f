import type { Answer } from '@fitout/contract/endpoint.ts'
import { showRenovation } from '@fitout/contract/renovations.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useOwnKey } from '../account/own-key.ts'
import { quietCall } from '../api/browser-call.ts'

export type Room = Answer<typeof showRenovation>['data']

export function useRoom(id: string) {
  return useQuery({
    queryKey: useOwnKey('renovation', id),
    queryFn: async ({ signal }) => (await quietCall(showRenovation, { params: { id }, signal })).data,
  })
}

/** Refetches the room and its log after a change. */
export function useRoomChanged(id: string) {
  const queries = useQueryClient()
  const [room, log] = [useOwnKey('renovation', id), useOwnKey('renovation-log', id)]
  return async () => {
    await Promise.all([queries.invalidateQueries({ queryKey: room }), queries.invalidateQueries({ queryKey: log })])
  }
}
