import { customerLayout } from '../../database/seed/configuration/customer-layout.ts'
import { shopConstants } from '../../database/seed/configuration/shop-constants.ts'
import type { Context } from '../context.ts'

/** The constants of the demonstration shop, for what reads where money is sent. */
export async function publishConstants({ db, config }: Context, changes: object = {}): Promise<void> {
  const { bank_transfer: bank, fps, payme } = shopConstants.payment_channels
  const data = {
    ...shopConstants,
    // The seed calls the instructions by another name.
    payment_channels: {
      bank_transfer: { ...bank, instruction: undefined, instructions: bank.instruction },
      fps: { ...fps, instruction: undefined, instructions: fps.instruction },
      payme: { title: payme.title, account: `${payme.payee_name} ${payme.phone}`, instructions: payme.instruction },
    },
    main_store_id: config.mainStoreId,
    mini_store_id: config.miniStoreId,
    low_stock_from: 5,
    ...changes,
  }
  await publish(db, 'shop-constants', data)
}

/** The layout of the demonstration shop, for what reads where the studio is and when it is open. */
export async function publishLayout({ db }: Context): Promise<void> {
  await publish(db, 'customer-layout', customerLayout)
}

/** Both, and all else that papers are made from. */
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
