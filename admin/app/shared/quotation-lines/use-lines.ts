import type { Locale } from '@fitout/contract/locales.ts'
import { useState } from 'react'
import { insertedAfter, movedLine, withLine, withoutLine } from './group-lines.ts'
import { isBlank, type LineDraft, newLine } from './line-draft.ts'
import { languageOfTitles, pastedLines } from './pasted-lines.ts'
import type { StandardItem } from './standard-items.ts'

type Table = {
  lines: LineDraft[]
  /** Updates the lines from their current state. */
  change: (work: (lines: LineDraft[]) => LineDraft[]) => void
  items: StandardItem[]
  client: Locale
}
type Removed = { line: LineDraft; after: string | undefined }

/** Editing of the lines in a table, with the focus that follows each action. */
export function useLines({ lines, change, items, client }: Table) {
  const [wanted, setWanted] = useState<{ key: string; column: string }>()
  const [removed, setRemoved] = useState<Removed>()
  const [pasting, setPasting] = useState<{ after: string | undefined; text: string }>()
  const lineOf = (key: string | undefined) => lines.find((line) => line.key === key)
  const focus = (key: string | undefined, column = 'title') => key !== undefined && setWanted({ key, column })

  function insert(after: string | undefined, added: LineDraft[]): void {
    change((before) => insertedAfter(before, after, added))
    focus(added[0]?.key)
  }

  function remove(key: string): void {
    const index = lines.findIndex((line) => line.key === key)
    const line = lines[index]
    if (!line) return
    change((before) => withoutLine(before, key))
    setRemoved(isBlank(line) ? undefined : { line, after: lines[index - 1]?.key })
    focus((lines[index + 1] ?? lines[index - 1])?.key)
  }

  function restore(): void {
    if (!removed) return
    const { line, after } = removed
    change((before) => (after === undefined ? [line, ...before] : insertedAfter(before, after, [line])))
    setRemoved(undefined)
    focus(line.key)
  }

  /** Replaces a line that is still blank, otherwise inserts after it. */
  function takePasted(added: LineDraft[], after = pasting?.after): void {
    const line = lineOf(after)
    insert(after, added)
    if (line && isBlank(line)) change((before) => withoutLine(before, line.key))
    setPasting(undefined)
  }

  function paste(key: string, text: string): void {
    const language = languageOfTitles(text, client)
    const { lines: added, faults } = pastedLines(text, { language, items })
    if (faults.length > 0) setPasting({ after: key, text })
    else takePasted(added, key)
  }

  return {
    wanted,
    focus,
    focused: () => setWanted(undefined),
    removed,
    restore,
    pasting,
    openPaste: () => setPasting({ after: lines.at(-1)?.key, text: '' }),
    closePaste: () => setPasting(undefined),
    takePasted,
    addLine: (after = lines.at(-1)?.key) => insert(after, [newLine(lineOf(after)?.unit)]),
    onChange: (key: string, part: Partial<LineDraft>) => change((before) => withLine(before, key, part)),
    onMove: (key: string, by: -1 | 1) => change((before) => movedLine(before, key, by)),
    onRemove: remove,
    onCopy: (key: string) => {
      const line = lineOf(key)
      if (line) insert(key, [{ ...line, key: crypto.randomUUID() }])
    },
    onPaste: paste,
  }
}

export type TableActs = ReturnType<typeof useLines>
