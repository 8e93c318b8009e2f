/** What a button of the toolbar puts in place of a part of the text, and what is marked then. */
export type Mark = { from: number; to: number; text: string; marked: [from: number, to: number] }

type Selection = { text: string; from: number; to: number }

/** Bold, or plain again where it was. */
export function bold({ text, from, to }: Selection): Mark {
  const chosen = text.slice(from, to)
  if (text.slice(from - 2, from) === '**' && text.slice(to, to + 2) === '**') {
    return { from: from - 2, to: to + 2, text: chosen, marked: [from - 2, to - 2] }
  }
  return { from, to, text: `**${chosen}**`, marked: [from + 2, to + 2] }
}

/** Every chosen line with a sign before it, or without where all have it. */
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

/** A link whose address is typed next. */
export function link({ text, from, to }: Selection): Mark {
  const chosen = text.slice(from, to)
  const address = 'https://'
  const start = from + chosen.length + 3
  return { from, to, text: `[${chosen}](${address})`, marked: [start, start + address.length] }
}

/** A picture in a paragraph of its own; what it shows is typed next. */
export function picture(address: string, alt: string) {
  return ({ text, from, to }: Selection): Mark => {
    const before = from === 0 || text.slice(0, from).endsWith('\n\n') ? '' : '\n\n'
    const start = from + before.length + 2
    return { from, to, text: `${before}![${alt}](${address})\n\n`, marked: [start, start + alt.length] }
  }
}

/** Types it into the field, so that it can be undone as what was typed by hand. */
export function put(field: HTMLTextAreaElement, mark: (selection: Selection) => Mark): void {
  const { value, selectionStart, selectionEnd } = field
  const { from, to, text, marked } = mark({ text: value, from: selectionStart, to: selectionEnd })
  field.focus()
  field.setSelectionRange(from, to)
  document.execCommand('insertText', false, text)
  field.setSelectionRange(...marked)
}
