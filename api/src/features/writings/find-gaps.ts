import { writtenConfiguration } from '@fitout/contract/writings/written-configuration.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { gapsOf, listPieces, type TextKind } from './translation-gaps.ts'
import { hasStaleTexts, lockGaps, noteStaleTexts, replaceGaps, takeStaleTexts } from './translation-gaps-queries.ts'

const piecesAtOnce = 100
/** The backlog after an upgrade or an import is worked off in several runs. */
const longestMilliseconds = 50_000

/** Finds missing and outdated translations in the texts changed since the last run. */
export async function findAllGaps({ db }: Context): Promise<void> {
  const begun = performance.now()
  while (performance.now() - begun < longestMilliseconds && (await findLatestGaps(db)));
}

/** The same for the latest changes only; returns whether there were any. */
export async function findLatestGaps(db: Database): Promise<boolean> {
  if (!(await hasStaleTexts(db))) return false
  return transaction(db, async (trx) => {
    await lockGaps(trx)
    const stale = await takeStaleTexts(trx, piecesAtOnce)
    for (const [kind, rows] of Map.groupBy(stale, (row) => row.kind as TextKind)) {
      const keys = [...new Set(rows.map(({ key }) => key))]
      const pieces = await listPieces(trx, kind, keys)
      await replaceGaps(
        trx,
        kind,
        keys,
        pieces.flatMap((piece) => gapsOf(piece)),
      )
    }
    return stale.length > 0
  })
}

/** Marks the built-in texts of the configuration as changed, since a release may bring new ones. */
export async function noteShippedTexts({ db }: Context): Promise<void> {
  await noteStaleTexts(db, 'configuration', Object.keys(writtenConfiguration))
}
