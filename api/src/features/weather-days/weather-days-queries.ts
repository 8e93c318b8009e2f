import type { Insertable, Selectable } from 'kysely'
import type { DB, WeatherDays } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'
import { keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

export type WeatherDayRow = Selectable<WeatherDays> & { staff_name: string }

/** False if the day exists already. */
export async function insertWeatherDay(db: Database, row: Insertable<DB['weather_days']>): Promise<boolean> {
  const inserted = await db
    .insertInto('weather_days')
    .values(row)
    .onConflict((conflict) => conflict.column('day').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function deleteWeatherDay(db: Database, id: string) {
  return db.deleteFrom('weather_days').where('id', '=', id).returning(['day', 'cause']).executeTakeFirst()
}

function withNames(db: Database) {
  return db
    .selectFrom('weather_days')
    .innerJoin('staff', 'staff.id', 'weather_days.staff_id')
    .selectAll('weather_days')
    .select('staff.name as staff_name')
}

const lastFirst = keyset(['weather_days.day', 'day', 'desc'])

export async function listWeatherDayRows(db: Database, page: Place) {
  const rows = await withNames(db)
    .select(lastFirst.key.as('row_key'))
    .where(lastFirst.follows(page.after))
    .orderBy(lastFirst.order)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  const { total } = await db
    .selectFrom('weather_days')
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

export async function findWeatherDayRow(db: Database, id: string): Promise<WeatherDayRow> {
  return withNames(db).where('weather_days.id', '=', id).executeTakeFirstOrThrow()
}

export async function listWeatherDaysFrom(db: Database, from: string) {
  return db
    .selectFrom('weather_days')
    .select(['day', 'cause', 'half_days'])
    .where('day', '>=', from)
    .orderBy('day')
    .execute()
}
