import { isDefaultPalette, type Palette, palettes, themeColours } from './theme-colours.ts'

/** Font pairs, each with a matching Chinese font. */
export const faceNames = ['newsreader', 'fraunces', 'grotesk', 'instrument'] as const
export const cornerNames = ['square', 'slight', 'round'] as const
export const densityNames = ['close', 'usual', 'airy'] as const
/** Where the title stands on the first picture of a page: over it on a sheet, beside it, or below it in a frame. */
export const homeNames = ['sheet', 'beside', 'framed'] as const

export type FaceName = (typeof faceNames)[number]
export type HomeName = (typeof homeNames)[number]

/** The settings of a theme: colours, fonts and shapes. */
export type Look = {
  palette: Palette
  faces: FaceName
  corners: (typeof cornerNames)[number]
  density: (typeof densityNames)[number]
  home: HomeName
}

/** Complete themes to start from. The first is the default. */
export const readyThemes = {
  atelier: { palette: palettes.clay, faces: 'newsreader', corners: 'slight', density: 'usual', home: 'sheet' },
  gallery: {
    palette: { paper: '#ffffff', ink: '#121316', accent: '#2438c4' },
    faces: 'grotesk',
    corners: 'square',
    density: 'close',
    home: 'beside',
  },
  courtyard: {
    palette: { paper: '#f6f5ec', ink: '#1d2b26', accent: '#2c5f53' },
    faces: 'fraunces',
    corners: 'round',
    density: 'airy',
    home: 'framed',
  },
} as const satisfies Record<string, Look>
export type ReadyTheme = keyof typeof readyThemes
export const readyThemeNames = Object.keys(readyThemes) as ReadyTheme[]

export const defaultLook: Look = readyThemes.atelier

type Tokens = Record<string, string>

const song = {
  hant: "'Songti TC', 'Noto Serif HK', 'Noto Serif CJK HK', 'Noto Serif CJK TC', 'Source Han Serif HC', 'PMingLiU'",
  hans: "'Songti SC', 'Noto Serif SC', 'Noto Serif CJK SC', 'Source Han Serif SC', 'SimSun'",
}
const fraunces = "'Fraunces Display', 'Fraunces Fallback'"
const grotesk = "'Schibsted Grotesk', 'Schibsted Fallback'"

const faceTokens: Record<FaceName, Tokens> = {
  newsreader: {},
  fraunces: {
    '--face-text': "'Figtree', 'Figtree Fallback'",
    '--face-display': `${fraunces}, 'Times New Roman', serif`,
    '--face-hant-display': `${fraunces}, ${song.hant}, serif`,
    '--face-hans-display': `${fraunces}, ${song.hans}, serif`,
  },
  grotesk: { '--face-text': grotesk, '--face-display': `${grotesk}, sans-serif`, '--face-weight': '500' },
  instrument: {
    '--face-display': "'Instrument Sans', 'Instrument Sans Fallback', sans-serif",
    '--face-weight': '500',
  },
}

const cornerTokens: Record<Look['corners'], Tokens> = {
  square: { '--radius-sm': '0px' },
  slight: {},
  round: { '--radius-sm': '10px', '--radius-picture': '14px' },
}

const densityTokens: Record<Look['density'], Tokens> = {
  close: {
    '--spacing-section': 'clamp(3rem, 2.2rem + 3.4vw, 5.75rem)',
    '--spacing-block': 'clamp(1.5rem, 1.2rem + 1.4vw, 2.5rem)',
    '--spacing-control': '2.75rem',
    '--leading-text': '1.6',
  },
  usual: {},
  airy: {
    '--spacing-section': 'clamp(4.5rem, 2.6rem + 8vw, 12rem)',
    '--spacing-block': 'clamp(2.25rem, 1.5rem + 3vw, 5rem)',
    '--spacing-control': '3.25rem',
    '--leading-text': '1.75',
  },
}

/** The design tokens that differ from the style sheet's defaults. */
export function lookTokens({ palette, faces, corners, density }: Look): Tokens {
  return {
    ...(!isDefaultPalette(palette) && themeColours(palette)),
    ...faceTokens[faces],
    ...cornerTokens[corners],
    ...densityTokens[density],
  }
}
