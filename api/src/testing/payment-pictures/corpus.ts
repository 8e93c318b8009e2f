import { locales } from '@fitout/contract/locales.ts'
import sharp from 'sharp'
import { drawPicture } from './draw-picture.ts'
import { layouts } from './layouts.ts'
import { drawFrom, type MadeUpPayment, madeUpPayment } from './made-up-payment.ts'

/** In `hard` pictures cropped or tiny fields may be missing from the reading; fields that are read must be correct. */
export type CorpusPicture = {
  name: string
  kind: 'readable' | 'hard'
  payment: MadeUpPayment
  make: () => Promise<Buffer>
}

type Harm = (png: Buffer, seed: number) => Promise<Buffer>

/** A screenshot as passed on by an app or a browser. */
const asJpeg: Harm = async (png) => sharp(png).jpeg({ quality: 80 }).toBuffer()

const cropped: Harm = async (png, seed) => {
  const { width, height } = await sharp(png).metadata()
  const isTop = seed % 2 === 0
  const kept = Math.round(height * 0.45)
  return sharp(png)
    .extract({
      left: Math.round(width * 0.06),
      top: isTop ? 0 : height - kept,
      width: Math.round(width * 0.86),
      height: kept,
    })
    .jpeg()
    .toBuffer()
}

const tiny: Harm = async (png) => sharp(png).resize({ width: 300 }).jpeg({ quality: 60 }).toBuffer()

/** A screen photographed with another telephone: tilted, slightly out of focus, in poor light. */
const askew: Harm = async (png, seed) => {
  const random = drawFrom(seed)
  const angle = (random() < 0.5 ? -1 : 1) * (4 + random() * 4)
  const shrunk = await sharp(png).resize({ width: 900 }).toBuffer()
  const turned = await sharp(shrunk).rotate(angle, { background: '#4a463f' }).toBuffer()
  return sharp(turned)
    .affine([1, 0.04, 0.02, 0.98], { background: '#4a463f' })
    .linear(0.75, 24)
    .blur(1.1)
    .jpeg({ quality: 70 })
    .toBuffer()
}

const harms = [
  ['cropped', cropped],
  ['tiny', tiny],
  ['askew', askew],
] as const

/** 60 pictures: each layout in each language, each once in dark mode and once degraded. Another seed gives other payments. */
export function corpus(seed = 0): CorpusPicture[] {
  return layouts.flatMap((layout, index) => {
    const one = (kind: CorpusPicture['kind'], variant: number, harm: Harm, name: string, isDark = false) => {
      const number = index * 10 + variant
      const payment = madeUpPayment(seed + number, locales[variant % 3] ?? 'zh', layout.way)
      const make = async () => harm(await drawPicture(layout, payment, isDark), number)
      return { name: `${layout.name}, ${payment.locale}, ${name}`, kind, payment, make }
    }
    const [harmName, harm] = harms[index % 3] ?? harms[0]
    return [
      ...locales.map((_, variant) => one('readable', variant, asJpeg, 'light')),
      one('readable', 3 + (index % 3), asJpeg, 'dark', true),
      one('hard', 6 + ((index + Math.floor(index / 3)) % 3), harm, harmName),
    ]
  })
}
