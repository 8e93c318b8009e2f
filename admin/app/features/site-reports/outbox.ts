import { CallError } from '@fitout/contract/client.ts'
import { addSitePicture, writeSiteReport } from '@fitout/contract/staff/site-reports.ts'
import { deviceStore } from '../../shared/device-store.ts'
import { staffCall } from '../../shared/staff-call.ts'

/** A report in transit, stored completely on the device until the shop has it. */
export type Outgoing = {
  /** Created on the device: the shop accepts the report once under this id, however often it arrives. */
  key: string
  staffId: string
  renovationId: string
  site: string
  body: { day: string; text: string; stage_key: string | null; present: string; publish: boolean }
  pictures: Blob[]
  /** The ids of the pictures that have arrived, in order. */
  ids: string[]
  madeAt: string
  arrivedAt?: string
  /** Why the shop refuses it. */
  fault?: string
}

const reports = deviceStore<Outgoing>('fitout-site-reports')

const arrivedAtMost = 5

let shown: readonly Outgoing[] = []
let isSignedOut = false
const watchers = new Set<() => void>()

export const outbox = {
  watch(watcher: () => void): () => void {
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  },
  shown: () => shown,
  isSignedOut: () => isSignedOut,
}

async function look(): Promise<readonly Outgoing[]> {
  const all = await reports.all().catch(() => [])
  shown = all.toSorted((a, b) => a.madeAt.localeCompare(b.madeAt))
  for (const watcher of watchers) watcher()
  return shown
}

/** Rejects if the device cannot store it. */
export async function keepReport(report: Outgoing): Promise<void> {
  await reports.keep(report.key, report)
  // Waiting reports must not be evicted when the device runs short of space.
  void navigator.storage?.persist?.().catch(() => false)
  await look()
  void sendWaiting(report.staffId)
}

let isNext = false

/**
 * Sends waiting reports, oldest first; one page at a time, and none of another user of the device. A request during sending is
 * handled afterwards: the network may have returned after that failed.
 */
export async function sendWaiting(staffId: string): Promise<void> {
  if (isNext) return
  isNext = true
  await navigator.locks.request('fitout-site-reports', async () => {
    isNext = false
    for (const report of await look()) {
      if (report.arrivedAt || report.fault || report.staffId !== staffId) continue
      if (!(await send(report))) break
    }
  })
  await forgetArrived()
}

/** Retries a report that the shop refused. */
export async function sendAgain({ fault: _fault, ...report }: Outgoing): Promise<void> {
  await reports.keep(report.key, report)
  await sendWaiting(report.staffId)
}

/** False if nothing more can be sent now. */
async function send(report: Outgoing): Promise<boolean> {
  try {
    await sendPictures(report)
    const { key: idempotencyKey, renovationId: id, body, ids } = report
    // The same picture twice is one.
    const images = [...new Set(ids)]
    await staffCall(writeSiteReport, { params: { id }, body: { ...body, images }, idempotencyKey })
    await keep({ ...report, pictures: [], arrivedAt: new Date().toISOString() })
    isSignedOut = false
    return true
  } catch (error) {
    return afterFault(report, error)
  }
}

async function sendPictures(report: Outgoing): Promise<void> {
  for (const picture of report.pictures.slice(report.ids.length)) {
    const file = new File([picture], 'site.jpg', { type: picture.type })
    const { data } = await staffCall(addSitePicture, { file })
    report.ids.push(data._id)
    await keep(report)
  }
}

async function afterFault(report: Outgoing, error: unknown): Promise<boolean> {
  if (!(error instanceof CallError)) return false
  const { status, code, message } = error.problem
  isSignedOut = status === 401
  if (code === 'file-not-found' && report.ids.length > 0) {
    // Pictures that waited too long for their report were swept: they are sent again.
    await keep({ ...report, ids: [] })
    return false
  }
  if (isSignedOut || status < 400 || status >= 500 || passing.has(code)) {
    await look()
    return false
  }
  await keep({ ...report, fault: message || code })
  return true
}

/** Temporary errors. */
const passing: ReadonlySet<string> = new Set([
  'rate-limited',
  'request-in-progress',
  'request-too-slow',
  'too-many-files',
])

async function keep(report: Outgoing): Promise<void> {
  await reports.keep(report.key, report)
  await look()
}

async function forgetArrived(): Promise<void> {
  const arrived = shown.filter(({ arrivedAt }) => arrivedAt).toSorted((a, b) => b.madeAt.localeCompare(a.madeAt))
  for (const { key } of arrived.slice(arrivedAtMost)) await reports.drop(key)
  if (arrived.length > arrivedAtMost) await look()
}
