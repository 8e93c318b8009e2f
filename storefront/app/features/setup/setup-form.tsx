import { Button } from '@fitout/ui/button.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useWordsForError } from '../../shared/api/words-for-error.ts'
import { FaultSummary } from '../../shared/forms/fault-summary.tsx'
import { Notice } from '../../shared/forms/notice.tsx'
import { FaceFields } from './face-fields.tsx'
import { MoneyFields } from './money-fields.tsx'
import { OwnerFields } from './owner-fields.tsx'
import { ShopPreview } from './shop-preview.tsx'
import { StudioFields } from './studio-fields.tsx'
import type { Setup } from './use-setup.ts'

/** Twelve fields in four parts, with a preview of the shop beside them. */
export function SetupForm({ setup }: { setup: Setup }) {
  const { draft, faults, failure, isBusy, submit, summary } = setup
  const t = useTranslations('setup')
  const wordsFor = useWordsForError()
  const wrong = Object.entries(faults).map(([field, text]) => ({ field, text }))
  return (
    <div className="page grid w-full gap-x-gutter gap-y-block pt-4 pb-section lg:columns-12">
      <form method="post" noValidate onSubmit={submit} className="lg:col-span-6">
        <h1 className="font-display text-display">{t('title')}</h1>
        <p className="mt-5 max-w-phrase text-lead text-muted">{t('lead')}</p>
        <Part number={1} title={t('studio')}>
          <StudioFields setup={setup} />
        </Part>
        <Part number={2} title={t('face')}>
          <FaceFields setup={setup} />
          <ShopPreview draft={draft} className="lg:hidden" />
        </Part>
        <Part number={3} title={t('money')}>
          <MoneyFields setup={setup} />
        </Part>
        <Part number={4} title={t('owner')}>
          <OwnerFields setup={setup} />
        </Part>
        <div className="mt-block grid gap-6">
          <FaultSummary title={t('summary')} faults={wrong} ref={summary} />
          <div role="alert" className="empty:hidden">
            {failure !== undefined && <Notice tone="error">{wordsFor(failure)}</Notice>}
          </div>
          <Button type="submit" variant="main" isBusy={isBusy} className="justify-self-start">
            {t('open')}
          </Button>
        </div>
      </form>
      <div className="max-lg:hidden lg:col-span-5 lg:col-start-8">
        <ShopPreview draft={draft} className="sticky top-10" />
      </div>
    </div>
  )
}

function Part({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <section className="mt-block border-t border-ink pt-5">
      <h2 className="flex gap-4 font-display text-title">
        <span aria-hidden="true" className="text-muted tabular-nums">
          {number}
        </span>
        {title}
      </h2>
      <div className="mt-8 grid gap-6">{children}</div>
    </section>
  )
}
