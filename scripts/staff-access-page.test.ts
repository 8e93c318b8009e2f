import { join } from 'node:path'
import { expect, test } from 'vitest'
import { staffAccessPage } from './staff-access-page.ts'

test('the page of what staff may call is the table that the server and the screens read', async () => {
  await expect(staffAccessPage()).toMatchFileSnapshot(join(import.meta.dirname, '../docs/staff-access.md'))
})
