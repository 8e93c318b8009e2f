const startsItsOwnLine = /^(#{1,6} |- |\d+\. |> )/
const han = /\p{Script=Han}/u
const chineseMark = /[\u3000-\u303f\uff00-\uffef]/
const quotationMark = /[‘’“”]/

/** Between Chinese characters and marks nothing may stand; between Chinese and Latin a space does. */
function join(before: string, after: string): string {
  const left = before.at(-1) ?? ''
  const right = after.at(0) ?? ''
  if (chineseMark.test(left) || chineseMark.test(right)) return before + after
  const leftIsHan = han.test(left)
  const rightIsHan = han.test(right)
  if (leftIsHan && (rightIsHan || quotationMark.test(right))) return before + after
  if (rightIsHan && quotationMark.test(left)) return before + after
  return `${before} ${after}`
}

/**
 * Markdown wrapped and indented as source likes it, given back with one line per paragraph, heading and list item:
 * a line break inside a Chinese paragraph would otherwise show as a gap.
 */
export function prose(parts: TemplateStringsArray, ...values: (string | number)[]): string {
  const source = parts.reduce((text, part, index) => text + part + (values[index] ?? ''), '')
  const lines: string[] = []
  for (const line of source.split('\n').map((one) => one.trim())) {
    const last = lines.at(-1)
    if (!last || line === '' || startsItsOwnLine.test(line)) lines.push(line)
    else lines[lines.length - 1] = join(last, line)
  }
  return lines.join('\n').trim()
}

/** HK$8,000 */
export function hongKongDollars(amount: number): string {
  return `HK$${amount.toLocaleString('en-HK')}`
}
