import { screens } from '@fitout/contract/storefront-paths.ts'
import { expect, test } from 'vitest'
import { customerLayout } from './configuration/customer-layout.ts'

test('the account menu links to each screen of the account, once', () => {
  const paths = customerLayout.navbar.account.map(({ path }) => path)
  const own = Object.values(screens)
    .map(({ path }) => path)
    .filter((path) => /^\/account(\/|$)/.test(path))
    // A single renovation is reached from the list, and joined through the link of an invitation.
    .filter((path) => !path.startsWith('/account/projects/'))
  expect(paths.toSorted()).toEqual(own.toSorted())
  expect(new Set(customerLayout.navbar.account.map(({ key }) => key)).size).toBe(paths.length)
})
