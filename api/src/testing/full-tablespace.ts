import { chown, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { withClient } from './database-client.ts'
import type { OwnDatabase } from './own-database.ts'
import type { SmallDisk } from './small-disk.ts'

/** A statement that hangs fails by its name, within the time of a test. */
const nothingWaits = `set statement_timeout = '20s'`

/** Puts the enquiries table on a disk of its own and fills that completely. */
export async function fillTablespace({ url, dataDir }: OwnDatabase, { folder, fill }: SmallDisk): Promise<void> {
  const { uid, gid } = await stat(join(dataDir, 'postgres'))
  await mkdir(join(folder, 'space'))
  await chown(join(folder, 'space'), uid, gid)
  await withClient(url, async (client) => {
    await client.query(nothingWaits)
    await client.query(`create tablespace tiny location '${join(folder, 'space')}'`)
    await client.query('alter table enquiries set tablespace tiny')
    await fill()
    // Also fill the last page, so that the next row needs a new one.
    const padding = `insert into enquiries select (jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid(),
      'reference', gen_random_uuid()::text))).* from enquiries e limit 1`
    while (
      await client.query(padding).then(
        () => true,
        () => false,
      )
    );
  })
}

export async function freeTablespace({ url }: OwnDatabase, { empty }: SmallDisk): Promise<void> {
  await empty()
  await withClient(url, async (client) => {
    await client.query(nothingWaits)
    await client.query('alter table enquiries set tablespace pg_default')
    await client.query('drop tablespace tiny')
  })
}
