import type { Translated } from '../message-types.ts'
import type { accountMessages as source } from '../zh/account-messages.ts'

export const accountMessages: Translated<typeof source> = {
  greeting: 'Dear {name},',
  greetingToAll: 'Hello,',
  closing: 'If this was not you, you need not do anything.',
  verify: {
    subject: 'Confirm your account',
    lead: 'Thank you for joining us. Please confirm that this address is yours.',
    action: 'Confirm my account',
    hint: 'The link works once, within {minutes} minutes.',
    text: '{shop}: confirm your account with this link within 30 minutes.',
  },
  reset: {
    subject: 'Set a new password',
    lead: 'Somebody asked to reset your password. If it was you, please choose a new one.',
    action: 'Choose a new password',
    hint: 'The link works once, within {minutes} minutes. Until you use it, your present password stays.',
    text: '{shop}: choose a new password with this link within 30 minutes. If you did not ask, ignore this.',
  },
  claim: {
    subject: 'An account is waiting for you to confirm it',
    lead: 'Somebody registered with this address again, and its account has never been confirmed. If it was you, choose a password and the account is yours.',
    action: 'Choose a password',
    hint: 'The link works once, within {minutes} minutes.',
    text: '{shop}: an account with this number was never confirmed. If it is yours, choose a password with this link within 30 minutes.',
  },
  join: {
    subject: 'You are a member already',
    lead: 'Somebody registered with this address, and you have an account. If it was you, bring over what is on the booking form and any orders you placed just now, or simply sign in.',
    action: 'Bring it to my account',
    hint: 'The link works once, within {minutes} minutes.',
    text: '{shop}: you are a member already. If you registered just now, this link brings what you chose to your account within 30 minutes.',
  },
  exists: {
    subject: 'You are a member already',
    lead: 'Somebody registered with this address, and you have an account. If it was you, please sign in; a forgotten password can be reset there.',
    action: 'Sign in',
    hint: 'Your account and password have not changed.',
    text: '{shop}: somebody registered with this number, and you are a member already. Please sign in.',
  },
  change: {
    subject: 'Your code to change your contact details',
    lead: 'You are changing the contact details of your account. Please type this code into the page you came from:',
    action: '',
    hint: 'The code works for {minutes} minutes. Do not tell it to anyone; our staff will never ask for it.',
    text: '{shop}: {code} is your code to change your contact details, for 10 minutes. Do not tell it to anyone.',
  },
  prove: {
    subject: 'Confirm your new contact details',
    lead: 'Please type this code into the page you came from, and we will reach you here from now on:',
    action: '',
    hint: 'The code works for {minutes} minutes. If you did not ask for it, you need not do anything.',
    text: '{shop}: {code} confirms this number, for 10 minutes.',
  },
  inUse: {
    subject: 'Somebody tried to use your contact details',
    lead: 'Somebody tried to add this address to another account. We did not, because it belongs to yours. Nothing about your account has changed.',
    action: '',
    hint: 'If it was you, please use another address, or sign in to this account.',
    text: '{shop}: somebody tried to add this number to another account. We did not, and yours has not changed.',
  },
  passwordChanged: {
    subject: 'Your password has changed',
    lead: 'The password of your account has just been changed, and all other devices are signed out.',
    action: 'It was not me',
    hint: 'If you did not change it, please reset it at once.',
    text: '{shop}: your password has just been changed. If it was not you, reset it at once:',
  },
  contactChanged: {
    subject: 'Your contact details have changed',
    lead: 'Your account has new contact details, and we will no longer write to you here about it.',
    action: 'It was not me',
    hint: 'If you did not change them, please tell us at once.',
    text: '{shop}: your account has new contact details. If it was not you, please tell us at once.',
  },
}
