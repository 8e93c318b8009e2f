import { isSeeded, seed } from '../../database/seed/seed.ts'
import { openTestShop, type TestShop, type TestShopOptions } from './test-shop.ts'

/** A test shop filled with the demo company's data. */
export async function openSeededShop(options: TestShopOptions = {}): Promise<TestShop> {
  const shop = await openTestShop(options)
  await seed(shop.context)
  if (!(await isSeeded(shop.context))) throw new Error('the seed left the shop empty')
  return shop
}
