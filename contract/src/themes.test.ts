import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { theme } from './configuration.ts'
import { paletteFaults } from './theme-colours.ts'
import {
  cornerNames,
  densityNames,
  faceNames,
  homeNames,
  lookTokens,
  readyThemeNames,
  readyThemes,
  defaultLook,
} from './themes.ts'

const looks = readyThemeNames.map((name) => readyThemes[name])

test('a ready-made theme can be published as it is, and its text is legible in every state', () => {
  for (const look of looks) {
    expect(theme.parse(look)).toEqual(look)
    expect(paletteFaults(look.palette)).toEqual([])
  }
})

test('ready-made themes share neither colours nor fonts, corners, density or opening', () => {
  const parts = ['palette', 'faces', 'corners', 'density', 'home'] as const
  for (const part of parts) {
    expect([part, new Set(looks.map((look) => JSON.stringify(look[part]))).size]).toEqual([part, looks.length])
  }
})

test('versions published when themes were colours only are complete', () => {
  expect(theme.parse({ palette: defaultLook.palette })).toEqual(defaultLook)
  expect(lookTokens(defaultLook)).toEqual({})
})

test('every token set by a theme is used by the style sheet', async () => {
  const folder = new URL('../../ui/src/', import.meta.url)
  const sheets = await Promise.all(['tokens.css', 'base.css'].map((name) => readFile(new URL(name, folder), 'utf8')))
  const set = faceNames.flatMap((faces, at) =>
    Object.keys(
      lookTokens({
        palette: readyThemes.gallery.palette,
        faces,
        corners: cornerNames[at % cornerNames.length] ?? 'slight',
        density: densityNames[at % densityNames.length] ?? 'usual',
        home: homeNames[0],
      }),
    ),
  )
  expect(set.length).toBeGreaterThan(20)
  expect([...new Set(set)].filter((token) => !new RegExp(`${token}(?![\\w-])`).test(sheets.join('\n')))).toEqual([])
})
