import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { IntlProvider, useTranslations as fromLibrary } from 'use-intl/react'
import { useTranslations } from './kept-translations.ts'

const messages = {
  shop: {
    plain: 'A lamp',
    named: 'A lamp by {name}',
    counted: '{count, plural, one {one lamp} other {# lamps}}',
    strong: 'A <b>bright</b> lamp',
    below: { deep: 'A shelf' },
  },
}

type Say = ((key: string, values?: object) => string) & { rich: (key: string, values: object) => ReactNode }
type Hook = (namespace?: string) => Say

function Texts({ hook }: { hook: Hook }) {
  const shop = hook('shop')
  const deep = hook('shop.below')
  const all = hook()
  return [
    shop('plain'),
    shop('named', { name: 'Mei' }),
    shop('counted', { count: 1 }),
    shop('counted', { count: 3 }),
    shop.rich('strong', { b: (text: ReactNode) => <b key="b">{text}</b> }),
    deep('deep'),
    all('shop.plain'),
    shop('missing'),
  ]
}

const page = (hook: unknown) =>
  renderToString(
    <IntlProvider
      locale="en"
      messages={messages as never}
      timeZone="Asia/Hong_Kong"
      onError={() => {}}
      getMessageFallback={() => ''}
    >
      <Texts hook={hook as Hook} />
    </IntlProvider>,
  )

test('cached translations equal those of the library, on each page', () => {
  const said = page(fromLibrary)
  for (const text of ['A lamp by Mei', 'one lamp', '3 lamps', '<b>bright</b>', 'A shelf']) expect(said).toContain(text)
  expect([page(useTranslations), page(useTranslations)]).toEqual([said, said])
})
