import type { Translated } from '../../message-types.ts'
import type { fieldFaults as source } from '../../zh/staff/field-faults.ts'

export const fieldFaults: Translated<typeof source> = {
  fieldFaults: {
    required: 'Please fill this in.',
    choice: 'Please choose one.',
    tick: 'Please tick this first.',
    email: 'Please give a full email address, such as name@example.com.',
    phone: 'This is not a full phone number. Please check it.',
    link: 'Please give a full address that begins with https://.',
    number: 'Please give a number.',
    day: 'Please give a full date.',
    time: 'Please give a full time.',
    whole: 'Please give a whole number.',
    step: 'Please give a multiple of {step}.',
    cents: 'Please give at most two decimals.',
    least: 'This cannot be less than {least}.',
    most: 'This cannot be more than {most}.',
    first: 'This cannot be before {first}.',
    last: 'This cannot be after {last}.',
    short: 'Please give at least {least, plural, one {{least} character} other {{least} characters}}.',
    long: 'Please give at most {most, plural, one {{most} character} other {{most} characters}}.',
    format: 'This is not in the right format. Please check it.',
  },
}
