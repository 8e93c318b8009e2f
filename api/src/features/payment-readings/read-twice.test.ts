import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { ReadLine, Recognition } from '../../adapters/recognition/port.ts'
import { RecognitionStopped } from '../../adapters/recognition/port.ts'
import { readTwice } from './read-twice.ts'

const picture = async () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer()

function lineOf(text: string, letters: number): ReadLine {
  const box = { left: 100, top: 100, right: 600, bottom: 100 + letters }
  return { text, confidence: 0.94, words: [{ text, confidence: 0.94, box }] }
}

/** An engine that returns the first line, then the others when it reads again. */
function engineOf(first: ReadLine, ...again: (string | Error)[]) {
  const sizes: number[] = []
  const read: Recognition['read'] = async (png) => {
    sizes.push((await sharp(png).metadata()).height)
    if (sizes.length === 1) return [first]
    const next = again.shift() ?? ''
    if (next instanceof Error) throw next
    return [lineOf(next, 32)]
  }
  return { read, sizes }
}

const firstOf = async ({ read }: ReturnType<typeof engineOf>) => {
  const word = (await readTwice({ read }, await picture()))[0]?.words[0]
  return [word?.text, word?.confidence]
}

test('R42 tall figures are read again at normal size, and two of three readings decide', async () => {
  const right = engineOf(lineOf('HK$25,702.80', 83), 'HK$ 25,702.80')
  expect(await firstOf(right)).toEqual(['HK$25,702.80', 0.94])
  expect(right.sizes[1]).toBeLessThan(140)
  const wrong = engineOf(lineOf('HK$29,702.80', 83), 'ws 25,702.80', 'ks 25,702.80')
  expect(await firstOf(wrong)).toEqual(['HK$25,702.80', 0.8])
  const split = engineOf(lineOf('HK$40,354.85', 83), 'HK$40, 354. 85')
  expect(await firstOf(split)).toEqual(['HK$40,354.85', 0.94])
  const once = engineOf(lineOf('HK$40,354.85', 83), 'illegible', 'HK$40,354.85')
  expect(await firstOf(once)).toEqual(['HK$40,354.85', 0.8])
  const odd = engineOf(lineOf('29,702.80', 83), '25,702.80', '26,702.80')
  expect(await firstOf(odd)).toEqual(['29,702.80', 0.5])
})

test('figures of normal size, and tall words, are read once', async () => {
  for (const line of [lineOf('25,702.80', 30), lineOf('Paid', 83)]) {
    const engine = engineOf(line, 'other')
    expect([await firstOf(engine), engine.sizes]).toEqual([[line.text, 0.94], [600]])
  }
})

test('a failed second reading leaves the figures uncertain, and a stopped engine is reported', async () => {
  const failing = engineOf(lineOf('25,702.80', 83), new Error('the engine has ended'))
  expect(await firstOf(failing)).toEqual(['25,702.80', 0.5])
  const stopped = engineOf(lineOf('25,702.80', 83), new RecognitionStopped())
  await expect(firstOf(stopped)).rejects.toThrow(RecognitionStopped)
})
