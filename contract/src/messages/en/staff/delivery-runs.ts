import type { Translated } from '../../message-types.ts'
import type { deliveryRuns as source } from '../../zh/staff/delivery-runs.ts'

export const deliveryRuns: Translated<typeof source> = {
  deliveryRuns: {
    title: 'Delivery runs',
    lead: 'Choose a day, put paid orders on its run, and print the sheet by district. Customers are told once you send the run out.',
    day: 'Day',
    unplanned: 'Not planned yet',
    none: 'No paid order waits to be planned.',
    empty: 'Nothing goes out on this day yet.',
    add: 'Add to the run',
    takeOff: 'Take off',
    addAll: 'Add the district',
    print: 'Print the sheet',
    stops: '{count, plural, one {{count} stop} other {{count} stops}}',
    noDistrict: 'Without a district',
    inDistrict: '{district} ({count})',
    note: 'Note: {note}',
    signed: 'Received',
    units: '{count, plural, one {{count} unit} other {{count} units}}',
  },
  audit: { actions: { 'orders.plan': '{who} changed the day on which order {thing} goes out' } },
}
