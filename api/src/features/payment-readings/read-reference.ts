/** Capital letters that are confused with one another. */
const alike: Record<string, string> = { I: '[IL1]', L: '[L1I]', M: '[MN]', N: '[NM]', O: '[O0]', S: '[S5]', B: '[B8]' }
const gap = String.raw`[-–—_~.\s]{0,3}`

/** An order's reference with confused letters corrected; the bracket after it is often read as J or 1. */
export function readReference(text: string, prefix: string): string | undefined {
  const start = [...prefix].map((letter) => alike[letter] ?? letter).join('')
  const form = `(?<![0-9A-Z]{2})${start}${gap}([0-9A-Z]{4})${gap}([0-9A-Z]{4})[J1]?(?![0-9A-Z])`
  const [, first, second] = new RegExp(form, 'i').exec(text) ?? []
  return first && second ? `${prefix}-${asMeant(first)}-${asMeant(second)}` : undefined
}

/** The part before the first hyphen. */
export function prefixOf(reference: string): string {
  return reference.slice(0, reference.indexOf('-'))
}

/** References do not contain the letters that these are confused with. */
function asMeant(text: string): string {
  return text.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1').replaceAll('U', 'V')
}

/** Whether a reference occurs in a text, exactly or with one letter misread, lost or doubled. */
export function findReference(text: string, reference: string): 'same' | 'doubtful' | undefined {
  const wanted = asMeant(reference.slice(reference.indexOf('-')).replaceAll('-', ''))
  const letters = asMeant(text.replaceAll(/[^0-9A-Za-z]/g, ''))
  if (letters.includes(wanted)) return 'same'
  for (let at = 0; at < letters.length; at += 1) {
    const rest = letters.slice(at)
    const same = sharedStart(rest, wanted)
    const left = wanted.slice(same + 1)
    // Misread, lost, and read twice.
    const isNear =
      rest.startsWith(left, same + 1) || rest.startsWith(left, same) || rest.startsWith(wanted.slice(same), same + 1)
    if (isNear && rest.length >= wanted.length - 1) return 'doubtful'
  }
  return undefined
}

function sharedStart(one: string, other: string): number {
  let length = 0
  while (length < other.length && one[length] === other[length]) length += 1
  return length
}
