/** The three colours chosen by the studio, each as `#rrggbb`. All others are derived from them. */
export type Palette = { paper: string; ink: string; accent: string }
export type PaletteColour = keyof Palette

/** The default palette and the alternatives offered. Each passes `paletteFaults`. */
export const palettes = {
  clay: { paper: '#fbf9f6', ink: '#211d19', accent: '#9c4f31' },
  harbour: { paper: '#f7f9fa', ink: '#16212b', accent: '#1f5f7a' },
  pine: { paper: '#f8f9f5', ink: '#1b231d', accent: '#37633f' },
  plum: { paper: '#fbf8f9', ink: '#241a20', accent: '#7d3a5c' },
  brass: { paper: '#faf8f1', ink: '#24201a', accent: '#7a5a14' },
  ink: { paper: '#fafafa', ink: '#1a1a1a', accent: '#2b2b2b' },
} as const satisfies Record<string, Palette>
export type PaletteName = keyof typeof palettes
export const paletteNames = Object.keys(palettes) as PaletteName[]

export const defaultPalette: Palette = palettes.clay

export const colourPattern = /^#[0-9a-f]{6}$/

/** WCAG 2.2 AA, for text of any size. */
export const textContrast = 4.5
/** WCAG 2.2 AA, for the edges of controls. */
const edgeContrast = 3

const white = '#ffffff'
const black = '#000000'
/** State colours. They are fixed, since they must be told apart on any background. */
const states = ['#48653f', '#8a5a00', '#9b2f22']

type Channels = [red: number, green: number, blue: number]

function channelsOf(colour: string): Channels {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as Channels
}

function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Channels
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG contrast ratio, from 1 (equal) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Mixes a share of `other`, from 0 to 1, into `one`. */
function mix(one: string, other: string, share: number): string {
  const target = channelsOf(other)
  const mixed = channelsOf(one).map((channel, index) => Math.round(channel + ((target[index] ?? 0) - channel) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** The first mix, starting from a share, with enough contrast to all grounds. */
function contrasting({ paper, ink }: Palette, from: number, grounds: string[], needed: number): string {
  for (let share = from; share < 1; share += 0.02) {
    const colour = mix(paper, ink, share)
    if (grounds.every((ground) => contrast(colour, ground) >= needed)) return colour
  }
  return ink
}

/** A background darker than the paper, tinted with a little of the accent. */
const shadeOf = ({ paper, ink, accent }: Palette, tint: number, depth: number) =>
  mix(mix(paper, accent, tint), ink, depth)
const sandOf = (palette: Palette) => shadeOf(palette, 0.05, 0.03)

export type PaletteFault = { colour: PaletteColour; contrast: number; needed: number }

/** The colours of a palette that miss AA, each with its lowest contrast. */
export function paletteFaults(palette: Palette): PaletteFault[] {
  const { paper, ink, accent } = palette
  const sand = sandOf(palette)
  const lowest = (colour: string, others: string[]) => Math.min(...others.map((other) => contrast(colour, other)))
  const held: [PaletteColour, number][] = [
    ['paper', lowest(sand, states)],
    ['ink', lowest(ink, [paper, sand, white])],
    ['accent', lowest(accent, [paper, sand, white])],
  ]
  return held
    .filter(([, found]) => found < textContrast)
    .map(([colour, found]) => ({ colour, contrast: found, needed: textContrast }))
}

/** All colours derived from a palette, by token name. */
export function themeColours(palette: Palette): Record<string, string> {
  const { paper, ink, accent } = palette
  const sand = sandOf(palette)
  return {
    '--color-paper': paper,
    '--color-sand': sand,
    '--color-stone': shadeOf(palette, 0.12, 0.11),
    '--color-control': contrasting(palette, 0.5, [paper, sand, white], edgeContrast),
    '--color-muted': contrasting(palette, 0.62, [paper, sand, white], textContrast),
    '--color-ink': ink,
    '--color-clay': accent,
    '--color-clay-deep': mix(accent, black, 0.2),
    '--color-clay-dark': mix(accent, black, 0.37),
    '--color-veil': `${ink}80`,
  }
}

/** Whether a palette is the default, which the style sheet already contains. */
export function isDefaultPalette({ paper, ink, accent }: Palette): boolean {
  return paper === defaultPalette.paper && ink === defaultPalette.ink && accent === defaultPalette.accent
}
