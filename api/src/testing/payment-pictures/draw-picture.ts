import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import satori from 'satori'
import { renderAsync } from '@resvg/resvg-js'
import { settingFor } from '../../adapters/faces/faces.ts'
import { dark, type Element, light } from './elements.ts'
import type { Layout } from './layout.ts'
import type { MadeUpPayment } from './made-up-payment.ts'

const require = createRequire(import.meta.url)

/** A made-up payment as an app would show it, as PNG. */
export async function drawPicture(layout: Layout, payment: MadeUpPayment, isDark = false): Promise<Buffer> {
  const { width, height } = layout
  const element = layout.draw(payment, isDark ? dark : light)
  const setting = await settingFor(wordsIn(element), payment.locale)
  const latin = layout.face === 'newsreader' ? [] : await latinFaces(layout.face)
  element.props.style['fontFamily'] = [...(latin.length > 0 ? ['latin'] : []), setting.family].join(', ')
  const svg = await satori(element as never, { width, height, fonts: [...latin, ...setting.fonts] })
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng()
}

async function latinFaces(face: string) {
  const weights = [400, 700] as const
  return Promise.all(
    weights.map(async (weight) => ({
      name: 'latin',
      data: await readFile(require.resolve(`@fontsource/${face}/files/${face}-latin-${weight}-normal.woff`)),
      weight,
      style: 'normal' as const,
    })),
  )
}

function wordsIn({ props }: Element): string[] {
  return (props.children ?? []).flatMap((child) => (typeof child === 'string' ? [child] : wordsIn(child)))
}
