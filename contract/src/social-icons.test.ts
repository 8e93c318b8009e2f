import { expect, test } from 'vitest'
import { socialIconOf } from './social-icons.ts'

test.each([
  ['fa-instagram', 'fa-instagram'],
  ['fab fa-facebook-f', 'fa-facebook-f'],
  ['fa-brands fa-facebook', 'fa-facebook-f'],
  ['FA-YouTube', 'fa-youtube'],
  ['fa-brands  fa-x-twitter', 'fa-x-twitter'],
  ['fa-mastodon', undefined],
  ['', undefined],
  ['constructor', undefined],
])('%j is the icon %s', (written, icon) => expect(socialIconOf(written)).toBe(icon))
