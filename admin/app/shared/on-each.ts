import { askBeforeClosing } from './ask-before-closing.ts'
import { useTranslate } from './i18n.ts'
import { isSignedOut } from './query-client.ts'
import { SomeRefused, wordsOfEach } from './use-action.ts'

type Refused<Row> = { row: Row; error: unknown }

const namedAtMost = 3

/** Makes a call for each row, one after the other; a refused one does not stop the others. */
export function useOnEach<Row>(nameOf: (row: Row) => string) {
  const t = useTranslate()

  async function onEach(rows: readonly Row[], call: (row: Row) => Promise<unknown>): Promise<readonly Refused<Row>[]> {
    const refused: Refused<Row>[] = []
    await askBeforeClosing(async () => {
      for (const row of rows) {
        try {
          await call(row)
        } catch (error) {
          if (isSignedOut(error)) throw error
          refused.push({ row, error })
        }
      }
    })
    return refused
  }
  function wordsOfRefused(refused: readonly Refused<Row>[]): string {
    const more = refused.length - namedAtMost
    const named = refused
      .slice(0, namedAtMost)
      .map(({ row, error }) => t('fieldFault', { field: nameOf(row), fault: t(wordsOfEach(error, t)) }))
    return [...named, ...(more > 0 ? [t('kit.bulk.more', { count: more })] : [])].join('\n')
  }
  /** Reverts the calls for all rows for which that is still possible. Throws `SomeRefused` with the others. */
  async function revert(rows: readonly Row[], undo: (row: Row) => Promise<unknown>): Promise<void> {
    const refused = await onEach(rows, undo)
    if (refused.length > 0) throw new SomeRefused(wordsOfRefused(refused))
  }
  return { onEach, wordsOfRefused, revert }
}
