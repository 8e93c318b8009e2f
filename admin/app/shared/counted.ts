/** A number as it is read, in thousands. */
export function counted(count: number): string {
  return count.toLocaleString('en-HK')
}
