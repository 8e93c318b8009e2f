import type { Locale } from '@fitout/contract/locales.ts'
import { type Palette, themeColours, defaultPalette } from '@fitout/contract/theme-colours.ts'
import { shareImageSize } from './share-image-size.ts'
import { type Setting, settingFor } from '../../adapters/faces/faces.ts'

/** The texts of a card in one language. */
export type CardWords = { studio: string; title: string; price?: string; originalPrice?: string }

export type CardLayout = 'piece' | 'room' | 'words'

/** Where the photograph goes; undefined if the card has only text. */
export const photographBox = {
  piece: { left: 570, top: 0, width: 630, height: 630 },
  room: { left: 0, top: 0, width: 1200, height: 412 },
} as const

type Element = {
  type: string
  props: { style?: Record<string, string | number>; children?: (Element | string)[] } & Partial<CardLogo>
}
/** A picture as a data URL, with its displayed size. */
export type CardLogo = { src: string; width: number; height: number }

type Colours = ReturnType<typeof themeColours>

export type LaidOutCard = { element: Element; fonts: Setting['fonts'] }

const box = (style: Record<string, string | number>, children: (Element | string)[] = []): Element => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})
const text = (words: string, style: Record<string, string | number>): Element => ({
  type: 'div',
  props: { style: { display: 'block', ...style }, children: [words] },
})

const frames = {
  piece: { left: 0, top: 0, width: 570, height: 630, padding: '56px 48px 56px 56px' },
  room: { left: 0, top: 412, width: 1200, height: 218, padding: '36px 56px 40px' },
  words: { left: 0, top: 0, width: 1200, height: 630, padding: '72px' },
} as const

const titles = {
  piece: { size: 56, lines: 4, width: 466 },
  room: { size: 52, lines: 2, width: 780 },
  words: { size: 76, lines: 4, width: 1056 },
} as const

/** Lays out the texts of a card as positioned elements, with the font subsets they need. */
export async function layOutCard(
  layout: CardLayout,
  words: CardWords,
  locale: Locale,
  palette: Palette = defaultPalette,
  logo?: CardLogo,
): Promise<LaidOutCard> {
  const colours = themeColours(palette)
  const setting = await settingFor(Object.values(words), locale)
  const { size, lines, width } = titles[layout]
  const isChinese = locale !== 'en'
  const title = setting.text(words.title)
  // Chinese characters fill their square, so they are set smaller with more leading than Latin.
  const titleSize = Math.round(size * (isChinese ? 0.88 : 1) * (title.length > (isChinese ? 24 : 44) ? 0.82 : 1))
  // A bracketed suffix goes on a line of its own rather than being split.
  const needsLines = isChinese && title.length * titleSize > width
  const heading = text(needsLines ? title.replace(/(?<=.)(?=（[^）]+）$)/, '\n') : title, {
    width,
    whiteSpace: 'pre-line',
    fontSize: titleSize,
    lineHeight: isChinese ? 1.35 : 1.12,
    letterSpacing: titleSize * (isChinese ? 0.02 : -0.015),
    lineClamp: `${lines} "…"`,
    wordBreak: 'break-word',
  })
  const name = text(setting.text(words.studio), {
    fontSize: isChinese ? 27 : 31,
    letterSpacing: isChinese ? 1.6 : 0,
    lineHeight: 1.3,
    lineClamp: '1 "…"',
  })
  const studio = logo ? { type: 'img', props: logo } : name
  const price = words.price === undefined ? [] : [priceLine(words, colours, setting.text)]
  const inside =
    layout === 'room'
      ? [
          box({ flexDirection: 'column', height: '100%', justifyContent: 'center' }, [heading]),
          box(
            {
              flexDirection: 'column',
              width: 260,
              height: '100%',
              justifyContent: 'center',
              alignItems: 'flex-end',
              textAlign: 'right',
            },
            [studio, ...price],
          ),
        ]
      : [studio, box({ flexDirection: 'column' }, [heading, ...price])]
  const frame = box(
    {
      position: 'absolute',
      boxSizing: 'border-box',
      justifyContent: 'space-between',
      flexDirection: layout === 'room' ? 'row' : 'column',
      fontFamily: setting.family,
      color: palette.ink,
      ...(layout === 'words' && { borderBottom: `12px solid ${colours['--color-stone']}` }),
      ...frames[layout],
    },
    inside,
  )
  return { element: box({ ...shareImageSize }, [frame]), fonts: setting.fonts }
}

function priceLine(
  { price = '', originalPrice }: CardWords,
  colours: Colours,
  draw: (text: string) => string,
): Element {
  const [ink = '', muted = '', clay = ''] = ['ink', 'muted', 'clay'].map((name) => colours[`--color-${name}`])
  const now = text(draw(price), { fontSize: 31, lineHeight: 1.3, color: originalPrice ? clay : ink })
  if (!originalPrice) return box({ marginTop: 22 }, [now])
  const before = text(draw(originalPrice), { fontSize: 26, color: muted, textDecoration: 'line-through' })
  return box({ marginTop: 22, alignItems: 'baseline', gap: 18 }, [now, before])
}
