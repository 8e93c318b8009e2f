import { useTranslations } from 'use-intl'

const steps = ['earn', 'redeem', 'use'] as const

/** From an order to a voucher in three steps, for members without points. */
export function HowPointsWork() {
  const t = useTranslations('vouchers')
  return (
    <section aria-labelledby="how-points-work" className="grid gap-y-8 pt-section lg:columns-12">
      <h2 id="how-points-work" className="font-display text-heading lg:col-span-3">
        {t('how.title')}
      </h2>
      <ol className="grid gap-x-gutter gap-y-8 sm:grid-cols-3 lg:col-span-9">
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[3rem_1fr] border-t border-ink pt-5 sm:grid-cols-1">
            <span aria-hidden="true" className="font-display text-title text-muted tabular-nums">
              {index + 1}
            </span>
            <div className="sm:mt-4">
              <h3 className="font-display text-title">{t(`how.${step}`)}</h3>
              <p className="mt-2 max-w-phrase text-small text-muted">{t(`how.${step}Text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
