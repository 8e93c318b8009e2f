/** How many cards are left over in a last row of so many columns, where this is one of them; card-rows.css lays them out. */
export function leftOver(index: number, count: number, columns: number): number {
  const left = count % columns
  return left < 3 && left < columns && index >= count - left ? left : 0
}
