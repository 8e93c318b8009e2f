export { packedOrders } from './packed-orders.ts'
export { studioOnPaper } from './paper-studio.ts'
export { openPdf, type PdfDocument } from './pdf-document.ts'
export { quiet, setHead, type Studio } from './pdf-head.ts'
