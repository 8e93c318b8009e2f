import type { Translated } from '../message-types.ts'
import type { errors as source } from '../zh/error-texts.ts'
import { fieldErrors as fields } from './field-errors.ts'
import { missingFields as missing } from './missing-fields.ts'

export const errors: Translated<typeof source> = {
  error: 'Error',
  serverError: 'Error from Server',
  success: 'Success',
  emailFormat: 'Email Incorrect Format',
  phoneFormat: 'Phone Incorrect Format',
  passwordFormat: 'Password Incorrect Format',
  passwordRule: 'must be 8 or more characters mixing letters and numbers',
  pageNotFound: 'Page not found',
  thisPageNotFound: 'This page could not be found',
  addressNotFound: 'The requested URL could not be found',
  backHome: 'Back to the home page',
  noOrder: 'No order found',
  noResults: 'No results found',
  noComments: 'No comments',
  noReviews: 'No reviews',
  noImages: 'No images uploaded',
  noBookingRequests: 'No booking requests',
  internalError: 'Something went wrong on our side. We have made a note of it; please try again later.',
  offline: 'You are offline',
  offlineText:
    'This page could not be fetched. It opens by itself once you are connected again; your booking form is kept meanwhile.',
  unreachable: 'We cannot be reached at the moment. Please try again shortly.',
  fields,
  missing,
}
