import type { Translated } from '../../message-types.ts'
import type { weatherDays as source } from '../../zh/staff/weather-days.ts'

export const weatherDays: Translated<typeof source> = {
  weatherDays: {
    lead: 'Days lost on all sites. Stages that were under way move by them; clients see it.',
    none: 'No day was lost.',
    add: 'Add a lost day',
    day: 'Day',
    cause: 'Cause',
    causes: {
      T8: 'Typhoon signal no. 8',
      BLACK_RAIN: 'Black rainstorm',
      EXTREME_CONDITIONS: 'Extreme conditions',
      OTHER: 'Another reason',
    },
    lostTitle: 'Lost',
    lost: { whole: 'The whole day', half: 'Half a day' },
    reason: 'Remarks',
    by: 'Added by',
    remove: 'Remove',
    removeTitle: 'Remove the lost day {day}?',
    removeLead: 'The stages that it moved return to their former forecast.',
    moves: 'Stages under way on that day, which it moves: {count}',
  },
  resources: { weatherDays: { name: 'Lost days' } },
  audit: {
    actions: {
      'weather-days.add': '{who} noted {thing} as lost to the weather',
      'weather-days.remove': '{who} took {thing} back as a day lost to the weather',
    },
    subjects: { 'weather-day': 'day lost to the weather' },
  },
}
