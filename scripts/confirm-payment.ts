import { directUrl, readConfig } from '../api/src/config.ts'
import { createContext } from '../api/src/context.ts'
import { migrate } from '../api/src/database/migrate.ts'
import { AppError } from '../api/src/http/app-error.ts'
import { confirmPaymentByReference } from '../api/src/features/orders/staff-order-steps.ts'
import { openShopDatabase } from './database.ts'
import { PlainError, runCommand } from './lifetime.ts'
import { note } from './progress.ts'

/** `npm run confirm-payment -- LM-7K3Q-9XPD`: records that the studio has received the money. */
await runCommand(async (lifetime) => {
  const [reference = ''] = process.argv.slice(2)
  const database = await lifetime.own(openShopDatabase(readConfig(process.env), { mayShare: true, onProgress: note }))
  await migrate(directUrl(database.config))
  const context = await lifetime.own(createContext(database.config))
  try {
    const order = await confirmPaymentByReference(context, reference)
    note(`${order.reference} is paid: HK$${(order.total_cents / 100).toFixed(2)}. The customer will get a mail.`)
  } catch (error) {
    if (error instanceof AppError && error.code === 'order-not-found')
      throw new PlainError(`There is no order "${reference}".`)
    if (error instanceof AppError && error.code === 'illegal-transition') {
      throw new PlainError(`${reference} is cancelled, completed or paid already.`)
    }
    throw error
  }
})
