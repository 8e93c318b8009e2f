import type { Page } from 'playwright-core'

/**
 * Checks lists of cards: cards of one row that do not end at one height, titles and prices of a row that are not level, and one
 * or two cards in a last row that leave the rest of it empty. With two cards side by side only their titles are level.
 */
export function unevenRows(page: Page): Promise<{ lists: number; faults: string[] }> {
  return page.evaluate(() => {
    const found: string[] = []
    const lists = [...document.querySelectorAll('main .card-rows, main .project-rows')]
    const differ = (values: number[]) => Math.max(...values) - Math.min(...values) > 1
    for (const list of lists) {
      const cards = [...list.children].map((item) => ({ item, box: item.getBoundingClientRect() }))
      const rows = Object.values(Object.groupBy(cards, ({ box }) => Math.round(box.top))) as (typeof cards)[]
      for (const [index, row] of rows.entries()) {
        const name = `row ${index + 1} of ${list.className}`
        const ends = row.map(({ item }) => (item.querySelector('article') ?? item).getBoundingClientRect().bottom)
        if (differ(ends)) found.push(`${name} ends at ${ends.join(', ')}`)
        const first = row[0]?.item
        const isLying = first !== undefined && getComputedStyle(first).getPropertyValue('--left') !== ''
        for (const part of isLying ? ['h2, h3'] : ['h2, h3', '.card > :is(h2, h3) + p', '.ticket-foot']) {
          const tops = row.flatMap(({ item }) => item.querySelector(part)?.getBoundingClientRect().top ?? [])
          if (tops.length > 1 && differ(tops)) found.push(`${name} has ${part} at ${tops.join(', ')}`)
        }
      }
      const last = rows.at(-1)
      const isUneven = list.classList.contains('project-rows') && innerWidth < 768
      if (!last || last.length > 2 || isUneven) continue
      const empty = list.getBoundingClientRect().right - Math.max(...last.map(({ box }) => box.right))
      if (empty > 1) found.push(`the last row of ${list.className}, of ${last.length}, leaves ${empty} px empty`)
    }
    return { lists: lists.length, faults: found }
  })
}
