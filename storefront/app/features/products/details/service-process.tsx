import { useTranslations } from 'use-intl'

const steps = ['book', 'confirm', 'visit', 'result'] as const

/** The process of a service, from booking to completion. */
export function ServiceProcess({ days }: { days: number }) {
  const t = useTranslations('product')
  const textOf = (step: (typeof steps)[number]) =>
    step === 'result' ? t('processSteps.result.text', { days }) : t(`processSteps.${step}.text`)
  return (
    <section aria-labelledby="process" className="pt-section">
      <h2 id="process" className="font-display text-heading">
        {t('process')}
      </h2>
      <ol className="mt-block grid gap-x-gutter gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step} className="border-t border-ink pt-5">
            <span aria-hidden="true" className="font-display text-title text-muted tabular-nums">
              {index + 1}
            </span>
            <h3 className="mt-3 font-display text-title">{t(`processSteps.${step}.title`)}</h3>
            <p className="mt-2 max-w-phrase text-small text-muted">{textOf(step)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
