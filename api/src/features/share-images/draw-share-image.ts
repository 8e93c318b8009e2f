import type { Locale } from '@fitout/contract/locales.ts'
import type { Palette } from '@fitout/contract/theme-colours.ts'
import { sharp } from '../../adapters/images/sharp.ts'
import { type CardLayout, type CardWords, layOutCard, photographBox } from './lay-out-card.ts'
import { shareImageSize } from './share-image-size.ts'

export type Card = {
  layout: CardLayout
  words: CardWords
  locale: Locale
  palette: Palette
  /** The photograph's mean colour, seen where the photograph cannot be read. */
  colour: string
  photograph: Uint8Array | undefined
}

/** A card as JPEG. */
export async function drawShareImage({ layout, words, locale, palette, colour, photograph }: Card): Promise<Buffer> {
  // Heavy, and not needed by most processes.
  const [{ default: satori }, { renderAsync }] = await Promise.all([import('satori'), import('@resvg/resvg-js')])
  const { element, fonts } = await layOutCard(layout, words, locale, palette)
  // Every letter becomes a path, so that the machine's own fonts play no part.
  const svg = await satori(element as never, { ...shareImageSize, fonts })
  const lettering = (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng()
  const layers = [{ input: lettering, left: 0, top: 0 }]
  if (layout !== 'words') {
    const { left, top, width, height } = photographBox[layout]
    const ground = sharp({ create: { width, height, channels: 3, background: colour } })
    const input = photograph
      ? await sharp(photograph).autoOrient().resize(width, height, { fit: 'cover', position: 'attention' }).toBuffer()
      : await ground.png().toBuffer()
    layers.unshift({ input, left, top })
  }
  return sharp({ create: { ...shareImageSize, channels: 3, background: palette.paper } })
    .composite(layers)
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
