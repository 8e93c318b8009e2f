import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'

/** The shop has two stores, fixed by configuration. Throws `store-not-found` for any other. */
export function requireStore(context: Context, storeId: string): 'MAIN' | 'MINI' {
  if (storeId === context.config.mainStoreId) return 'MAIN'
  if (storeId === context.config.miniStoreId) return 'MINI'
  throw new AppError('store-not-found')
}
