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
  invalid: 'This is not right.',
}
