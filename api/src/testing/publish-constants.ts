import { everyDay, type OpenDays } from '@fitout/contract/booking-days.ts'
import { sql } from 'kysely'
import { customerLayout } from '../../database/seed/configuration/customer-layout.ts'
import { shopConstants } from '../../database/seed/configuration/shop-constants.ts'
import type { Context } from '../context.ts'

/** Publishes the constants of the demonstration shop, for code that reads the payment accounts. */
export async function publishConstants({ db, config }: Context, changes: object = {}): Promise<void> {
  const { bank_transfer: bank, fps, payme } = shopConstants.payment_channels
  const data = {
    ...shopConstants,
    // The seed has another key for the instructions.
    payment_channels: {
      bank_transfer: { ...bank, instruction: undefined, instructions: bank.instruction },
      fps: { ...fps, instruction: undefined, instructions: fps.instruction },
      payme: { title: payme.title, account: `${payme.payee_name} ${payme.phone}`, instructions: payme.instruction },
    },
    main_store_id: config.mainStoreId,
    mini_store_id: config.miniStoreId,
    low_stock_from: 5,
    // Tests order services some days from now, on any day of the year.
    opening_hours: { ...shopConstants.opening_hours, ...everyDay },
    ...changes,
  }
  await publish(db, 'shop-constants', data)
}

/** Changes the days on which the published constants say the studio is open. */
export async function openOn({ db }: Context, days: OpenDays): Promise<void> {
  await sql`
    update configurations set data = jsonb_set(data, '{opening_hours}', data -> 'opening_hours' || ${JSON.stringify(days)}::jsonb)
    where slug = 'shop-constants'`.execute(db)
}

/** Publishes the layout of the demonstration shop, for code that reads address and opening hours. */
export async function publishLayout({ db }: Context): Promise<void> {
  await publish(db, 'customer-layout', customerLayout)
}

/** Both, and everything else that documents are made from. */
export async function publishForPapers(context: Context): Promise<void> {
  await publishConstants(context)
  await publishLayout(context)
  await publish(context.db, 'response-messages', {})
}

async function publish(db: Context['db'], slug: string, data: object): Promise<void> {
  await db
    .insertInto('configurations')
    .values({ slug, version: 1, data: JSON.stringify(data), published_at: new Date() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
