import type { Page } from 'playwright-core'

/** The widths of texts as tabular figures in the shop's font, in hundredths of its size. */
export async function tabularWidths(page: Page, texts: string[]): Promise<number[]> {
  return page.evaluate(async (drawnTexts) => {
    await document.fonts.load("100px 'Schibsted Grotesk'", '0,')
    return drawnTexts.map((text) => {
      const drawn = Object.assign(document.createElement('span'), { textContent: text })
      drawn.style.cssText = "font: 100px 'Schibsted Grotesk'; font-variant-numeric: tabular-nums"
      document.body.append(drawn)
      return Math.round(drawn.getBoundingClientRect().width)
    })
  }, texts)
}
