import { languageTags, type Locale } from '@fitout/contract/locales.ts'
import { errors as cn } from '@fitout/contract/messages/cn/errors.ts'
import { errors as en } from '@fitout/contract/messages/en/errors.ts'
import { errors as zh } from '@fitout/contract/messages/zh/errors.ts'

const words = { zh, cn, en }

/** For whoever asks for more pages than one source may; it costs nothing to make. */
export function refusalPage(locale: Locale): string {
  const sentence = words[locale].codes['rate-limited']
  return `<!doctype html><html lang="${languageTags[locale]}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${sentence}</title></head><body><main><h1>${sentence}</h1></main></body></html>`
}
