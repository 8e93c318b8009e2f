import type { SearchItem } from '@fitout/contract/search.ts'

/** A title with the matches highlighted. */
export function Marked({ title, marks }: Pick<SearchItem, 'title' | 'marks'>) {
  const parts = marks.flatMap(([from, to], index) => [
    title.slice(marks[index - 1]?.[1] ?? 0, from),
    <mark key={from}>{title.slice(from, to)}</mark>,
  ])
  return [...parts, title.slice(marks.at(-1)?.[1] ?? 0)]
}
