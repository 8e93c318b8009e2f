import { type HomePart, homeLayouts } from '@fitout/contract/home-layouts.ts'
import { type HomeName, type ReadyTheme, readyThemes } from '@fitout/contract/themes.ts'
import { Box } from '@mui/material'

type Place = readonly [x: number, y: number, width: number, height: number]
type Sketch = { height: number; pictures?: readonly Place[]; words?: readonly Place[]; ground?: 'sand' | 'ink' }

const wide = 100
const columns = (count: number, y: number, height: number): Place[] => {
  const width = (88 - (count - 1) * 3) / count
  return Array.from({ length: count }, (_, index) => [6 + index * (width + 3), y, width, height])
}
const heading: Place = [6, 1, 26, 2]

const openings: Record<HomeName, Sketch> = {
  sheet: {
    height: 34,
    pictures: [[0, 0, wide, 26]],
    words: [
      [6, 20, 40, 3],
      [6, 28, 14, 4],
    ],
  },
  beside: {
    height: 34,
    pictures: [[40, 0, 60, 34]],
    words: [
      [6, 18, 28, 3],
      [6, 26, 12, 4],
    ],
  },
  framed: {
    height: 38,
    pictures: [[6, 14, 88, 24]],
    words: [
      [6, 2, 44, 3],
      [6, 8, 12, 3],
    ],
  },
}

/** A block by its kind and look, in a page of width 100. */
const sketches: Record<string, Sketch> = {
  'projects rhythm': {
    height: 36,
    words: [heading],
    pictures: [
      [6, 6, 50, 14],
      [64, 6, 30, 14],
      [6, 23, 30, 13],
      [44, 23, 50, 13],
    ],
  },
  'projects row': {
    height: 24,
    words: [heading],
    pictures: [
      [6, 6, 50, 18],
      [59, 6, 41, 18],
    ],
  },
  'featured-products grid': { height: 28, words: [heading], pictures: [...columns(4, 6, 9), ...columns(4, 19, 9)] },
  'featured-products row': {
    height: 18,
    words: [heading],
    pictures: [
      [6, 6, 19, 12],
      [28, 6, 19, 12],
      [50, 6, 19, 12],
      [72, 6, 19, 12],
      [94, 6, 6, 12],
    ],
  },
  'featured-services index': {
    height: 26,
    words: [heading, [40, 2, 34, 1.5], [40, 11, 30, 1.5], [40, 20, 36, 1.5]],
    pictures: [
      [82, 0, 12, 7],
      [82, 9, 12, 7],
      [82, 18, 12, 7],
    ],
  },
  'featured-services cards': { height: 20, words: [heading], pictures: columns(4, 6, 14) },
  categories: { height: 30, words: [heading], pictures: [...columns(3, 6, 10), ...columns(3, 20, 10)] },
  reviews: { height: 22, ground: 'sand', words: [[6, 4, 26, 2], ...columns(3, 10, 2), ...columns(3, 14, 2)] },
  steps: { height: 22, ground: 'sand', words: [[6, 4, 26, 2], ...columns(4, 10, 1.5), ...columns(4, 14, 1.5)] },
  'before-after': {
    height: 22,
    words: [heading],
    pictures: [
      [30, 0, 31, 22],
      [63, 0, 31, 22],
    ],
  },
  journal: {
    height: 24,
    words: [heading, [66, 7, 28, 1.5], [66, 14, 24, 1.5], [66, 21, 28, 1.5]],
    pictures: [[6, 6, 50, 18]],
  },
  contact: {
    height: 14,
    words: [
      [6, 1, 30, 3],
      [52, 1, 42, 1.5],
      [52, 6, 36, 1.5],
      [52, 11, 40, 1.5],
    ],
  },
  'enquiry-band dark': {
    height: 16,
    ground: 'ink',
    words: [
      [6, 6, 40, 3],
      [72, 5, 16, 5],
    ],
  },
  'enquiry-band light': {
    height: 16,
    ground: 'sand',
    words: [
      [6, 6, 40, 3],
      [72, 5, 16, 5],
    ],
  },
}

function sketchOf(part: HomePart, opening: HomeName): Sketch {
  const { type, look, tone } = part as { type: string; look?: string; tone?: string }
  if (type === 'hero') return openings[opening]
  return sketches[[type, look ?? tone].filter(Boolean).join(' ')] ?? { height: 0 }
}

const gap = 6

/** A miniature of a layout's complete home page in the colours of its theme. */
export function HomeMiniature({ layout }: { layout: ReadyTheme }) {
  const { palette, home } = readyThemes[layout]
  const parts = homeLayouts[layout].map((part) => sketchOf(part, home))
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, { height }) => sum + height + gap, 0))
  const drawn = (place: Place, key: string, fill: string, opacity: number) => {
    const [x, y, width, height] = place
    return <rect fill={fill} height={height} key={key} opacity={opacity} width={width} x={x} y={y} />
  }
  return (
    <Box component="span" sx={{ display: 'block', bgcolor: palette.paper, p: 1 }}>
      <svg aria-hidden="true" style={{ display: 'block', width: '100%', height: 132 }} viewBox="0 0 100 300">
        {parts.map(({ height, ground, pictures = [], words = [] }, index) => (
          <g key={starts[index]} transform={`translate(0 ${starts[index]})`}>
            {ground && drawn([0, 0, wide, height], 'ground', palette.ink, ground === 'ink' ? 1 : 0.08)}
            {pictures.map((place) => drawn(place, `picture ${place.join()}`, palette.accent, 0.35))}
            {words.map((place) =>
              drawn(place, `words ${place.join()}`, ground === 'ink' ? palette.paper : palette.ink, 0.8),
            )}
          </g>
        ))}
      </svg>
    </Box>
  )
}
