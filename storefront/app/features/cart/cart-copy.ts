/** The local copy of the booking form: ids and quantities, no names and no prices. */
export type CopiedLine = { id: string; qty: number }

const keyOf = (storeId: string) => `fitout-cart-${storeId}`

export function readCopy(storeId: string): CopiedLine[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(storeId)) ?? '[]')
    return Array.isArray(value) ? value.filter(isLine) : []
  } catch {
    return []
  }
}

export function writeCopy(storeId: string, lines: CopiedLine[]): void {
  try {
    if (lines.length === 0) localStorage.removeItem(keyOf(storeId))
    else localStorage.setItem(keyOf(storeId), JSON.stringify(lines.map(({ id, qty }) => ({ id, qty }))))
  } catch {
    // Without storage only the copy is lost.
  }
}

export function copyLine(storeId: string, line: CopiedLine): void {
  const others = readCopy(storeId).filter(({ id }) => id !== line.id)
  writeCopy(storeId, line.qty > 0 ? [...others, line] : others)
}

/** The stores that have a copy. */
export function copiedStores(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(keyOf('')))
      .map((key) => key.slice(keyOf('').length))
  } catch {
    return []
  }
}

export function forgetCarts(): void {
  for (const storeId of copiedStores()) writeCopy(storeId, [])
}

function isLine(value: unknown): value is CopiedLine {
  if (typeof value !== 'object' || value === null) return false
  const { id, qty } = value as Partial<CopiedLine>
  return typeof id === 'string' && Number.isInteger(qty) && Number(qty) > 0
}
