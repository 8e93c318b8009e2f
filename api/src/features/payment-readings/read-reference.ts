const form = /(?<![0-9A-Z]{2})[L1I][MN][-–—_~.\s]{0,3}([0-9A-Z]{4})[-–—_~.\s]{0,3}([0-9A-Z]{4})[J1]?(?![0-9A-Z])/i

/** An order's reference with its letters as they were meant; the bracket after it is often read as a J or a 1. */
export function readReference(text: string): string | undefined {
  const [, first, second] = form.exec(text) ?? []
  return first && second ? `LM-${asMeant(first)}-${asMeant(second)}` : undefined
}

/** References have none of the letters that are taken for these. */
function asMeant(text: string): string {
  return text.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1').replaceAll('U', 'V')
}

/** Pairs that an engine takes for one another. */
const doubtful = new Set(['5S', 'S5', '8B', 'B8', '2Z', 'Z2', '0D', 'D0', '0Q', 'Q0'])

/** Whether a reference stands in a text: letter by letter, or but for one that is easily taken for another. */
export function findReference(text: string, reference: string): 'same' | 'doubtful' | undefined {
  const wanted = asMeant(reference.replaceAll('-', '').slice(2))
  const letters = asMeant(text.replaceAll(/[^0-9A-Za-z]/g, ''))
  let found: 'doubtful' | undefined
  for (let at = 0; at + wanted.length <= letters.length; at += 1) {
    const there = letters.slice(at, at + wanted.length)
    if (there === wanted) return 'same'
    const pairs = [...wanted].flatMap((letter, index) => (letter === there[index] ? [] : [`${letter}${there[index]}`]))
    if (pairs.length === 1 && pairs.every((pair) => doubtful.has(pair))) found = 'doubtful'
  }
  return found
}
