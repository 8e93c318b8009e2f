import { existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { drawPicture } from '../../testing/payment-pictures/draw-picture.ts'
import { layouts } from '../../testing/payment-pictures/layouts.ts'
import { madeUpPayment } from '../../testing/payment-pictures/made-up-payment.ts'
import { createTesseract } from './tesseract.ts'

const withoutNetwork = new URL('../../testing/engines/without-network.ts', import.meta.url).href
const engine = createTesseract({ execArgv: ['--import', withoutNetwork] })
afterAll(() => engine.stop())

const readings = 200
/** Ensures that its own engine is running when it is measured. */
const more = 5

/** The memory of this process and its engine, in megabytes. */
function resident(): number {
  const { pid } = process
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  const kilobytes = [String(pid), ...children].map((one) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${one}/status`, 'utf8'))?.[1] ?? 0),
  )
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024
}

test.skipIf(process.platform !== 'linux')(
  'R45 200 readings by the real engine end within 250 MB of the start, and make no network connection',
  async () => {
    const [layout] = layouts
    const whole = layout && (await drawPicture(layout, madeUpPayment(1, 'en', 'fps')))
    const picture = await sharp(whole).resize({ width: 400 }).png().toBuffer()
    const before = resident()
    for (let reading = 0; reading < readings + more; reading += 1) {
      expect((await engine.read(picture)).length).toBeGreaterThan(0)
    }
    expect(resident() - before).toBeLessThan(250)
    expect(existsSync(join(tmpdir(), `fitout-reached-${process.pid}`))).toBe(false)
  },
  1_800_000,
)
