import { sharp } from '../../adapters/images/sharp.ts'
import {
  type Box,
  type ReadLine,
  type Recognition,
  RecognitionStopped,
  type ReadWord,
} from '../../adapters/recognition/port.ts'
import { height } from './rows-of-reading.ts'

/** Documented in docs/limits.md. */
const tallFrom = 56
const readAtMost = 3
const secondsAtMost = 60
/** The letter height that the engine was trained with, and half as much again. */
const defaultHeights = [32, 48] as const
const unsure = 0.5
/** The confidence if two of three readings agree. */
const agreed = 0.8

/**
 * The text in a picture. The engine misreads headline-sized digits with high confidence, so these are read again at
 * normal size. If the results differ, a third reading decides; if it agrees with neither, the digits are uncertain.
 */
export async function readTwice({ read }: Pick<Recognition, 'read'>, png: Uint8Array): Promise<ReadLine[]> {
  const end = performance.now() + secondsAtMost * 1000
  const lines = await read(png)
  const tall = lines.flatMap(({ words }) => words.filter(isTallFigure)).slice(0, readAtMost)
  const mended = new Map<ReadWord, ReadWord>()
  for (const word of tall) {
    const readAt = (letters: number) => readAgain(read, { png, box: word.box, letters, end })
    const small = await readAt(defaultHeights[0])
    if (small === figuresOf(word.text)) continue
    const third = await readAt(defaultHeights[1])
    const isAgreed = third !== '' && [small, figuresOf(word.text)].includes(third)
    const confidence = Math.min(word.confidence, isAgreed ? agreed : unsure)
    mended.set(word, { ...word, text: isAgreed ? word.text.replace(figures, third) : word.text, confidence })
  }
  return lines.map((line) => ({ ...line, words: line.words.map((word) => mended.get(word) ?? word) }))
}

const figures = /\d[\d.,]*/
const isTallFigure = ({ text, box }: ReadWord) => /\d/.test(text) && height(box) >= tallFrom
const figuresOf = (text: string) => figures.exec(text.normalize('NFKC'))?.[0] ?? ''

type Again = { png: Uint8Array; box: Box; letters: number; end: number }

/** The digits in a part of a picture; empty if the time is up or the engine fails. */
async function readAgain(read: Recognition['read'], { png, box, letters, end }: Again): Promise<string> {
  const milliseconds = Math.ceil(end - performance.now())
  if (milliseconds <= 0) return ''
  // Anything close on the left, such as the end of a dollar sign, is read as a digit if part of it is visible.
  const [beside, above] = [Math.round(height(box) / 12), Math.round(height(box) / 3)]
  const { width, height: high } = await sharp(png).metadata()
  const [left, top] = [Math.max(0, box.left - beside), Math.max(0, box.top - above)]
  const part = {
    left,
    top,
    width: Math.min(width, box.right + beside) - left,
    height: Math.min(high, box.bottom + above) - top,
  }
  const small = await sharp(png)
    .extract(part)
    .resize({ height: Math.round((part.height * letters) / height(box)) })
    .extend({ top: letters, bottom: letters, left: letters, right: letters, background: '#ffffff' })
    .png()
    .toBuffer()
  const inTime = AbortSignal.timeout(milliseconds)
  try {
    const lines = await read(small, inTime)
    // The engine sometimes splits one number into several words.
    const text = lines.map((line) => line.text).join(' ')
    return figuresOf(text.replaceAll(/(?<=[\d.,]) +(?=[\d.,])/g, ''))
  } catch (error) {
    if (error instanceof RecognitionStopped) throw error
    return ''
  }
}
