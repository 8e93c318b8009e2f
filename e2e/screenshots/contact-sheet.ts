import { writeFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { thumbnailWidth } from './take-screenshot.ts'

export type Thumbnail = { name: string; width: number; file: string; image: string }

const columns = 6

/** All thumbnails of a language, labelled, as a page and as a picture of it. */
export async function writeSheet(page: Page, folder: string, locale: string, thumbnails: Thumbnail[]): Promise<void> {
  const cells = [...Map.groupBy(thumbnails, ({ name }) => name)].map(([name, shots]) => {
    const images = shots.map(
      ({ width, file, image }) =>
        `<a href="${file}"><img src="${image}" width="${thumbnailWidth(width)}" alt="${name}, ${width} px"><i>${width}</i></a>`,
    )
    return `<figure><figcaption>${name}</figcaption><div>${images.join('')}</div></figure>`
  })
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens in ${locale}</title><style>
    body { margin: 24px; background: #cfcac3; font: 15px/1.3 sans-serif; display: inline-block }
    main { display: grid; grid-template-columns: repeat(${Math.min(columns, cells.length)}, max-content); gap: 24px }
    figure { margin: 0 } figcaption { font-weight: 600; padding-bottom: 6px }
    div { display: flex; gap: 6px; align-items: flex-start } a { color: #444; text-decoration: none }
    img { display: block; max-height: 420px; object-fit: cover; object-position: top } i { font-size: 12px }
  </style><h1>Screens in ${locale}</h1><main>${cells.join('\n')}</main></html>`
  await writeFile(`${folder}/sheet.html`, html)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.setContent(html, { waitUntil: 'load' })
  const { width, height } = await page.evaluate(() => {
    const box = document.body.getBoundingClientRect()
    return { width: Math.ceil(box.right + 24), height: Math.ceil(box.bottom + 24) }
  })
  await page.setViewportSize({ width, height: 900 })
  await page.screenshot({
    path: `${folder}/sheet.jpg`,
    type: 'jpeg',
    quality: 82,
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, 16_000) },
  })
  await page.context().close()
}
