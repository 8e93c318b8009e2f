import { join } from 'node:path'
import { expect, test } from 'vitest'
import { staffAccessPage } from './staff-access-page.ts'

test('the page of staff access matches the table that server and screens use', async () => {
  await expect(staffAccessPage()).toMatchFileSnapshot(join(import.meta.dirname, '../docs/staff-access.md'))
})
