import { listStaffSiteReports } from '@fitout/contract/staff/site-reports.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useOneself } from '../../shared/session.ts'
import { outbox, sendWaiting } from './outbox.ts'

const everyMilliseconds = 20_000

/** The reports in transit from this device; sent as long as the screen is open and whenever the network returns. */
export function useOutbox() {
  const staffId = useOneself()?._id
  const queries = useQueryClient()
  const all = useSyncExternalStore(outbox.watch, outbox.shown)
  const isSignedOut = useSyncExternalStore(outbox.watch, outbox.isSignedOut)
  useEffect(() => {
    if (!staffId) return
    const send = () => void sendWaiting(staffId)
    send()
    addEventListener('online', send)
    document.addEventListener('visibilitychange', send)
    const timer = setInterval(send, everyMilliseconds)
    return () => {
      removeEventListener('online', send)
      document.removeEventListener('visibilitychange', send)
      clearInterval(timer)
    }
  }, [staffId])
  const own = all.filter((one) => one.staffId === staffId)
  const lastArrival = own
    .map(({ arrivedAt = '' }) => arrivedAt)
    .toSorted()
    .at(-1)
  useEffect(() => {
    // It appears among the reports of its site as soon as it has arrived.
    if (lastArrival) void queries.invalidateQueries({ queryKey: [listStaffSiteReports.path] })
  }, [lastArrival, queries])
  return {
    waiting: own.filter(({ arrivedAt }) => !arrivedAt),
    arrived: own.filter(({ arrivedAt }) => arrivedAt),
    isSignedOut,
  }
}
