import { OutsideError } from '../../adapters/outside/port.ts'
import type { Context } from '../../context.ts'
import { shopKeys } from './push-keys.ts'
import { authorization, encrypt } from './push-message.ts'
import { deleteEnded, type DeviceRow, findDeviceRow, noteArrival, noteFault } from './staff-devices-queries.ts'

/** The notification shown by the back office's service worker, and the page it opens. */
export type PushedMessage = { title: string; body: string; url: string }

const withinMilliseconds = 10_000
const answerAtMost = 1000
/** How long a push service keeps a message for a device that is off. */
const cacheSeconds = 12 * 3600
/** How long the shop's authorization is valid. */
const goodSeconds = 3600

/** Sends a message to a device, once: a lost message is not repeated. */
export async function pushTo(context: Context, deviceId: string, message: PushedMessage): Promise<void> {
  const device = await findDeviceRow(context.db, deviceId)
  if (!device) return
  const outcome = await send(context, device, message)
  if (outcome === 'ended') await deleteEnded(context.db, device)
  else if (outcome === 'arrived') await noteArrival(context.db, device.id, context.clock.now())
  else await noteFault(context.db, device.id, { fault: outcome, now: context.clock.now() })
}

type Outcome = 'arrived' | 'ended' | NonNullable<DeviceRow['fault']>

async function send(context: Context, device: DeviceRow, message: PushedMessage): Promise<Outcome> {
  const { endpoint } = device
  const keys = await shopKeys(context)
  const contact = /<(.+)>/.exec(context.config.mailFrom)?.[1] ?? context.config.mailFrom
  const body = encrypt(Buffer.from(JSON.stringify(message)), device)
  try {
    const { status } = await context.outside.ask({
      method: 'POST',
      url: endpoint,
      headers: {
        Authorization: authorization(keys, { endpoint, until: context.clock.seconds() + goodSeconds, contact }),
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        'Content-Length': String(body.length),
        TTL: String(cacheSeconds),
        Urgency: 'normal',
      },
      body,
      answerAtMost,
      withinMilliseconds,
    })
    if (status === 404 || status === 410) return 'ended'
    return status >= 200 && status < 300 ? 'arrived' : 'refused'
  } catch (error) {
    if (!(error instanceof OutsideError) || error.fault === 'too-large') throw error
    return error.fault
  }
}
