import { inLocale } from '@fitout/contract/locales.ts'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { showInstant } from '../../shared/i18n/shop-dates.ts'
import { sentenceOf, type TrackedOrder } from './order-view.ts'
import { type TimelineStep, timelineSteps } from './timeline-steps.ts'

/** The steps of an order with their times in Hong Kong, and the steps still to come. */
export function StatusTimeline({ order }: { order: TrackedOrder }) {
  const steps = timelineSteps(order)
  const isCancelled = order.current_status === 'cancelled'
  return (
    <ol className="grid">
      {steps.map((step, index) => {
        const isNow = step.kind === 'status' && step.isNow
        const isLast = index === steps.length - 1
        return (
          <li key={index} aria-current={isNow ? 'step' : undefined} className="flex gap-4">
            <span aria-hidden="true" className="flex flex-col items-center">
              <span className={`mt-2 size-2.5 shrink-0 rounded-full border ${dotStyle(step, isNow, isCancelled)}`} />
              {!isLast && <span className="my-1 w-px flex-1 bg-stone" />}
            </span>
            <div className={`flex-1 text-small ${isLast ? '' : 'pb-5'}`}>
              <StepWords step={step} order={order} isNow={isNow} />
            </div>
          </li>
        )
      })}
    </ol>
  )
}

function StepWords({ step, order, isNow }: { step: TimelineStep; order: TrackedOrder; isNow: boolean }) {
  const t = useTranslations('orders')
  const { time } = step
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className={isNow ? 'font-medium' : time ? '' : 'text-muted'}>
          {step.kind === 'status' && t(`statuses.${step.slug}`)}
          {step.kind === 'paid' && t('paid')}
          {step.kind === 'stage' && t(`stages.${step.stage}`)}
          {!time && <span className="sr-only"> {t('toCome')}</span>}
        </span>
        {time && (
          <time dateTime={time} className="text-caption text-muted tabular-nums">
            {showInstant(time)}
          </time>
        )}
      </p>
      {isNow && <p className="text-muted">{t(`statusText.${sentenceOf(order)}`)}</p>}
      {step.kind === 'stage' && step.stage === 'PARCEL.shipped' && time && <Parcel order={order} />}
    </>
  )
}

/** The courier of the parcel, and a link to track it. */
function Parcel({ order }: { order: TrackedOrder }) {
  const t = useTranslations('orders')
  const locale = useLocale()
  const courier = inLocale(order.courier, locale)
  return (
    <p className="text-muted">
      {[courier, order.tracking_number].filter(Boolean).join(' · ')}
      {order.tracking_url && (
        <a href={order.tracking_url} target="_blank" rel="noopener noreferrer" className="line-link ms-3 text-ink">
          {t('trackParcel')}
        </a>
      )}
    </p>
  )
}

function dotStyle(step: TimelineStep, isNow: boolean, isCancelled: boolean): string {
  if (!step.time) return 'border-control bg-paper'
  if (isNow && isCancelled) return 'border-brick bg-brick'
  return isNow ? 'border-moss bg-moss' : 'border-ink bg-ink'
}
