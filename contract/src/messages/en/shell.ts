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
  seeAll: 'All: {title}',
  language: 'Language',
  changeLanguage: 'Change language, now {name}',
  account: 'My account',
  signIn: 'Sign in',
  register: 'Create an account',
  signOut: 'Sign out',
  wishlist: 'Wishlist',
  wishlistCount: 'Wishlist, {count, plural, =0 {empty} one {# piece} other {# pieces}}',
  cart: 'Booking form',
  cartCount: 'Booking form, {count, plural, =0 {empty} one {# item} other {# items}}',
  social: 'Social media',
  newTab: 'opens in a new tab',
  loading: 'Loading',
  loaded: 'Loaded',
  closeMessage: 'Close the message',
}
