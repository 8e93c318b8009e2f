import type { Answer } from '@fitout/contract/endpoint.ts'
import { findProofReading } from '@fitout/contract/staff/payment-readings.ts'
import { useQuery } from '@tanstack/react-query'
import { staffCall } from '../../shared/staff-call.ts'
import { useMay } from '../../shared/use-may.ts'

export type ProofReading = Answer<typeof findProofReading>['data']

const askedAgainMilliseconds = 2000

/** The reading of a proof, polled until it exists; disabled for staff who do not decide on payments. */
export function useProofReading(orderId: string, proofId: string): ProofReading | undefined {
  const may = useMay()
  const { data } = useQuery({
    queryKey: ['proof-reading', orderId, proofId],
    queryFn: async () => (await staffCall(findProofReading, { params: { id: orderId } })).data,
    enabled: may('payments.decide'),
    refetchInterval: ({ state }) => (state.data?.is_recognition_in_progress ? askedAgainMilliseconds : false),
  })
  return data
}
