import { join } from 'node:path'
import { expect, test } from 'vitest'
import { webhooksPage } from './webhooks-page.ts'

test('the webhooks page shows every event of the contract with its example', async () => {
  await expect(webhooksPage()).toMatchFileSnapshot(join(import.meta.dirname, '../docs/webhooks.md'))
})
