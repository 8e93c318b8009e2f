export { packedOrders } from './packed-orders.ts'
export { findLetterhead } from './letterhead.ts'
export { openPdf, type PdfDocument } from './pdf-document.ts'
export { drawHead, quiet, type Studio } from './pdf-head.ts'
