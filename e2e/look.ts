import type { Page } from 'playwright-core'
import { overflow } from './layout-shifts.ts'

/** All checks measure the current page; each returns one line for each fault. */

/**
 * Clipped or overflowing text, Chinese lines that begin with closing punctuation, and headings that break within a short
 * compound: "fit-" here and "out" there.
 */
export function brokenText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const closing = /[，。、；：！？」』）》】〉〕”’…％]/
    const found: string[] = []
    const seen = new Set<Element>()
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const boxOf = (node: Node, index: number) => {
      range.setStart(node, index)
      range.setEnd(node, index + 1)
      return range.getBoundingClientRect()
    }
    // The second half of a full-width mark is blank, and a browser may let it extend over the end of the line.
    const endsInMark = (element: Element, node: Node, text: string) => {
      const half = Number.parseFloat(getComputedStyle(element).fontSize) / 2
      if (element.scrollWidth - element.clientWidth > half) return false
      const end = element.getBoundingClientRect().right - half - 1
      return [...text.matchAll(/[，。、；：！？）」』】》〉]/g)].some(({ index }) => boxOf(node, index).right >= end)
    }
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: element, nodeValue } = node
      const text = nodeValue ?? ''
      if (!element || text.trim() === '' || !element.checkVisibility({ visibilityProperty: true })) continue
      if (element.closest('script, style, noscript, .sr-only, select, [inert]')) continue
      const compounds = element.closest('h1, h2, h3, h4') ? [...text.matchAll(/\p{L}+(?:-\p{L}+)+/gu)] : []
      for (const { 0: compound, index } of compounds) {
        const last = index + compound.length - 1
        if (compound.length <= 12 && boxOf(node, last).top >= boxOf(node, index).bottom - 1)
          found.push(`a heading breaks within ${compound}`)
      }
      for (let index = 1; index < text.length; index += 1) {
        if (!closing.test(text[index] ?? '') || /\s/.test(text[index - 1] ?? ' ')) continue
        const [before, mark] = [boxOf(node, index - 1), boxOf(node, index)]
        if (mark.width > 0 && mark.top >= before.bottom - 1)
          found.push(`a line begins with ${text.slice(index, index + 12)}`)
      }
      if (seen.has(element)) continue
      seen.add(element)
      const drawing = element.closest('svg')?.getBoundingClientRect()
      if (drawing) {
        const box = element.getBoundingClientRect()
        if (box.left < drawing.left - 1 || box.right > drawing.right + 1) found.push(`a drawing cuts off ${text}`)
        continue
      }
      const { display, overflowX, textOverflow } = getComputedStyle(element)
      const isBox = !display.startsWith('inline') || display === 'inline-block' || display === 'inline-flex'
      if (!isBox || element.clientWidth < 2 || overflowX === 'auto' || overflowX === 'scroll') continue
      if (textOverflow === 'ellipsis') {
        // Visitors' input may be truncated, the name of the shop may not.
        range.selectNodeContents(node)
        const isName = element.closest('.logo') !== null
        if (isName && range.getBoundingClientRect().width > element.getBoundingClientRect().width)
          found.push(`cut short: ${text}`)
        continue
      }
      if (element.scrollWidth > element.clientWidth + 1 && !endsInMark(element, node, text)) {
        found.push(`clipped, ${element.scrollWidth} of ${element.clientWidth} px: ${element.outerHTML.slice(0, 120)}`)
      }
    }
    return found
  })
}

/** Pictures that overflow over text beside them; text laid over a picture on purpose is positioned. */
function coveredText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector('main')
    if (!main) return []
    const isLaidOver = (element: Element) => {
      for (let one: Element | null = element; one && one !== main; one = one.parentElement) {
        if (!['static', 'relative'].includes(getComputedStyle(one).position)) return true
      }
      return false
    }
    const isClipped = (element: Element) => element.closest('[class*=scroll-row], [class*=overflow-]') !== null
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const pictures = [...main.querySelectorAll('picture')].filter(
      (one) => isShown(one) && !isLaidOver(one) && !isClipped(one.parentElement ?? one),
    )
    const words = [...main.querySelectorAll('h1, h2, h3, p, dt, dd, li')].filter(
      (one) => isShown(one) && !one.querySelector('picture') && !isLaidOver(one),
    )
    const boxes = words.map((element) => ({ element, box: element.getBoundingClientRect() }))
    return pictures.flatMap((picture) => {
      const { left, right, top, bottom } = picture.getBoundingClientRect()
      return boxes
        .filter(({ box }) => Math.min(right, box.right) - Math.max(left, box.left) > 4)
        .filter(({ box }) => Math.min(bottom, box.bottom) - Math.max(top, box.top) > 4)
        .slice(0, 1)
        .map(({ element }) => `a picture lies over: ${element.textContent.slice(0, 40)}`)
    })
  })
}

/** What visitors read on the page, without parts that are marked as another language. */
export function shownText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const own = document.documentElement.lang
    const texts: string[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: element } = node
      if (!element || element.closest('script, style, template')) continue
      if (element.closest('[lang]')?.getAttribute('lang') === own) texts.push(node.nodeValue ?? '')
    }
    for (const element of document.querySelectorAll('[alt], [aria-label], [title], [placeholder]')) {
      if (element.closest('[lang]')?.getAttribute('lang') !== own) continue
      for (const name of ['alt', 'aria-label', 'title', 'placeholder']) texts.push(element.getAttribute(name) ?? '')
    }
    return texts.join(' ')
  })
}

/** Pictures with more than twice the pixels that their box can show. A picture shown twice counts once, for its larger box. */
export function wastefulPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const widthIn = (address: string) => Number(/\/(\d+)\.(?:avif|webp|jpg)$/.exec(address)?.[1] ?? 0)
    const shown = [...document.images].flatMap((image) => {
      const { width, height } = image.getBoundingClientRect()
      if (widthIn(image.currentSrc) === 0 || width < 2 || height < 2 || !image.checkVisibility()) return []
      const declared = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
      const ratio = declared || image.naturalWidth / image.naturalHeight
      // While it loads, its shape is unknown unless the page states it.
      if (Number.isNaN(ratio)) return []
      const isCover = getComputedStyle(image).objectFit === 'cover'
      const needed = devicePixelRatio * (isCover ? Math.max(width, height * ratio) : Math.min(width, height * ratio))
      return [{ image, address: image.currentSrc, needed }]
    })
    return shown.flatMap(({ image, address }) => {
      const needed = Math.max(...shown.filter((one) => one.address === address).map((one) => one.needed))
      const chosen = widthIn(address)
      const source = image.parentElement?.querySelector('source')?.srcset ?? image.srcset
      const offered = [...source.matchAll(/(\d+)w/g)].map(([, one]) => Number(one))
      const enough = offered.filter((one) => one >= needed)
      const area = (chosen / needed) ** 2
      if (area <= 2) return []
      return [
        `${chosen} px for ${Math.round(needed)} (${area.toFixed(1)} times the area; smallest that is enough: ` +
          `${Math.min(...enough)}): ${image.alt.slice(0, 40) || address} sizes="${image.sizes}"`,
      ]
    })
  })
}

/** Links and controls under 24 px with a circle of 24 px that meets another target; within a sentence any size is right. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const kinds = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab]'
    const targets = [...document.querySelectorAll<HTMLElement>(kinds)].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) return []
      const boxes = [element, ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])].map((one) =>
        one.getBoundingClientRect(),
      )
      const box = boxes.toSorted((a, b) => b.width * b.height - a.width * a.height)[0]
      const { position } = getComputedStyle(element)
      if (!box || box.width < 2 || box.height < 2 || element.matches('.sr-only') || position === 'fixed') return []
      return [{ element, box }]
    })
    const isSmall = ({ box }: { box: DOMRect }) => box.width < 23.5 || box.height < 23.5
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0)
    const middleOf = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const
    return targets
      .filter((one) => isSmall(one) && !isInSentence(one.element))
      .flatMap(({ element, box }) => {
        const [x, y] = middleOf(box)
        const near = targets.find((other) => {
          if (other.element === element || other.element.contains(element) || element.contains(other.element))
            return false
          const dx = Math.max(other.box.left - x, 0, x - other.box.right)
          const dy = Math.max(other.box.top - y, 0, y - other.box.bottom)
          return Math.hypot(dx, dy) < 12
        })
        if (!near) return []
        return [`${Math.round(box.width)}×${Math.round(box.height)} px: ${element.outerHTML.slice(0, 120)}`]
      })
  })
}

/** Controls that are completely covered by something fixed when focused. */
export function hiddenFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const kinds = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]'
    const hidden: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>(`main :is(${kinds})`)) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) continue
      element.focus()
      if (document.activeElement !== element) continue
      const shown = element instanceof HTMLInputElement ? (element.labels?.[0] ?? element) : element
      const { left, top, width, height } = shown.getBoundingClientRect()
      const points = [0.5, 0.1, 0.9].flatMap((x) =>
        [0.5, 0.1, 0.9].map((y) => [left + x * width, top + y * height] as const),
      )
      const isSeen = points.some(([x, y]) => {
        const over = document.elementFromPoint(x, y)
        return over !== null && (shown.contains(over) || over.contains(shown) || element.contains(over))
      })
      if (!isSeen) hidden.push(element.outerHTML.slice(0, 140))
    }
    return hidden
  })
}

/** Anything cut off, overflowing or too small to hit, at each width. */
export async function lookAtWidths(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const here = [...(await overflow(page)), ...(await brokenText(page))]
    // On a phone nothing is beside a picture.
    if (width >= 768) here.push(...(await coveredText(page)))
    if (width === widths[0] || width === 1440) {
      here.push(...(await smallTargets(page)).map((target) => `too small a target: ${target}`))
    }
    found.push(...here.map((one) => `${width} px: ${one}`))
  }
  return found
}
