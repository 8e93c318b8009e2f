import { pathTo } from '@fitout/contract/storefront-paths.ts'
import type { Database } from '../../src/database/database.ts'
import { publishConfiguration } from '../../src/features/configuration/configuration-service.ts'
import { publishContent, type WrittenBlock } from '../../src/features/contents/contents-service.ts'
import { customerLayout } from './configuration/customer-layout.ts'
import { customerLocales } from './configuration/customer-locales.ts'
import { estimateRates } from './configuration/estimate-rates.ts'
import { responseMessages } from '../../src/features/setup/templates/response-messages.ts'
import { shopConstants } from './configuration/shop-constants.ts'
import { searchTerms } from './configuration/search-terms.ts'
import { sortingLists } from '../../src/features/setup/templates/sorting-lists.ts'
import { contents } from './contents/contents.ts'
import { categoryId } from './seed-catalogue.ts'
import { type SeedMedia, withMedia } from './seed-pictures.ts'

/** `category:<key>` stands for the page of that category. */
function resolveLink(text: string): string {
  const [, key] = /^category:([a-z-]+)$/.exec(text) ?? []
  return key === undefined ? text : pathTo('category', 'zh', { id: categoryId(key) })
}

export async function publishPages(
  db: Database,
  media: SeedMedia,
  stores: { mainStoreId: string; miniStoreId: string },
): Promise<void> {
  await publishConfiguration(db, 'customer-layout', withMedia(customerLayout, media, resolveLink))
  await publishConfiguration(db, 'response-messages', responseMessages)
  await publishConfiguration(db, 'shop-constants', publicConstants(stores))
  await publishConfiguration(db, 'customer-locales', customerLocales)
  await publishConfiguration(db, 'sorting-lists', sortingLists)
  await publishConfiguration(db, 'estimate-rates', estimateRates)
  await publishConfiguration(db, 'search-terms', searchTerms)
  for (const content of contents) {
    await publishContent(db, { ...content, blocks: withMedia(content.blocks, media, resolveLink) as WrittenBlock[] })
  }
}

function publicConstants({ mainStoreId, miniStoreId }: { mainStoreId: string; miniStoreId: string }) {
  const { bank_transfer: bank, fps, payme } = shopConstants.payment_channels
  return {
    ...shopConstants,
    main_store_id: mainStoreId,
    mini_store_id: miniStoreId,
    low_stock_from: 5,
    payment_channels: {
      bank_transfer: { ...bank, instructions: bank.instruction },
      fps: { ...fps, instructions: fps.instruction },
      payme: { ...payme, account: `${payme.payee_name} ${payme.phone}`, instructions: payme.instruction },
    },
  }
}
