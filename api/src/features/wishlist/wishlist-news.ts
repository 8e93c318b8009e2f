import { inLocale, isLocale, type Locale } from '@fitout/contract/locales.ts'
import { wishlistNews as cn } from '@fitout/contract/messages/cn/wishlist-news.ts'
import { wishlistNews as en } from '@fitout/contract/messages/en/wishlist-news.ts'
import { wishlistNews as zh } from '@fitout/contract/messages/zh/wishlist-news.ts'
import { formatDollars, toDollars } from '@fitout/contract/money.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import type { Jobs, WishlistNews } from '../../jobs/job-data.ts'
import { fillIn } from '../../words.ts'
import { channels, findConsentedContact } from '../consents/consents-service.ts'
import { sendNews } from '../mails/mails-service.ts'
import { listCardsOf } from '../products/products-service.ts'
import { type ChangedItem, takeChanges } from './wishlist-news-queries.ts'
import { wishedProductIds } from './wishlist-service.ts'

const words = { zh, cn, en }
const itemsAtOnce = 500

/** Finds products that are back or reduced on wishlists, and queues one message for each member and channel. */
export async function gatherWishlistNews(context: Context): Promise<void> {
  for (;;) {
    const count = await transaction(context.db, async (trx) => {
      const changes = await takeChanges(trx, itemsAtOnce)
      const byMember = Map.groupBy(
        changes.filter((item) => item.is_member && newsOf(item)),
        (item) => item.account_id,
      )
      for (const [accountId, items] of byMember) {
        const news = items.flatMap((item) => newsOf(item) ?? [])
        for (const channel of channels) {
          await context.jobs.enqueue(trx, 'wishlist-message', { id: newId(), accountId, channel, news })
        }
      }
      return changes.length
    })
    if (count < itemsAtOnce) return
  }
}

function newsOf(item: ChangedItem): WishlistNews | undefined {
  if (!item.is_available) return undefined
  const isReduced = item.cents < item.before_cents
  const event = item.was_available ? isReduced && 'reduced' : 'back'
  return event ? { productId: item.product_id, event, cents: item.cents, beforeCents: item.before_cents } : undefined
}

/**
 * Sends a member the news on one channel, if consented and still true: products that are gone again, or off the list,
 * are left out. Idempotent per job.
 */
export async function sendWishlistMessage(context: Context, job: Jobs['wishlist-message']): Promise<void> {
  const { id, accountId, channel, news } = job
  const found = await findConsentedContact(context.db, accountId, channel)
  if (!found?.contentTypes.includes('wishlist_products_update')) return
  const locale = isLocale(found.language) ? found.language : 'zh'
  const lines = await linesOf(context, accountId, news, locale)
  const [first] = lines
  if (!first) return
  const text = words[locale]
  const heading = lines.length === 1 ? first.sentence : fillIn(text.several, { count: lines.length })
  const url = context.config.publicUrl + pathTo('wishlist', locale)
  await sendNews(context, channel, {
    id: `wishlist-${id}`,
    to: found.contact,
    recorded: { accountId, kind: 'wishlist' },
    stop: text.stop,
    locale,
    heading,
    lead: [text.lead],
    sections: [{ title: text.section, rows: lines, paragraphs: [] }],
    action: { title: text.action, hint: text.hint, url },
    closing: text.closing,
  })
}

async function linesOf(context: Context, accountId: string, news: readonly WishlistNews[], locale: Locale) {
  const storeId = context.config.mainStoreId
  const wished = new Set(await wishedProductIds(context, { accountId, storeId }))
  const still = news.filter(({ productId }) => wished.has(productId))
  const cards = await listCardsOf(
    context,
    storeId,
    still.map(({ productId }) => productId),
  )
  return still.flatMap(({ productId, event, cents, beforeCents }) => {
    const card = cards.get(productId)
    if (card?.availability !== 'ONLINE_BOOKING_AVAILABLE') return []
    const [title, price] = [inLocale(card.title, locale), formatDollars(toDollars(cents))]
    const before = formatDollars(toDollars(beforeCents))
    const fill = (template: string) => fillIn(template, { title, price })
    const value = cents < beforeCents ? fillIn(words[locale].now, { before, price }) : price
    return [{ label: title, value, sentence: fill(words[locale][event]) }]
  })
}
