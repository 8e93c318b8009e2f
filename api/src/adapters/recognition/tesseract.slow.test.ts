import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { drawPicture } from '../../testing/payment-pictures/draw-picture.ts'
import { layouts } from '../../testing/payment-pictures/layouts.ts'
import { madeUpPayment } from '../../testing/payment-pictures/made-up-payment.ts'
import { type Recognition, RecognitionStopped } from './port.ts'
import { createTesseract, recognitionLimits } from './tesseract.ts'

const testing = new URL('../../testing/engines/', import.meta.url)
const standIn = (name: string, secondsOfTry = 20) =>
  createTesseract({ program: new URL(`${name}.ts`, testing), limits: { secondsOfTry } })
const picture = async () => {
  const [layout] = layouts
  if (!layout) throw new Error('there is no layout')
  return drawPicture(layout, madeUpPayment(1, 'zh', 'fps'))
}

let engine: Recognition | undefined
afterEach(async () => engine?.stop())

describe('the engine', () => {
  test('R42 R45 reads Chinese and English, and makes no network connection', async () => {
    const withoutNetwork = new URL('without-network.ts', testing).href
    engine = createTesseract({ execArgv: ['--import', withoutNetwork] })
    const lines = await engine.read(await picture())
    const text = lines.map((line) => line.text.replaceAll(' ', '')).join('\n')
    expect(text).toContain('轉賬成功')
    expect(text).toContain('161234567')
    expect(existsSync(join(tmpdir(), `fitout-reached-${process.pid}`))).toBe(false)
  })

  test.each(['failing', 'dying'])('R44 throws if the engine is %s, after a retry', async (name) => {
    engine = standIn(name)
    await expect(engine.read(new Uint8Array(8))).rejects.toThrow(/no such picture|the engine has ended/)
  })

  test('R44 throws if it runs out of memory, after a retry', async () => {
    const program = new URL('exhausting.ts', testing)
    engine = createTesseract({ program, execArgv: ['--max-old-space-size=32'] })
    await expect(engine.read(new Uint8Array(8))).rejects.toThrow('the engine has ended')
  })

  test('R44 throws on a timeout, after a retry', async () => {
    engine = standIn('hanging', 0.7)
    const start = performance.now()
    await expect(engine.read(new Uint8Array(8))).rejects.toThrow(/abort|time/i)
    expect(performance.now() - start).toBeGreaterThan(1400)
  })

  test('R45 restarts after 20 readings, so that 200 in a row leave nothing behind', async () => {
    engine = standIn('counting')
    const before = process.memoryUsage().rss
    const pids: number[] = []
    for (let reading = 0; reading < 200; reading += 1) {
      const [line] = await engine.read(new Uint8Array(8))
      pids.push(Number(line?.text))
    }
    const each = [...new Set(pids)].map((pid) => pids.filter((one) => one === pid).length)
    expect(each).toEqual(Array.from({ length: 10 }, () => recognitionLimits.readingsOfProcess))
    expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(250)
    await engine.stop()
    for (const pid of new Set(pids)) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })

  test('R45 restarts once it uses too much memory', async () => {
    engine = standIn('costly')
    const pids: (string | undefined)[] = []
    for (let reading = 0; reading < 9; reading += 1) pids.push((await engine.read(new Uint8Array(8)))[0]?.text)
    // The third reading adds 160 MB.
    expect([...new Set(pids)].map((pid) => pids.filter((one) => one === pid).length)).toEqual([3, 3, 3])
  })

  test('stops during a reading, without a retry', async () => {
    engine = standIn('hanging')
    const refusal = engine.read(new Uint8Array(8)).catch((error: unknown) => error)
    await engine.stop()
    expect(await refusal).toBeInstanceOf(RecognitionStopped)
  })
})
