import type { Insertable } from 'kysely'
import type { NotificationSettings } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'

export async function findSettings(db: Database, accountId: string) {
  return db
    .selectFrom('accounts')
    .leftJoin('notification_settings', 'notification_settings.account_id', 'accounts.id')
    .select(['accounts.email', 'accounts.phone', 'accounts.language as account_language'])
    .select(['accounts.email_verified_at', 'accounts.phone_verified_at'])
    .select(['notification_settings.is_notifiable', 'notification_settings.channels', 'notification_settings.language'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow()
}

export async function putSettings(
  db: Database,
  accountId: string,
  settings: Omit<Insertable<NotificationSettings>, 'account_id'>,
): Promise<void> {
  await db
    .insertInto('notification_settings')
    .values({ account_id: accountId, ...settings })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(settings))
    .execute()
}
