import type pg from 'pg'
import { namedMedia } from '../named-media.ts'

/** Keys of the storage of which a row names one: the original of a picture is kept under either of two. */
export type KeptFile = string[]

const keptFiles = `
  select array[storage_key] as keys from files
  union all select array['media/' || id || '/original.jpg', 'media/' || id || '/original.png'] from pictures
  union all
  select array['exports/' || id || '/' || part] from personal_data_exports, unnest(array['data.json', 'page.html']) as part
  where status = 'READY' and expires_at > now()
  union all
  select array['media/' || case when name like '%.glb' then 'models/' else 'videos/' end || name]
  from (${namedMedia}) as media`

const atOnce = 500

/** The files that the rows of the database name, within a transaction; what can be made anew from them is left out. */
export async function* listKeptFiles(client: pg.ClientBase): AsyncIterable<KeptFile> {
  await client.query(`declare kept_files no scroll cursor for ${keptFiles}`)
  for (;;) {
    const { rows } = await client.query<{ keys: string[] }>(`fetch ${atOnce} from kept_files`)
    yield* rows.map(({ keys }) => keys)
    if (rows.length < atOnce) break
  }
  await client.query('close kept_files')
}
