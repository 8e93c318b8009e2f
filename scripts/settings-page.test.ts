import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settingsPage } from './settings-page.ts'

test('the page of settings in docs is the table that the program reads', async () => {
  await expect(settingsPage()).toMatchFileSnapshot(join(import.meta.dirname, '../docs/settings.md'))
})
