import type { Translated } from '../message-types.ts'
import type { staffDeviceWords as source } from '../zh/staff-device-words.ts'

/** Messages about the devices that get push notices; loaded with that screen only. */
export const staffDeviceWords: Translated<typeof source> = {
  way: 'Device',
  title: 'Notifications on devices',
  lead: 'The system shows what happened while the back office is closed too, without names. Messages pass encrypted through the push service of the browser’s maker. In quiet hours they wait, except for the health of the shop.',
  turnOn: 'Notifications on this device',
  turnedOn: 'This device gets notifications.',
  here: 'This device',
  unnamed: 'Unknown browser',
  since: 'Added {at}',
  failing: 'Has failed since {at}: {fault}',
  faults: {
    refused: 'the push service refused it',
    timeout: 'the push service did not answer',
    unreachable: 'the push service was not reached',
    certificate: 'the push service has no valid certificate',
    'inner-address': 'its address lies in the inner network',
  },
  remove: 'Remove {name}',
  notAllowed:
    'The browser lets this site show no notifications. Allow them in its settings for this site, then try again.',
  impossible:
    'This browser shows no notifications of sites. An iPhone or iPad does once the back office is on the home screen.',
  failed: 'The push service could not be reached. Try again later.',
}
