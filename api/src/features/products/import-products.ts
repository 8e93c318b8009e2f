import { createReadStream } from 'node:fs'
import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type { importProducts } from '@fitout/contract/staff/product-files.ts'
import type { Received } from '../../adapters/storage/port.ts'
import type { Context } from '../../context.ts'
import { importFile } from './import-file.ts'
import { beginLargeImport, presentOutcome } from './large-imports.ts'
import type { By } from './staff-products-service.ts'

/** Files with more rows are applied in the background after the call. Documented in docs/limits.md. */
const rowsWithinCall = 500

/** Reports on a file and applies it, unless it is a dry run or has faults. Throws as `importFile`. */
export async function importByStaff(
  context: Context,
  by: By,
  upload: Received,
  { isDry, locale }: { isDry: boolean; locale: Locale },
): Promise<AnswerInput<typeof importProducts>> {
  const read = async (isTrial: boolean) =>
    importFile(context, by, () => createReadStream(upload.path), { isDry: isTrial })
  const trial = await read(true)
  const isTried = isDry || trial.faults.length > 0
  if (isTried || trial.rows > rowsWithinCall) {
    const import_id = isTried ? null : await beginLargeImport(context, by, upload, trial.rows)
    return { data: { ...presentOutcome(trial, locale), import_id } }
  }
  return { data: { ...presentOutcome(await read(false), locale), import_id: null } }
}
