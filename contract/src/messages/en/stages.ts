import type { Translated } from '../message-types.ts'
import type { personalData as sourceOfData, stages as source } from '../zh/stages.ts'

export const stages: Translated<typeof source> = {
  progress: 'Progress',
  progressText:
    'Planned days are those of the quotation you accepted, and never change. Forecast days follow from what has happened.',
  none: 'No stages yet',
  noneText: 'Once you have accepted a quotation, the stages and their days are listed here.',
  stopped: 'The works have stopped. What was recorded until then stays here.',
  done: '{percent, number}% done',
  status: { PLANNED: 'Not begun', STARTED: 'Under way', DONE: 'Done' },
  days: { planned: 'Planned', forecast: 'Forecast', actual: 'Actual' },
  span: '{from} to {until}',
  since: 'since {from}',
  addedLater: 'Added later',
  late: '{days, plural, one {# working day} other {# working days}} late',
  lost: '{days, plural, one {# day} other {# days}} lost to the weather',
  nextStep: 'Next',
  waits: { CLIENT: 'Waits for your decision', STUDIO: 'Waits for us', BUILDING: 'Waits for the management office' },
  reopened: 'Begun again: {reason}',
  agreedEnd: 'Agreed end',
  forecastEnd: 'Forecast end',
  actualEnd: 'Actual end',
  onTime: 'Works end by the agreed day.',
  lateBy: 'Works are forecast to end {days, plural, one {# working day} other {# working days}} after the agreed day.',
  endedOnTime: 'Works ended by the agreed day.',
  endedLateBy: 'Works ended {days, plural, one {# working day} other {# working days}} after the agreed day.',
  lateFor: {
    CLIENT: 'A stage waits for your decision.',
    STUDIO: 'That is for us to make up.',
    BUILDING: 'A stage waits for the management office.',
  },
  movedBy: 'The end you accepted was {day}.',
  byWeather: 'The weather moved the agreed day by {days, plural, one {# working day} other {# working days}}.',
  byVariations: 'Approved variations moved it by {days, plural, one {# working day} other {# working days}}.',
  calendar: 'Days without works',
  calendarText: 'General holidays are no working days. Days lost to severe weather move the agreed end.',
  causes: {
    T8: 'Typhoon signal no. 8',
    BLACK_RAIN: 'Black rainstorm',
    EXTREME_CONDITIONS: 'Extreme conditions',
    OTHER: 'Another reason',
  },
  finished: 'Finished stages',
  half: 'half a day',
  holiday: 'General holiday',
  toProgress: 'See the progress',
}

/** Labels for the copy of personal data. */
export const personalData: Translated<typeof sourceOfData> = {
  sections: { stages: 'Stages of your renovation' },
  fields: {
    planned_start: 'Planned start',
    planned_end: 'Planned end',
    actual_start: 'Actual start',
    actual_end: 'Actual end',
    next_step: 'Next step',
  },
}
