/** The replacement made by a toolbar button, and the selection after it. */
export type Mark = { from: number; to: number; text: string; marked: [from: number, to: number] }

type Selection = { text: string; from: number; to: number }

/** Bold, or plain again if it was bold. */
export function bold({ text, from, to }: Selection): Mark {
  const chosen = text.slice(from, to)
  if (text.slice(from - 2, from) === '**' && text.slice(to, to + 2) === '**') {
    return { from: from - 2, to: to + 2, text: chosen, marked: [from - 2, to - 2] }
  }
  return { from, to, text: `**${chosen}**`, marked: [from + 2, to + 2] }
}

/** Prefixes every selected line, or removes the prefix if all have it. */
export function lines(sign: '## ' | '- ' | '> ') {
  return ({ text, from, to }: Selection): Mark => {
    const first = text.lastIndexOf('\n', from - 1) + 1
    const end = text.indexOf('\n', to)
    const last = end === -1 ? text.length : end
    const chosen = text.slice(first, last).split('\n')
    const areMarked = chosen.every((one) => one.startsWith(sign))
    const next = chosen.map((one) => (areMarked ? one.slice(sign.length) : sign + one)).join('\n')
    return { from: first, to: last, text: next, marked: [first + next.length, first + next.length] }
  }
}

/** A link, with the address selected. Without a selected text it gets one, since a link without text is invisible. */
export function link(text: string) {
  return ({ text: whole, from, to }: Selection): Mark => {
    const chosen = whole.slice(from, to) || text
    const address = 'https://'
    const start = from + chosen.length + 3
    return { from, to, text: `[${chosen}](${address})`, marked: [start, start + address.length] }
  }
}

const item = /^(\s*)([-*+]|(\d+)\.)( +)(.*)$/u

/** Enter in a list: the next item, or the end of the list after an empty one. Undefined outside lists. */
export function nextItem({ text, from, to }: Selection): Mark | undefined {
  const first = text.lastIndexOf('\n', from - 1) + 1
  const [, indent = '', sign = '', number, space = '', words = ''] = item.exec(text.slice(first, from)) ?? []
  if (sign === '') return undefined
  if (words.trim() === '') return { from: first, to, text: '', marked: [first, first] }
  const next = `\n${indent}${number ? `${Number(number) + 1}.` : sign}${space}`
  return { from, to, text: next, marked: [from + next.length, from + next.length] }
}

/** A picture in a paragraph of its own. The text goes on below it, unless its description has to be written first. */
export function picture(address: string, alt: string) {
  return ({ text, from, to }: Selection): Mark => {
    const before = from === 0 || text.slice(0, from).endsWith('\n\n') ? '' : '\n\n'
    const shown = `${before}![${alt}](${address})\n\n`
    const next = from + (alt === '' ? before.length + 2 : shown.length)
    return { from, to, text: shown, marked: [next, next] }
  }
}

/** Inserts it as typed text, so that the browser can undo it. Returns whether there was anything to insert. */
export function put(field: HTMLTextAreaElement, mark: (selection: Selection) => Mark | undefined): boolean {
  const { value, selectionStart, selectionEnd } = field
  const made = mark({ text: value, from: selectionStart, to: selectionEnd })
  if (!made) return false
  const { from, to, text, marked } = made
  field.focus()
  field.setSelectionRange(from, to)
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
  field.setSelectionRange(...marked)
  return true
}
