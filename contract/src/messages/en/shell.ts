import type { Translated } from '../message-types.ts'
import type { shell as source } from '../zh/shell.ts'

export const shell: Translated<typeof source> = {
  skip: 'Skip to content',
  mainNavigation: 'Main menu',
  footerNavigation: 'Footer menu',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  back: 'Back',
  backTo: 'Back to {title}',
  more: 'Open {title}',
  seeAllOf: 'Go to <name>{title}</name>',
  language: 'Language',
  account: 'My account',
  signIn: 'Sign in',
  signOut: 'Sign out',
  wishlist: 'Wishlist',
  wishlistCount: 'Wishlist, {count, plural, =0 {empty} one {# piece} other {# pieces}}',
  cartCount: 'Booking form, {count, plural, =0 {empty} one {# item} other {# items}}',
  social: 'Social media',
  newTab: '(opens in a new tab)',
  loading: 'Loading',
  needsScripts:
    'This page has to know who you are, which needs JavaScript in your browser. You are also welcome to contact us.',
  closeMessage: 'Close the message',
  welcome:
    'Welcome: you are a member now. We have sent you a link to confirm it; points are added to every order you complete.',
  toAccount: 'See your account',
  tryAgain: 'Try again',
  offline: 'You are offline. We carry on once you are connected.',
  backOnline: 'You are back online.',
  waitingSent: 'What you chose while offline is now in your booking form.',
}
