import type { Translated } from '../../message-types.ts'
import type { defects as source } from '../../zh/staff/defects.ts'

export const defects: Translated<typeof source> = {
  defects: {
    title: 'Defects',
    none: 'No defects.',
    add: 'Add a defect',
    text: 'What is not right',
    place: 'Where',
    room: 'Room',
    noRoom: 'None',
    severity: 'Severity',
    severities: {
      MINOR: 'Minor',
      MAJOR: 'Major',
    },
    due: 'To be fixed by',
    late: 'Late',
    states: {
      OPEN: 'To be fixed',
      FIXED: 'Fixed, waits for the client',
      CLOSED: 'Closed',
      WITHDRAWN: 'Withdrawn',
    },
    raisedBy: {
      CLIENT: 'By the client',
      STUDIO: 'By us',
    },
    kinds: {
      HANDOVER: 'Handover',
      WARRANTY: 'Warranty',
    },
    reopened: 'Opened again {count}×',
    reopenedFor: 'Opened again: {reason}',
    closedFor: 'Closed because: {reason}',
    pictures: 'Pictures',
    picturesOfFix: 'As fixed',
    choose: 'Take or choose pictures',
    chosen: '{count} chosen',
    picturesNeeded: 'Please add 1 to 6 pictures.',
    fix: 'Fixed',
    fixLead: 'Add pictures as it is now; the client sees them and agrees.',
    close: 'Close',
    closeLead:
      'The client has said nothing for 14 days. Close it with a reason; the client can open it again for 30 days.',
    closeReason: 'Reason',
    withdraw: 'Withdraw',
    withdrawLead: 'It cannot be opened again; it stays under “Closed and withdrawn”.',
    done: 'Closed and withdrawn',
  },
  audit: {
    actions: {
      'defects.raise': '{who} raised defect {thing}',
      'defects.fix': '{who} marked defect {thing} as fixed',
      'defects.withdraw': '{who} withdrew defect {thing}',
      'defects.close': '{who} closed defect {thing}',
    },
  },
}
