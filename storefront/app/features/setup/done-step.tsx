import { inLocale } from '@fitout/contract/locales.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { buttonStyle } from '@fitout/ui/button-style.ts'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { inOrder } from './setup-draft.ts'
import type { Setup } from './use-setup.ts'

type Props = { setup: Setup; made: NonNullable<Setup['made']> }

/** The recovery codes, shown once, and links to shop and office. Both reload the page, since the shop has changed. */
export function DoneStep({ setup: { draft }, made: { recoveryCodes, backOffice } }: Props) {
  const t = useTranslations('setup')
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  const [own = locale] = inOrder(draft.languages, locale)
  useEffect(() => {
    heading.current?.focus()
    // The code is no longer valid.
    history.replaceState(history.state, '', location.pathname)
  }, [])
  return (
    <section className="page w-full py-block">
      <h1 ref={heading} tabIndex={-1} className="font-display text-display outline-none">
        {t('doneTitle', { name: inLocale(draft.name, locale) })}
      </h1>
      <p className="mt-6 max-w-measure text-lead text-muted">{t('doneLead')}</p>
      <ul aria-label={t('doneCodes')} className="mt-10 grid max-w-form gap-x-gutter gap-y-2 sm:grid-cols-2">
        {recoveryCodes.map((code) => (
          <li key={code} className="border-t border-stone py-2.5 text-small tabular-nums">
            {code}
          </li>
        ))}
      </ul>
      <p className="mt-block flex flex-wrap gap-4">
        <a href={backOffice} className={buttonStyle({ variant: 'main' })}>
          {t('toOffice')}
        </a>
        <a href={pathTo('home', own)} className={buttonStyle()}>
          {t('toShop')}
        </a>
      </p>
    </section>
  )
}
