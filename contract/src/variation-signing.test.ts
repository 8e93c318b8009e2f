import { expect, test } from 'vitest'
import { variationSigning as cn } from './messages/cn/variation-signing.ts'
import { variationSigning as en } from './messages/en/variation-signing.ts'
import { variationSigning as zh } from './messages/zh/variation-signing.ts'
import { variationSigningVersion } from './variation-signing.ts'

test('the sentences under an approval change together with their version', () => {
  expect([variationSigningVersion, zh, cn, en]).toMatchSnapshot()
})
