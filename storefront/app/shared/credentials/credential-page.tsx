import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Unscripted } from '../booking/unscripted.tsx'
import { PageHead } from '../page/page-head.tsx'

type Props = { title: string; lead?: ReactNode; aside?: ReactNode; children: ReactNode }

/** A page with one small form, and beside it the reasons for filling it in. */
export function CredentialPage({ title, lead, aside, children }: Props) {
  const t = useTranslations('shell')
  return (
    <section className="page grid min-h-[68svh] content-start gap-y-10 pt-block pb-section lg:columns-12">
      <PageHead title={title} hidden />
      <div className="min-w-0 lg:col-span-5 lg:col-start-2">
        <h1 className="font-display text-heading">{title}</h1>
        {lead && <p className="mt-3 max-w-measure text-muted">{lead}</p>}
        <Unscripted text={t('needsScripts')} />
        <div className="mt-8 max-w-form noscript:hidden">{children}</div>
      </div>
      {aside && <div className="min-w-0 lg:col-span-4 lg:col-start-8 lg:pt-2">{aside}</div>}
    </section>
  )
}
