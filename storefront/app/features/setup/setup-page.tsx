import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { CodeStep } from './code-step.tsx'
import { DoneStep } from './done-step.tsx'
import { SetupForm } from './setup-form.tsx'
import { useSetup } from './use-setup.ts'

/** The only page of an empty shop: the code, then the twelve fields that set it up. */
export function SetupPage({ languages }: { languages: ReactNode }) {
  const t = useTranslations('setup')
  const setup = useSetup()
  const { made } = setup
  return (
    <div className="flex min-h-svh flex-col">
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <header className="page flex w-full items-center justify-between gap-4 py-5">
        <p className="font-display text-title">{t('maker')}</p>
        {!made && <nav>{languages}</nav>}
      </header>
      <main className="flex flex-1 flex-col">
        {made ? (
          <DoneStep setup={setup} made={made} />
        ) : setup.opened ? (
          <SetupForm setup={setup} />
        ) : (
          <CodeStep setup={setup} />
        )}
      </main>
    </div>
  )
}
