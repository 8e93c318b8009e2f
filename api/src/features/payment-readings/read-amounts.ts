const strict = /(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d{1,7})\.(\d{2})(?![\d,])/g
const whole = /(?:HK\$|HKD|\$) ?-?(\d{1,3}(?:,\d{3})+|\d{1,7})(?![\d.,])|(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d{1,7}) ?HKD/g
const loose = /(?:HK\$|HKD|\$|-) ?([\d., ]*\d)/
/** Zeros of monospaced fonts are read as letters. */
const noughts = /(?<=(?:HK\$|HKD|\$) ?)[\dOo][\dOo.,]*(?![A-Za-z])|(?<![A-Za-z\d.,])\d[\dOo.,]*(?![A-Za-z])/g

/** Amounts in cents. Unusual separators count only if the amount is the expected one. */
export function readAmounts(reading: string, expectedCents: number): number[] {
  const text = reading.replaceAll(noughts, (figures) => figures.replaceAll(/o/gi, '0'))
  const exact = [...text.matchAll(strict)].map(([, dollars = '', cents = '']) => centsOf(dollars, cents))
  if (exact.length > 0) return exact
  // `HKD 5792410`: a lost decimal point is more likely than an amount a hundred times the expected one.
  const digits = loose.exec(text)?.[1]?.replaceAll(/\D/g, '')
  if (digits === String(expectedCents)) return [expectedCents]
  return [...text.matchAll(whole)].map(([, after, before]) => centsOf(after ?? before ?? '', '00'))
}

function centsOf(dollars: string, cents: string): number {
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents)
}
