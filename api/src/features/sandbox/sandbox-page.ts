import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, languageTags } from '@fitout/contract/locales.ts'
import { sandboxPayment as cn } from '@fitout/contract/messages/cn/sandbox-payment.ts'
import { sandboxPayment as en } from '@fitout/contract/messages/en/sandbox-payment.ts'
import { sandboxPayment as zh } from '@fitout/contract/messages/zh/sandbox-payment.ts'
import { toDollars } from '@fitout/contract/money.ts'
import { html, raw } from 'hono/html'
import type { SessionRequest } from '../../adapters/payments/port.ts'
import { sandboxCards, sandboxDecisions, sandboxDeliveries } from '../../adapters/payments/sandbox.ts'
import { fillIn } from '../../words.ts'

type Words = typeof zh | typeof cn
export type SandboxPage = {
  isOpen: boolean
  purpose: SessionRequest['purpose']
  locale: Locale
  /** The preselected card. */
  card: keyof typeof sandboxCards | undefined
  wayBack: string
  wasDeclined: boolean
}

const messages: Record<Locale, Words> = { zh, cn, en }

// The shop's theme is read as text: a Tailwind theme is plain custom properties to a browser.
const tokens = readFileSync(join(import.meta.dirname, '../../../../ui/src/tokens.css'), 'utf8')
  .replace('@theme static {', ':root {')
  .replace('--*: initial;', '')

const look = `
*{box-sizing:border-box}
body{margin:0;background:var(--color-sand);color:var(--color-ink);font-family:var(--font-sans);font-size:var(--text-body);line-height:var(--text-body--line-height)}
main{max-width:var(--container-dialog);margin:0 auto;padding:calc(var(--spacing)*6) var(--spacing-gutter)}
.notice{margin:0;padding:calc(var(--spacing)*3) var(--spacing-gutter);background:var(--color-amber);color:var(--color-white);text-align:center;font-size:var(--text-small)}
.sheet{background:var(--color-paper);border:1px solid var(--color-stone);border-radius:var(--radius-sm);padding:calc(var(--spacing)*6)}
h1{margin:0 0 calc(var(--spacing)*1);font-family:var(--font-display);font-weight:var(--font-weight-medium);font-size:var(--text-title);line-height:var(--text-title--line-height)}
p{margin:0}.what{color:var(--color-muted)}.amount{font-size:var(--text-heading);font-family:var(--font-display);line-height:var(--text-heading--line-height);margin-top:calc(var(--spacing)*2)}
fieldset{border:0;margin:calc(var(--spacing)*6) 0 0;padding:0}legend{padding:0;margin-bottom:calc(var(--spacing)*1);font-weight:var(--font-weight-medium);font-size:var(--text-small)}
label{display:flex;gap:calc(var(--spacing)*3);align-items:center;padding:calc(var(--spacing)*2) 0;min-height:var(--spacing-target);border-top:1px solid var(--color-stone)}
input{accent-color:var(--color-clay);width:1.25rem;height:1.25rem;margin:0;flex:none}
.actions{display:grid;gap:calc(var(--spacing)*3);margin-top:calc(var(--spacing)*6)}
button,.back{display:flex;align-items:center;justify-content:center;min-height:var(--spacing-control);padding:calc(var(--spacing)*2) calc(var(--spacing)*6);border:1px solid var(--color-ink);border-radius:var(--radius-sm);background:transparent;color:var(--color-ink);font:inherit;font-size:var(--text-small);font-weight:var(--font-weight-medium);text-decoration:none;cursor:pointer}
button[value=approve]{background:var(--color-clay);border-color:var(--color-clay);color:var(--color-white)}
button[value=approve]:hover{background:var(--color-clay-deep)}
:focus-visible{outline:var(--size-focus) solid var(--color-clay);outline-offset:2px}
.declined{margin-top:calc(var(--spacing)*4);color:var(--color-brick)}
.back{margin-top:calc(var(--spacing)*6)}`

// The content security policy contains the hash of this exact text, so nothing may be added between it and its tags.
const style = tokens + look
const styleHash = createHash('sha256').update(style).digest('base64')

export const sandboxPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** Renders the sandbox provider's page. It asks for a decision, never for a card number. */
export function renderSandboxPage({ isOpen, purpose, locale, card, wayBack, wasDeclined }: SandboxPage): string {
  const words = messages[locale]
  const page = html`<!doctype html>
    <html lang="${languageTags[locale]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${words.title}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <header><p class="notice">${words.notice}</p></header>
        <main>
          <div class="sheet">
            <h1>${words.title}</h1>
            ${whatFor(words, purpose, locale)}
            ${wasDeclined ? html`<p class="declined" role="alert">${words.declined}</p>` : ''}
            ${isOpen ? form(words, card) : closed(words, wayBack)}
          </div>
        </main>
      </body>
    </html>`
  return String(page)
}

function whatFor(words: Words, purpose: SandboxPage['purpose'], locale: Locale) {
  if (purpose.kind === 'SAVE_CARD') return html`<p class="what">${words.saveCard}</p>`
  const amount = new Intl.NumberFormat(languageTags[locale], { style: 'currency', currency: purpose.currency })
  return html`<p class="what">${words.payOrder} ${purpose.reference}</p>
    <p class="amount">${amount.format(toDollars(purpose.amount))}</p>`
}

const brandNames: Record<keyof typeof sandboxCards, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
}

function form(words: Words, chosen: SandboxPage['card'] = 'visa') {
  const cards = Object.entries(sandboxCards).map(
    ([key, { lastFour }]) =>
      html`<label>
        <input type="radio" name="card" value="${key}" ${key === chosen ? 'checked' : ''} />
        <span>${brandNames[key as keyof typeof brandNames]} ${fillIn(words.cardEnding, { digits: lastFour })}</span>
      </label>`,
  )
  const deliveries = sandboxDeliveries.map(
    (key, index) =>
      html`<label>
        <input type="radio" name="delivery" value="${key}" ${index === 0 ? 'checked' : ''} />
        <span>${words.deliveries[key]}</span>
      </label>`,
  )
  const buttons = sandboxDecisions.map((key) => html`<button name="decision" value="${key}">${words[key]}</button>`)
  return html`<form method="post">
    <fieldset>
      <legend>${words.card}</legend>
      ${cards}
    </fieldset>
    <fieldset>
      <legend>${words.delivery}</legend>
      ${deliveries}
    </fieldset>
    <div class="actions">${buttons}</div>
  </form>`
}

function closed(words: Words, wayBack: string) {
  return html`<p class="declined">${words.closed}</p>
    <a class="back" href="${wayBack}">${words.back}</a>`
}
