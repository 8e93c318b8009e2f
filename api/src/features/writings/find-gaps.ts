import { writtenConfiguration } from '@fitout/contract/writings/written-configuration.ts'
import type { Context } from '../../context.ts'
import { createUpkeep } from '../../database/upkeep.ts'
import { gapsOf, listPieces, type TextKind } from './translation-gaps.ts'
import { noteStaleTexts, replaceGaps, takeStaleTexts } from './translation-gaps-queries.ts'

/** Keeps the list of missing and outdated translations up to date after texts changed. */
export const translationGaps = createUpkeep({
  notes: 'stale_texts',
  lock: 'translation gaps',
  notesAtOnce: 100,
  take: takeStaleTexts,
  async put(trx, stale) {
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
  },
})

/** Marks the built-in texts of the configuration as changed, since a release may bring new ones. */
export async function noteShippedTexts({ db }: Context): Promise<void> {
  await noteStaleTexts(db, 'configuration', Object.keys(writtenConfiguration))
}
