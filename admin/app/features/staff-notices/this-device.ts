import type { BodyInput } from '@fitout/contract/endpoint.ts'
import type { addStaffDevice, listStaffDevices } from '@fitout/contract/staff/staff-devices.ts'
import type { DataOf } from '../../shared/use-read.ts'

export type Device = DataOf<typeof listStaffDevices>['devices'][number]

const address = '/admin/push-worker.js'
// No page has this address, so the shop's service worker stays in control of the back office.
const scope = '/admin/push/'

type Asked = BodyInput<typeof addStaffDevice> | 'not-allowed' | 'failed'

export const supportsPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Asks for the user's permission, then the browser's push service; `key` is the shop's. */
export async function turnOnPush(key: string): Promise<Asked> {
  if ((await Notification.requestPermission()) !== 'granted') return 'not-allowed'
  try {
    const registration = await navigator.serviceWorker.register(address, { scope })
    await untilActive(registration)
    const former = await registration.pushManager.getSubscription()
    if (former && !isFor(former, key)) await former.unsubscribe()
    const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = made.toJSON()
    return { endpoint, keys: { p256dh, auth } }
  } catch {
    return 'failed'
  }
}

/** Removes the browser's subscription; the shop has already removed the device. */
export async function turnOffPush(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(scope)
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

async function untilActive({ installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting
  if (!coming) return
  await new Promise<void>((settle) => {
    const look = () => (coming.state === 'activated' || coming.state === 'redundant') && settle()
    coming.addEventListener('statechange', look)
    look()
  })
}

/** The shop may have created another key since. */
function isFor({ options }: PushSubscription, key: string): boolean {
  const own = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const plain = btoa(String.fromCodePoint(...own))
  return plain.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key
}
