export { openPdf, type PdfDocument } from './pdf-document.ts'
export { quiet, setHead, type Studio, textsOf } from './pdf-head.ts'
