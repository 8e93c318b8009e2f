import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settingsPage } from './settings-page.ts'

test('the settings page in docs matches the table of settings', async () => {
  await expect(settingsPage()).toMatchFileSnapshot(join(import.meta.dirname, '../docs/settings.md'))
})
