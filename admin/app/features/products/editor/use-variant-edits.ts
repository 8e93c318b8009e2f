import { inLocale, type Locale, type Words } from '@fitout/contract/locales.ts'
import { attributeNames, type VariantAttributes } from '@fitout/contract/products.ts'
import { listAttributes } from '@fitout/contract/staff/attributes.ts'
import { addVariant, moveStock } from '@fitout/contract/staff/variants.ts'
import { useState } from 'react'
import { useTranslate } from '../../../shared/i18n.ts'
import { useTogetherPart } from '../../../shared/saved-together.tsx'
import { staffCall } from '../../../shared/staff-call.ts'
import { dollarsOf } from '../../../shared/typed-number.ts'
import { useAction } from '../../../shared/use-action.ts'
import { useWholeList } from '../../../shared/use-read.ts'
import { useTyped } from '../../../shared/use-typed.ts'
import type { Product } from '../product.ts'
import { type Cells, isConflict, saveCell, storedIn, type Variant, versionIn } from '../variant-cells.ts'
import { nameOfCombination, newCombinations, type Options, proposedSku, usedIn } from './variant-matrix.ts'

/** A row that does not exist yet: the input over its defaults. */
type NewCells = Partial<Record<string, string>>
type Edits = {
  picked: Options
  /** Combinations that are not sold. */
  without: string[]
  changed: Record<string, Cells>
  added: Record<string, NewCells>
}
const nothing: Edits = { picked: {}, without: [], changed: {}, added: {} }

export type NewRow = { name: string; attributes: VariantAttributes; title: Required<Words>; sku: string; price: string }

/** Prices and stock of the variants, and of those created by the selected options: the input over the saved state. */
export function useVariantEdits(product: Product, title: Words, mayWrite: boolean) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const { data: known = [] } = useWholeList(listAttributes)
  const [edits, setEdits] = useState(nothing)
  const [conflicts, setConflicts] = useState<ReadonlySet<string>>(new Set())
  const { isUnsaved, offer } = useTyped({ typed: edits, mayWrite, part: 'variants', onTakeUp: setEdits })

  const wordsOf = (attributes: VariantAttributes): Required<Words> => {
    const titles = attributeNames.flatMap((name) => {
      const value = known.find((one) => one.name === name && one.value === attributes[name])
      return value ? [value.title] : []
    })
    const parts = titles.length > 0 ? titles : [title]
    // A language that nothing is written in stays empty, so that the shop names the one it shows instead.
    const inOne = (locale: Locale) =>
      parts.some((words) => words[locale]) ? parts.map((words) => inLocale(words, locale)).join(' · ') : ''
    return { zh: inOne('zh'), cn: inOne('cn'), en: inOne('en') }
  }

  const used = usedIn(product.variants)
  const combinations = newCombinations(
    used,
    edits.picked,
    product.variants.map(({ attributes }) => attributes),
  )
  const isFirst = product.variants.length === 0 && combinations.length === 0
  const rows = newRows(product, isFirst ? [{}] : combinations, edits).map((row) => ({
    ...row,
    title: wordsOf(row.attributes),
  }))

  function type(variant: Variant, cell: string, typed: string): void {
    setEdits(({ changed, ...others }) => {
      const cells = { ...changed[variant._id] }
      if (typed === storedIn(variant, cell)) delete cells[cell]
      else cells[cell] = { typed, seen: cells[cell]?.seen ?? versionIn(variant, cell) }
      const { [variant._id]: _before, ...rest } = changed
      return { ...others, changed: Object.keys(cells).length > 0 ? { ...rest, [variant._id]: cells } : rest }
    })
  }
  const typeNew = (row: string, cell: string, typed: string) =>
    setEdits((all) => ({ ...all, added: { ...all.added, [row]: { ...all.added[row], [cell]: typed } } }))

  async function storeCells(variant: Variant, cells: Cells): Promise<void> {
    for (const [name, cell] of Object.entries(cells)) {
      // After a conflict was shown, the same input is saved over the current state.
      const seen = conflicts.has(`${variant._id} ${name}`) ? versionIn(variant, name) : cell.seen
      try {
        await saveCell(variant, name, { ...cell, seen }, t('productEditor.counted'))
      } catch (error) {
        if (isConflict(error)) setConflicts((all) => new Set([...all, `${variant._id} ${name}`]))
        throw error
      }
      setConflicts((all) => new Set([...all].filter((one) => one !== `${variant._id} ${name}`)))
      setEdits(({ changed, ...others }) => {
        const { [name]: _saved, ...left } = changed[variant._id] ?? {}
        const { [variant._id]: _before, ...rest } = changed
        return { ...others, changed: Object.keys(left).length > 0 ? { ...rest, [variant._id]: left } : rest }
      })
    }
  }

  async function add({ name, attributes, title: words, sku, price }: NewRow): Promise<void> {
    const body = { sku, title: words, attributes, price: dollarsOf(price) }
    const { data } = await staffCall(addVariant, { params: { id: product._id }, body })
    const variant = data.variants.find((one) => one.sku === sku)
    for (const { warehouse_id } of variant?.shelves ?? []) {
      const quantity = Number(edits.added[name]?.[warehouse_id] ?? 0)
      const booked = { warehouse_id, quantity, reason: t('productEditor.counted') }
      if (variant && quantity > 0) await staffCall(moveStock, { params: { id: variant._id }, body: booked })
    }
    setEdits((all) => ({
      ...all,
      added: Object.fromEntries(Object.entries(all.added).filter(([one]) => one !== name)),
    }))
  }

  const save = async () =>
    run(async () => {
      for (const row of rows) if (row.price !== '') await add(row)
      for (const variant of product.variants) await storeCells(variant, edits.changed[variant._id] ?? {})
      setEdits(nothing)
    })
  useTogetherPart({ place: 2, isUnsaved, isRunning, offer, save })

  return {
    edits,
    rows,
    used,
    known,
    isFirst,
    type,
    typeNew,
    pick: (picked: Options) => setEdits((all) => ({ ...all, picked, without: [] })),
    leaveOut: (name: string) => setEdits((all) => ({ ...all, without: [...all.without, name] })),
    hasConflict: (variant: Variant, cell: string) => conflicts.has(`${variant._id} ${cell}`),
    typedIn: (variant: Variant, cell: string) => edits.changed[variant._id]?.[cell]?.typed ?? storedIn(variant, cell),
  }
}

export type VariantsEditing = ReturnType<typeof useVariantEdits>

/** The defaults of a row: a SKU of its own, and the price of the previous row. */
function newRows(product: Product, combinations: VariantAttributes[], edits: Edits) {
  const taken = new Set(product.variants.map(({ sku }) => sku))
  let lead = product.variants[0]
    ? String(product.variants[0].price)
    : (edits.added[nameOfCombination({})]?.['price'] ?? '')
  return combinations
    .map((attributes) => ({ name: nameOfCombination(attributes), attributes }))
    .filter(({ name }) => !edits.without.includes(name))
    .map(({ name, attributes }) => {
      const typed = edits.added[name]
      const sku = typed?.['sku'] ?? proposedSku(product, attributes, taken)
      taken.add(sku)
      const price = typed?.['price'] ?? lead
      lead = price
      return { name, attributes, sku, price }
    })
}
