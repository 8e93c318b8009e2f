export const attributeOrder = ['colour', 'material', 'size'] as const
export type AttributeName = (typeof attributeOrder)[number]

type Values = Partial<Record<AttributeName, string>>

/**
 * The attributes a buyer must choose: those that differ between variants, except those that follow from the others (where each
 * colour comes in one material only, the colour decides). Empty if attributes do not distinguish the variants; then they are
 * chosen by their titles.
 */
export function decidingAttributes(variants: Values[]): AttributeName[] {
  let names: AttributeName[] = attributeOrder.filter((name) => new Set(variants.map((one) => one[name])).size > 1)
  if (!tellsApart(variants, names)) return []
  for (const name of names.toReversed()) {
    const others = names.filter((one) => one !== name)
    if (tellsApart(variants, others)) names = others
  }
  return names
}

function tellsApart(variants: Values[], names: AttributeName[]): boolean {
  return new Set(variants.map((one) => names.map((name) => one[name] ?? '').join('\n'))).size === variants.length
}
