import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createWorker, OEM, type Page, PSM } from 'tesseract.js'
import type { ReadLine } from './port.ts'

/** The response of the engine's process to a PNG. `memory` is its memory in bytes. */
export type Answer = ({ lines: ReadLine[] } | { failure: string }) & { memory: number }

const require = createRequire(import.meta.url)
const languages = ['eng', 'chi_tra']

/** The library downloads languages that are missing in this folder, so it must contain all. */
async function openEngine() {
  const folder = await mkdtemp(join(tmpdir(), 'fitout-languages-'))
  try {
    for (const language of languages) {
      const name = `${language}.traineddata.gz`
      await copyFile(require.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${name}`), join(folder, name))
    }
    const engine = await createWorker(languages, OEM.LSTM_ONLY, {
      langPath: folder,
      cacheMethod: 'none',
      // Errors in the engine end this process, and the parent is notified.
      errorHandler: (error: unknown) => process.emit('uncaughtException', new Error(String(error))),
    })
    // Keeps labels and values side by side in one line.
    await engine.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_COLUMN })
    return engine
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function linesOf({ blocks }: Page): ReadLine[] {
  const lines = (blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
  return lines.map(({ text, confidence, words }) => ({
    text: text.trim(),
    confidence: confidence / 100,
    words: words.map((word) => ({
      text: word.text,
      confidence: word.confidence / 100,
      box: { left: word.bbox.x0, top: word.bbox.y0, right: word.bbox.x1, bottom: word.bbox.y1 },
    })),
  }))
}

process.on('uncaughtException', (error) => {
  process.send?.({ failure: error.message, memory: process.memoryUsage().rss } satisfies Answer, () => process.exit(1))
})
// The parent has ended.
process.on('disconnect', () => process.exit(0))

const opened = openEngine()

process.on('message', (png: Uint8Array) => {
  void (async () => {
    const engine = await opened
    const { data } = await engine.recognize(Buffer.from(png), {}, { blocks: true, text: false })
    process.send?.({ lines: linesOf(data), memory: process.memoryUsage().rss } satisfies Answer)
  })()
})
