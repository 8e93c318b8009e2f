import type pg from 'pg'
import { namedMedia } from '../named-media.ts'

/** The possible storage keys of one file: the original of a picture has one of two. */
export type StoredFile = string[]

const storedFiles = `
  select array[storage_key] as keys from files
  union all select array[storage_key] from sealed_papers
  union all select array[storage_key] from renovation_file_revisions
  union all select array[small_key] from renovation_file_revisions where small_key is not null
  union all
  select array['papers/' || paper_id || case paper_type when 'application/pdf' then '.pdf' else '.webp' end]
  from quotations where paper_id is not null
    and not exists (select from renovations r where r.id = renovation_id and r.sealed_until is not null)
  union all select array[folder || '/' || id || '/' || pdf_hash || '.pdf'] from (
    select 'quotations' as folder, id, pdf_hash, renovation_id from quotations
    union all select 'variations', id, pdf_hash, renovation_id from variations
    union all select 'certificates', renovation_id, pdf_hash, renovation_id from handovers) signed
  where pdf_hash is not null
    and not exists (select from renovations r where r.id = signed.renovation_id and r.sealed_until is not null)
  union all select array['media/' || id || '/original.jpg', 'media/' || id || '/original.png'] from pictures
  union all
  select array['exports/' || id || '/' || part] from personal_data_exports, unnest(array['data.json', 'page.html']) as part
  where status = 'READY' and expires_at > now()
  union all
  select array['media/' || case when name like '%.glb' then 'models/' else 'videos/' end || name]
  from (${namedMedia}) as media`

const atOnce = 500

/** The files that rows refer to, read within a transaction; those that can be regenerated are left out. */
export async function* listStoredFiles(client: pg.ClientBase): AsyncIterable<StoredFile> {
  await client.query(`declare kept_files no scroll cursor for ${storedFiles}`)
  for (;;) {
    const { rows } = await client.query<{ keys: string[] }>(`fetch ${atOnce} from kept_files`)
    yield* rows.map(({ keys }) => keys)
    if (rows.length < atOnce) break
  }
  await client.query('close kept_files')
}
