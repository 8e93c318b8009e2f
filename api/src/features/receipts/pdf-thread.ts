import { parentPort } from 'node:worker_threads'
import { drawPdf } from './draw-pdf.ts'
import type { PdfOrder } from './pdf-steps.ts'

export type Drawn = { bytes: Uint8Array<ArrayBuffer> } | { failure: string }

parentPort?.on('message', (order: PdfOrder) => {
  void drawPdf(order).then(
    (bytes) => answer({ bytes }, [bytes.buffer]),
    (error: unknown) => answer({ failure: error instanceof Error ? error.message : String(error) }, []),
  )
})

function answer(drawn: Drawn, moved: ArrayBuffer[]): void {
  parentPort?.postMessage(drawn, moved)
}
