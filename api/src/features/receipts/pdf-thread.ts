import { parentPort } from 'node:worker_threads'
import { drawPdf } from './draw-pdf.ts'
import type { PdfOrder } from './pdf-steps.ts'

export type Drawn = { bytes: Uint8Array<ArrayBuffer> } | { failure: string }

parentPort?.on('message', (order: PdfOrder) => {
  void drawPdf(order).then(
    (bytes) => tell({ bytes }, [bytes.buffer]),
    (error: unknown) => tell({ failure: error instanceof Error ? error.message : String(error) }, []),
  )
})

function tell(drawn: Drawn, moved: ArrayBuffer[]): void {
  parentPort?.postMessage(drawn, moved)
}
