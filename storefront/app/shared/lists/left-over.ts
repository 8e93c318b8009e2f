/**
 * The number of cards left over in a last row of this many columns, if this card is one of them; card-rows.css lays them out.
 */
export function leftOver(index: number, count: number, columns: number): number {
  const left = count % columns
  return left < 3 && left < columns && index >= count - left ? left : 0
}
