import type { Translated } from '../message-types.ts'
import type { memberStore as source } from '../zh/member-store.ts'

export const memberStore: Translated<typeof source> = {
  lead: 'A completed order earns a point for each dollar. Here they become pieces for your home, some with a little money besides.',
  toPoints: 'See my points',
  empty: 'New pieces are on their way',
  emptyText: 'Points can become vouchers, too.',
  toVouchers: 'See the vouchers',
  points: '{points, plural, one {# point} other {# points}}',
  both: '{points, plural, one {# point} other {# points}} + {amount}',
  soldOut: 'All of these are taken for now. More will come.',
  signInText: 'Sign in to your member account to take it for points.',
  signIn: 'Sign in to redeem',
  needsScript: 'Taking a piece for points needs JavaScript. You are also welcome to contact us.',
  balance: 'You have {points, plural, one {# point} other {# points}}',
  missing:
    '{points, plural, one {# more point is} other {# more points are}} needed. A completed order earns one for each dollar.',
  earn: 'See our pieces',
  others: 'More for your points',
  redeem: 'Redeem',
  aside: 'Take with it what you chose before',
  asidePiece: '<name>{title}</name> × {count, number}',
  another: 'Choose another piece for the same order',
  tooMany: 'Your points do not reach for all of these. Take fewer, or leave one for later.',
  pointsToPay: 'Points',
  agree:
    'By confirming you accept our <terms>terms and conditions</terms>. Cancel an unpaid order, and all its points come back.',
  place: 'Confirm',
  placing: 'Confirming',
}
