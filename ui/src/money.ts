const whole = new Intl.NumberFormat('en-HK', { maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-HK', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** HK$12,800 or HK$12,800.50, the same in every language of Hong Kong. All amounts are formatted here. */
export function formatMoney(dollars: number): string {
  const size = Math.abs(dollars)
  const digits = Number.isInteger(size) ? whole.format(size) : exact.format(size)
  return `${dollars < 0 ? '\u2212' : ''}HK$${digits}`
}
