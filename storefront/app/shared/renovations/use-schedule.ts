import type { Answer } from '@fitout/contract/endpoint.ts'
import { listInstalments } from '@fitout/contract/instalments.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useOwnKey } from '../account/own-key.ts'
import { quietCall } from '../api/browser-call.ts'
import { useRoomChanged } from './use-room.ts'

export type Schedule = Answer<typeof listInstalments>
export type Instalment = Schedule['data'][number]

const whileReadingMilliseconds = 5000

/** The instalments of a room with their payment records. They are polled while a picture is being read. */
export function useSchedule(id: string) {
  return useQuery({
    queryKey: useOwnKey('renovation-schedule', id),
    queryFn: async ({ signal }) => quietCall(listInstalments, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isReading(state.data) ? whileReadingMilliseconds : false),
  })
}

const isReading = ({ data }: Schedule) =>
  data.some((row) => row.payment_records.some((record) => record.is_recognition_in_progress))

/** Refetches payments and room after a change. */
export function useScheduleChanged(id: string) {
  const queries = useQueryClient()
  const queryKey = useOwnKey('renovation-schedule', id)
  const roomChanged = useRoomChanged(id)
  return async () => {
    await Promise.all([queries.invalidateQueries({ queryKey }), roomChanged()])
  }
}
