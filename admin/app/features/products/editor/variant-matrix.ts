import { slugOf } from '@fitout/contract/formats.ts'
import type { Words } from '@fitout/contract/locales.ts'
import { attributeNames, type VariantAttributes } from '@fitout/contract/products.ts'

type AttributeName = (typeof attributeNames)[number]
/** Values by option, in the order of selection. */
export type Options = Partial<Record<AttributeName, string[]>>

/** One name for the same attributes, whatever their order. */
export const nameOfCombination = (attributes: VariantAttributes) =>
  attributeNames.map((name) => `${name}=${attributes[name] ?? ''}`).join('&')

/** The values used by existing variants. */
export function usedIn(variants: readonly { attributes: VariantAttributes }[]): Options {
  const values = (name: AttributeName) => [...new Set(variants.flatMap(({ attributes }) => attributes[name] ?? []))]
  return Object.fromEntries(attributeNames.map((name) => [name, values(name)]))
}

/**
 * The combinations to create after values were selected: each with every value of the other options, except existing ones.
 * Without a selected value nothing is new, so that deliberate gaps stay.
 */
export function newCombinations(
  used: Options,
  picked: Options,
  known: readonly VariantAttributes[],
): VariantAttributes[] {
  const isPicked = ([name, value]: readonly [AttributeName, string]) => picked[name]?.includes(value) ?? false
  let all: (readonly [AttributeName, string])[][] = [[]]
  for (const name of attributeNames) {
    const values = [...new Set([...(used[name] ?? []), ...(picked[name] ?? [])])]
    if (values.length > 0) all = all.flatMap((begun) => values.map((value) => [...begun, [name, value] as const]))
  }
  const names = new Set(known.map(nameOfCombination))
  return all
    .filter((pairs) => pairs.some(isPicked))
    .map((pairs) => Object.fromEntries(pairs) as VariantAttributes)
    .filter((attributes) => !names.has(nameOfCombination(attributes)))
}

const wordsOfName = 3
const lettersOfValue = 12
const digitsOfId = 6

type Named = { _id: string; key: string; title: Words }

/**
 * A SKU from the product's name in Latin letters, or its id, and the distinguishing attributes; with a number if it is
 * taken. Labels, scanners and couriers' files take no Chinese.
 */
export function proposedSku(product: Named, attributes: VariantAttributes, taken: ReadonlySet<string>): string {
  const values = attributeNames.flatMap((name) => attributes[name] ?? [])
  const parts = [
    latinName(product)?.split('-').slice(0, wordsOfName).join('-') ?? `P-${product._id.slice(-digitsOfId)}`,
    ...values.map((value) => value.slice(0, lettersOfValue)),
  ]
  const sku = parts
    .join('-')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9._/-]+/g, '-')
    .replaceAll(/-{2,}/g, '-')
    .replaceAll(/-+$/g, '')
  let number = 2
  let proposed = sku
  while (taken.has(proposed)) {
    proposed = `${sku}-${number}`
    number += 1
  }
  return proposed
}

/** Its key, or else its English title, if that has nothing but Latin letters and digits. */
function latinName({ key, title }: Named): string | undefined {
  const names = [key, slugOf(title.en ?? '')].map((name) => name.normalize('NFKD').replaceAll(/\p{M}/gu, ''))
  return names.find((name) => /^[a-z0-9-]*[a-z][a-z0-9-]*$/.test(name))
}
