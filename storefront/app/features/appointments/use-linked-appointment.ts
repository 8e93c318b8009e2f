import {
  cancelAppointmentByLink,
  confirmAppointmentByLink,
  moveAppointmentByLink,
  showAppointmentByLink,
} from '@fitout/contract/appointments.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/api/browser-call.ts'

export type Linked = Answer<typeof showAppointmentByLink>['data']
type Step = { is: 'confirm' } | { is: 'move'; slotId: string } | { is: 'cancel'; reason: string }

/** The appointment of a link, and the actions allowed on it. */
export function useLinkedAppointment(token: string) {
  const queries = useQueryClient()
  const queryKey = ['appointment-by-link', token]
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(showAppointmentByLink, { query: { token }, signal })).data,
    enabled: token !== '',
    retry: false,
    refetchOnWindowFocus: false,
  })
  const step = useMutation({
    mutationFn: async (wanted: Step) => send(token, wanted),
    onSuccess: ({ data }) => queries.setQueryData(queryKey, data),
    // It may have been changed elsewhere meanwhile.
    onError: () => queries.invalidateQueries({ queryKey }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['appointment-slots'] }),
  })
  return { query, step }
}

async function send(token: string, wanted: Step) {
  if (wanted.is === 'confirm') return call(confirmAppointmentByLink, { body: { token } })
  if (wanted.is === 'move') return call(moveAppointmentByLink, { body: { token, slot_id: wanted.slotId } })
  return call(cancelAppointmentByLink, { body: { token, reason: wanted.reason } })
}
