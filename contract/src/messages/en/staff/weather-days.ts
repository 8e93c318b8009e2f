import type { Translated } from '../../message-types.ts'
import type { weatherDays as source } from '../../zh/staff/weather-days.ts'

export const weatherDays: Translated<typeof source> = {
  weatherDays: {
    lead: 'Days without work on any site. Stages under way are moved by them, and clients see why.',
    none: 'No weather days yet.',
    add: 'Add a weather day',
    day: 'Day',
    cause: 'Cause',
    causes: {
      T8: 'Typhoon signal no. 8',
      BLACK_RAIN: 'Black rainstorm',
      EXTREME_CONDITIONS: 'Extreme conditions',
      OTHER: 'Another reason',
    },
    lostTitle: 'Time lost',
    lost: { whole: 'The whole day', half: 'Half a day' },
    reason: 'Remarks',
    by: 'Added by',
    remove: 'Remove',
    removeTitle: 'Remove the weather day {day}?',
    removeLead: 'The stages it moved go back to their earlier forecast.',
    moves: 'Stages moved: {count}',
  },
  resources: { weatherDays: { name: 'Weather days' } },
  audit: {
    actions: {
      'weather-days.add': '{who} noted {thing} as lost to the weather',
      'weather-days.remove': '{who} took {thing} back as a day lost to the weather',
    },
    subjects: { 'weather-day': 'day lost to the weather' },
  },
}
