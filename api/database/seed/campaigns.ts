import type { Database } from '../../src/database/database.ts'
import { idFromKey } from '../../src/database/new-id.ts'
import { categoryId, variantId } from './seed-catalogue.ts'
import type { Words } from './seed-types.ts'

type SeedCampaign = { key: string; kind: 'BUY_X_GET_Y' | 'GIFT' | 'SHOP_WIDE'; title: Words; terms: object }

const campaigns: SeedCampaign[] = [
  {
    key: 'three-cushion-sets',
    kind: 'BUY_X_GET_Y',
    title: { en: '3 for 2 on cushions', zh: '咕臣買二送一', cn: '抱枕买二送一' },
    terms: { buy: 2, get: 1, reduction: { percent: 100 }, scope: { categoryIds: [categoryId('cushions')] } },
  },
  {
    key: 'tableware-with-a-home',
    kind: 'GIFT',
    title: {
      en: 'Bowls and cups on a walnut tray, a gift from HK$30,000',
      zh: '滿 HK$30,000 送陶碗茶杯套裝',
      cn: '满 HK$30,000 送陶碗茶杯套装',
    },
    terms: { minimum: { spend: 30_000_00 }, scope: {}, variantId: variantId('LUM-TWR-01-SET'), quantity: 1 },
  },
]

/** Offers that run from the shop's first day. */
export async function insertCampaigns(db: Database, storeId: string): Promise<void> {
  await db
    .insertInto('campaigns')
    .values(
      campaigns.map(({ key, kind, title, terms }, priority) => ({
        id: idFromKey(`campaign ${key}`),
        store_id: storeId,
        kind,
        title: JSON.stringify(title) as never,
        terms: JSON.stringify(terms) as never,
        priority,
      })),
    )
    .execute()
}
