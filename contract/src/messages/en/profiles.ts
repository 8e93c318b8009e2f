import type { Translated } from '../message-types.ts'
import type { profiles as source } from '../zh/profiles.ts'

export const profiles: Translated<typeof source> = {
  lead: 'How we address you, and the language we write to you in.',
  picture: 'Picture',
  pictureHint: 'JPG, PNG, WebP, AVIF or GIF, up to 10\u00A0MB. It is shown beside your comments and reviews.',
  choosePicture: 'Choose a picture',
  removePicture: 'Remove',
  sendingPicture: 'Uploading',
  pictureSaved: 'Your picture is updated',
  pictureRemoved: 'Your picture is removed',
  pictureFailed: 'Your picture could not be changed and is as it was. {reason}',
  pictureType: 'Please choose a JPG, PNG, WebP, AVIF or GIF picture.',
  pictureSize: 'This picture is larger than 10\u00A0MB. Please choose a smaller one.',
  username: 'Name',
  usernameHint: 'Shown with your comments and reviews.',
  gender: 'Gender',
  genders: { female: 'Female', male: 'Male', none: 'Rather not say' },
  country: 'Country or region',
  countryWords: {
    placeholder: 'Type or choose',
    empty: 'No such country or region',
    clear: 'Clear country or region',
    open: 'Open the list of countries and regions',
  },
  language: 'Language we write in',
  languageHint: 'For emails and text messages. The website keeps the language you read it in.',
  contacts: 'Email and phone',
  contactsText: 'A new email or phone has to be confirmed. You can change them under “{tab}”.',
  none: 'None yet',
}
