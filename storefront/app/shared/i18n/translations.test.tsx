import compile from 'icu-minify/compile'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { IntlProvider, useTranslations as fromLibrary } from 'use-intl/react'
import { SpokenContext, useTranslations } from './translations.ts'

const messages = {
  plain: 'A lamp',
  named: 'A lamp by {name}',
  counted: '{count, plural, one {one lamp} other {# lamps}}',
  many: '{count, number} lamps, {kind, select, tall {tall} other {low}}',
  strong: 'A <b>bright</b> and <b>warm</b> lamp',
}
const compiled = Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compile(text)]))

type Say = ((key: string, values?: object) => string) & { rich: (key: string, values: object) => ReactNode }
type Hook = (namespace?: string) => Say

function Texts({ hook }: { hook: Hook }) {
  const shop = hook('shop')
  return [
    shop('plain'),
    shop('named', { name: 'Mei' }),
    shop('counted', { count: 1 }),
    shop('counted', { count: 3000 }),
    shop('many', { count: 12_345, kind: 'tall' }),
    shop.rich('strong', { b: (text: ReactNode) => <b>{text}</b> }),
    // As a message of staff may be.
    shop('strong', { b: (text: ReactNode) => <b>{text}</b> }),
    shop('strong', {}),
    hook('shop.below')('deep'),
    hook()('shop.plain'),
    shop('missing'),
    shop('below'),
  ]
}

const fromOurs = renderToString.bind(
  undefined,
  <SpokenContext value={{ language: 'en', messages: { shop: { ...compiled, below: { deep: 'A shelf' } } } }}>
    <Texts hook={useTranslations as unknown as Hook} />
  </SpokenContext>,
)

test('texts equal those of the library, on each page', () => {
  const library = renderToString(
    <IntlProvider
      locale="en"
      messages={{ shop: { ...messages, below: { deep: 'A shelf' } } } as never}
      timeZone="Asia/Hong_Kong"
      onError={() => {}}
      getMessageFallback={() => ''}
    >
      <Texts hook={fromLibrary as unknown as Hook} />
    </IntlProvider>,
  )
  const shown = ['A lamp by Mei', 'one lamp', '3,000 lamps', '12,345 lamps, tall', '<b>bright</b>', 'A shelf']
  for (const text of shown) expect(library).toContain(text)
  expect([fromOurs(), fromOurs()]).toEqual([library, library])
})
