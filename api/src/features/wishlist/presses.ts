/** The presses of this process that are under way, by account and product. */
const underWay = new Map<string, Promise<boolean>>()

/** What comes while a press is under way is the same press. Other processes are kept out by `holdPress`. */
export function asOnePress(accountId: string, productId: string, press: () => Promise<boolean>): Promise<boolean> {
  const key = `${accountId} ${productId}`
  const present = underWay.get(key)
  if (present) return present
  const begun = press().finally(() => underWay.delete(key))
  underWay.set(key, begun)
  return begun
}
