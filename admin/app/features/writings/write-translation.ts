import { type ProductText, productTextNames } from '@fitout/contract/product-fields.ts'
import { changeProduct, findStaffProduct } from '@fitout/contract/staff/products.ts'
import type { listTranslations } from '@fitout/contract/staff/translations.ts'
import { valueAt, withField } from '../../shared/changed-fields.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { inEachLanguage } from '../../shared/words-fields.tsx'
import type { RowOf } from '../../shared/use-read.ts'
import { callsFor } from './writing-calls.ts'

export type Translation = RowOf<typeof listTranslations>

/** How far a translation got: published, in a waiting draft, or nowhere because the text has changed meanwhile. */
export type Outcome = 'published' | 'saved' | 'moved'

const longest = 600

/** A short text is translated beneath its source; an article is translated where it is shown as a whole. */
export function isWrittenHere({ kind, place, source }: Translation): boolean {
  return source.length <= longest && (kind !== 'product' || isProductText(place))
}

/** Saves a text in one language; an existing draft is not published with it. */
export async function writeTranslation(row: Translation, text: string): Promise<Outcome> {
  return row.kind === 'product' ? writeOfProduct(row, text) : writeOfWriting(row, row.kind, text)
}

async function writeOfProduct({ key, place, locale }: Translation, text: string): Promise<Outcome> {
  if (!isProductText(place)) return 'moved'
  const params = { id: key }
  const { data } = await staffCall(findStaffProduct, { params })
  const drafts = data.drafts.filter((field) => locale !== 'cn' || field !== place)
  const words = { ...inEachLanguage(data[place]), [locale]: text }
  await staffCall(changeProduct, { params, body: { [place]: words, drafts, version: data.version } })
  return 'published'
}

async function writeOfWriting(
  row: Translation,
  kind: Exclude<Translation['kind'], 'product'>,
  text: string,
): Promise<Outcome> {
  const { key, place, locale, source } = row
  const calls = callsFor(kind)
  const { data } = await calls.find(key)
  const stood = data.draft ?? data.live ?? {}
  const words = valueAt(stood, place)
  if (typeof words !== 'object' || words === null || !Object.values(words).includes(source)) return 'moved'
  const { data: saved } = await calls.save(key, data.revision, withField(stood, `${place}.${locale}`, text))
  if (data.draft) return 'saved'
  await calls.publish(key, saved.revision)
  return 'published'
}

function isProductText(place: string): place is ProductText {
  return (productTextNames as string[]).includes(place)
}
