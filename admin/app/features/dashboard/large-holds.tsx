import { listLargeHolds } from '@fitout/contract/staff/dashboard.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyPart } from '../../shared/lazy-part.tsx'
import { staffCall } from '../../shared/staff-call.ts'

// Rarely present, so the first page does not wait for it.
const LargeHoldsAlert = lazyPart(async () => (await import('./large-holds-alert.tsx')).LargeHoldsAlert)

/** Stock held by unpaid orders, with the orders that hold most of it. */
export function LargeHolds() {
  const { data } = useQuery({
    queryKey: ['large-holds'],
    queryFn: async () => (await staffCall(listLargeHolds)).data,
  })
  if (!data || data.length === 0) return null
  return (
    <Suspense>
      <LargeHoldsAlert holds={data} />
    </Suspense>
  )
}
