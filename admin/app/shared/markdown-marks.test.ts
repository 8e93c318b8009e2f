import { describe, expect, test } from 'vitest'
import { bold, lines, link, type Mark, nextItem, picture } from './markdown-marks.ts'

/** The text and the selection after a button was pressed; the selection is in brackets, before and after. */
function press(mark: (selection: { text: string; from: number; to: number }) => Mark, shown: string): string {
  const [from, to] = [shown.indexOf('['), shown.indexOf(']') - 1]
  const text = shown.replace('[', '').replace(']', '')
  const { from: start, to: end, text: put, marked } = mark({ text, from, to })
  const next = text.slice(0, start) + put + text.slice(end)
  return `${next.slice(0, marked[0])}‹${next.slice(marked[0], marked[1])}›${next.slice(marked[1])}`
}

describe('a button of the toolbar', () => {
  test('makes the selection bold, and plain again', () => {
    expect(press(bold, 'an [oak] table')).toBe('an **‹oak›** table')
    expect(press(bold, 'an **[oak]** table')).toBe('an ‹oak› table')
  })

  test('inserts bold marks without a selection', () => {
    expect(press(bold, 'oak[]')).toBe('oak**‹›**')
  })

  test('marks each selected line, even if partly selected', () => {
    expect(press(lines('- '), 'one\nt[wo\nth]ree\nfour')).toBe('one\n- two\n- three‹›\nfour')
  })

  test('removes the mark if all lines have it, otherwise adds it to all', () => {
    expect(press(lines('> '), '> o[ne\n> t]wo')).toBe('one\ntwo‹›')
    expect(press(lines('> '), '> o[ne\nt]wo')).toBe('> > one\n> two‹›')
  })

  test('makes a link and selects the address', () => {
    expect(press(link('Link text'), 'see [our work]')).toBe('see [our work](‹https://›)')
  })

  test('gives a link a visible text if none is selected', () => {
    expect(press(link('Link text'), 'see []')).toBe('see [Link text](‹https://›)')
  })

  test('continues a list on Enter, and ends it after an empty item', () => {
    const enter = (shown: string) => press((selection) => nextItem(selection) ?? otherwise, shown)
    const otherwise: Mark = { from: 0, to: 0, text: '', marked: [0, 0] }
    expect(enter('- tape[]')).toBe('- tape\n- ‹›')
    expect(enter('  * tape[]')).toBe('  * tape\n  * ‹›')
    expect(enter('8. 膠紙[] 及油掃\n10. 漆')).toBe('8. 膠紙\n9. ‹› 及油掃\n10. 漆')
    expect(enter('- tape\n- []\nAfter')).toBe('- tape\n‹›\nAfter')
    expect(nextItem({ text: '**bold** text', from: 13, to: 13 })).toBeUndefined()
    expect(nextItem({ text: '- tape', from: 0, to: 0 })).toBeUndefined()
  })

  test('inserts a picture as a paragraph of its own, and goes on below it once it has a description', () => {
    const mark = picture('/media/a.jpg', 'A room')
    expect(press(mark, '[]')).toBe('![A room](/media/a.jpg)\n\n‹›')
    expect(press(mark, 'Text.[]')).toBe('Text.\n\n![A room](/media/a.jpg)\n\n‹›')
    expect(press(mark, 'Text.\n\n[]')).toBe('Text.\n\n![A room](/media/a.jpg)\n\n‹›')
    expect(press(picture('/media/a.jpg', ''), 'Text.[]')).toBe('Text.\n\n![‹›](/media/a.jpg)\n\n')
  })
})
