import { slugOf } from '@fitout/contract/formats.ts'
import { type Locale, locales, type Words } from '@fitout/contract/locales.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { recordChange } from '../audit/audit-service.ts'
import { findShopLanguages } from '../configuration/shop-languages-service.ts'
import { draftSimplifiedText } from '../simplified-drafts/simplified-drafts-service.ts'
import {
  insertCategory,
  listStaffCategoryRows,
  lockCategories,
  type StaffCategoryRow,
} from './staff-categories-queries.ts'

type By = { id: string; source?: string | undefined }

/**
 * The keys of categories given as paths from the top, such as `['Furniture', 'Sofas']`, by the path joined with ` > `.
 * Existing ones are found by their title in any language; others are created, hidden until staff show them.
 */
export async function findOrAddCategories(
  { db, config }: Context,
  by: By,
  paths: readonly string[][],
  language: Locale,
): Promise<Map<string, string>> {
  const keys = new Map<string, string>()
  if (paths.length === 0) return keys
  await transaction(db, async (trx) => {
    await lockCategories(trx, config.mainStoreId)
    const all = (await listStaffCategoryRows(trx, config.mainStoreId)).filter(({ kind }) => kind === 'GOODS')
    const shopLanguages = await findShopLanguages(trx)
    for (const path of paths) {
      let parent: StaffCategoryRow | undefined
      for (const name of path) {
        parent = childNamed(all, parent, name) ?? (await add(name, parent))
      }
      if (parent) keys.set(path.join(' > '), parent.key)
    }

    async function add(name: string, parent: StaffCategoryRow | undefined): Promise<StaffCategoryRow> {
      const id = newId()
      const title = titleOf(name, language, shopLanguages)
      const word = slugOf(title.en ?? '')
      const key = word === '' || all.some((one) => one.key === word) ? `${word || 'category'}-${id}` : word
      const slug = Object.fromEntries(locales.map((locale) => [locale, slugOf(title[locale] ?? '') || key]))
      const parent_id = parent?.id ?? null
      const position = all.filter((one) => one.parent_id === parent_id).length
      const store_id = config.mainStoreId
      await insertCategory(trx, { id, store_id, parent_id, kind: 'GOODS', key, title, slug, position })
      const after = { title, parent_id, position, status: 'INACTIVE' }
      await recordChange(trx, by, {
        action: 'categories.add',
        subject: 'category',
        id,
        title: key,
        before: undefined,
        after,
      })
      const row = (await listStaffCategoryRows(trx, config.mainStoreId)).find((one) => one.id === id)
      if (!row) throw new Error('a category that was just added is gone')
      all.push(row)
      return row
    }
  })
  return keys
}

function childNamed(all: StaffCategoryRow[], parent: StaffCategoryRow | undefined, name: string) {
  const plain = name.toLowerCase()
  return all.find(
    ({ parent_id, title }) =>
      parent_id === (parent?.id ?? null) && Object.values(title).some((text) => text?.toLowerCase() === plain),
  )
}

/**
 * In the language of the file, with a Simplified Chinese draft; the main language is copied to languages the studio does
 * not write.
 */
function titleOf(name: string, language: Locale, shopLanguages: Locale[]): Words {
  const title: Words = { [language]: name }
  if (language === 'zh') title.cn = draftSimplifiedText(name)
  if (language !== shopLanguages[0]) return title
  const unwritten = locales.filter((one) => !shopLanguages.includes(one))
  return { ...title, ...Object.fromEntries(unwritten.map((one) => [one, name])) }
}
