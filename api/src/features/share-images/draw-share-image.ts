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
  /** The photograph's mean colour, used if the photograph cannot be read. */
  colour: string
  photograph: Uint8Array | undefined
  /** Shown instead of the studio's name. */
  logo: Uint8Array | undefined
}

/** Pixels; the logo is about as high as two lines of the name. */
const logoBox = { width: 260, height: 72 }

export async function drawShareImage({
  layout,
  words,
  locale,
  palette,
  colour,
  photograph,
  logo,
}: Card): Promise<Buffer> {
  // Large, and most processes do not need it.
  const [{ default: satori }, { renderAsync }] = await Promise.all([import('satori'), import('@resvg/resvg-js')])
  const { element, fonts } = await layOutCard(layout, words, locale, palette, logo && (await fitted(logo)))
  // Text is converted to paths, so that system fonts make no difference.
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

async function fitted(logo: Uint8Array) {
  const sized = sharp(logo)
    .resize({ width: 2 * logoBox.width, height: 2 * logoBox.height, fit: 'inside' })
    .png()
  const { data, info } = await sized.toBuffer({ resolveWithObject: true })
  const src = `data:image/png;base64,${data.toString('base64')}`
  return { src, width: Math.round(info.width / 2), height: Math.round(info.height / 2) }
}
