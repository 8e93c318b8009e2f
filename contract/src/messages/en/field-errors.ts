import type { Translated } from '../message-types.ts'
import type { fieldErrors as source } from '../zh/field-errors.ts'

export const fieldErrors: Translated<typeof source> = {
  required: 'Please fill this in.',
  'wrong-type': 'This is not the kind of value we expected.',
  'unknown-field': 'This field is not accepted.',
  'too-short': 'This is too short.',
  'too-long': 'This is too long.',
  'too-small': 'This number is too small.',
  'too-big': 'This number is too big.',
  'not-whole': 'Please give a whole number.',
  'not-listed': 'Please choose one of the options.',
  'email-format': 'Email Incorrect Format',
  'phone-format': 'Phone Incorrect Format',
  'password-format': 'Password Incorrect Format: must be 8 or more characters mixing letters and numbers',
  'password-common': 'This password is too common and easily guessed. Please choose another.',
  'not-number': 'Please give a number.',
  'ends-before': 'It must end after it begins.',
  'link-format': 'Give a path of the shop such as /projects, or a link that begins with https://, mailto: or tel:.',
  placeholder: 'Names in braces must be those of the original.',
  'date-format': 'This is not a date we can read.',
  'control-characters': 'This holds characters that cannot be used.',
  duplicate: 'This is here twice.',
  differs: 'This is not what the first row of the product says.',
  stale: 'This has changed in the shop since the file was exported. Export again, and make the change in the new file.',
  'not-as-exported':
    'A stock count needs its exported_stock_… column from the same export, or it would undo the sales since. Export again; or delete this column if the stock is not to change.',
  'day-past': 'Please choose tomorrow or a later day.',
  'day-closed': 'The studio is closed on this day. Please choose another.',
  'day-too-far': 'This day is too far ahead to be booked yet. Please choose an earlier one.',
  'slot-not-on-offer': 'The studio is not open at this time of day. Please choose another time.',
  invalid: 'This is not right.',
}
