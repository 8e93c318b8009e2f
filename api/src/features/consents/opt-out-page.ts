import { createHash } from 'node:crypto'
import { languageTags, type Locale } from '@fitout/contract/locales.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { consentWords } from './consent-wordings.ts'

const style = `body{margin:0;background:#FBF9F6;color:#211D19;font:1rem/1.7 'PingFang HK','Noto Sans HK','Microsoft JhengHei',Helvetica,Arial,sans-serif}
main{max-width:34rem;margin:0 auto;padding:4rem 1.5rem}
h1{font-size:1.5rem;font-weight:500;margin:0 0 1rem}
button{font:inherit;padding:.75rem 1.5rem;border:0;border-radius:2px;background:#9C4F31;color:#FBF9F6;cursor:pointer}
button:focus-visible,a:focus-visible{outline:2px solid #211D19;outline-offset:2px}
a{color:#6B6156}`

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

type Step = 'ask' | 'done' | 'broken'

/** A page without scripts that does not reveal whom it concerns; its form needs no login and no cookie. */
export function optOutPage(step: Step, locale: Locale): Response {
  const words = consentWords[locale].page
  return buttonPage({
    locale,
    title: { ask: words.title, done: words.doneTitle, broken: words.brokenTitle }[step],
    text: words[step],
    home: words.home,
    ...(step === 'ask' && { button: words.button }),
    ...(step === 'broken' && { status: 404 }),
  })
}

type ButtonPage = { locale: Locale; title: string; text: string; home: string; button?: string; status?: number }

/** A page behind a mailed link, in plain HTML, with at most one button. */
export function buttonPage({ locale, title, text, home, button, status = 200 }: ButtonPage): Response {
  // Without an `action` the form posts to the page's own URL, including the token.
  const form = button ? `<form method="post"><button type="submit">${button}</button></form>` : ''
  const html = `<!doctype html><html lang="${languageTags[locale]}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p>
${form}<p><a href="${pathTo('home', locale)}">${home}</a></p></main></body></html>`
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy,
      'Referrer-Policy': 'no-referrer',
    },
  })
}
