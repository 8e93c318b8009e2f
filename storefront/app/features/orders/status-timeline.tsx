import { useTranslations } from 'use-intl'
import { showInstant } from '../../shared/i18n/shop-dates.ts'
import { type OrderStatus, sentenceOf, type TrackedOrder } from './order-view.ts'

const course: readonly OrderStatus[] = ['submitted', 'pending', 'completed']

/** The steps an order has taken with their times, and those it has still to take. */
export function StatusTimeline({ order }: { order: TrackedOrder }) {
  const t = useTranslations('orders')
  const reached = order.statuses.map(({ slug, created_at }) => ({ slug, time: created_at as string | undefined }))
  const isCancelled = order.current_status === 'cancelled'
  const ahead = isCancelled ? [] : course.slice(course.indexOf(order.current_status) + 1)
  const steps = [...reached, ...ahead.map((slug) => ({ slug, time: undefined }))]
  return (
    <ol className="grid">
      {steps.map(({ slug, time }, index) => {
        const isNow = index === reached.length - 1
        const isLast = index === steps.length - 1
        return (
          <li key={`${slug}-${index}`} aria-current={isNow ? 'step' : undefined} className="flex gap-4">
            <span aria-hidden="true" className="flex flex-col items-center">
              <span
                className={`mt-2 size-2.5 shrink-0 rounded-full border ${dotStyle(time !== undefined, isNow, isCancelled)}`}
              />
              {!isLast && <span className="my-1 w-px flex-1 bg-stone" />}
            </span>
            <span className={`flex-1 text-small ${isLast ? '' : 'pb-5'}`}>
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className={isNow ? 'font-medium' : time ? '' : 'text-muted'}>
                  {t(`statuses.${slug}`)}
                  {!time && <span className="sr-only"> {t('toCome')}</span>}
                </span>
                {time && (
                  <time dateTime={time} className="text-caption text-muted tabular-nums">
                    {showInstant(time)}
                  </time>
                )}
              </span>
              {isNow && <span className="block text-muted">{t(`statusText.${sentenceOf(order)}`)}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function dotStyle(isReached: boolean, isNow: boolean, isCancelled: boolean): string {
  if (!isReached) return 'border-control bg-paper'
  if (isNow && isCancelled) return 'border-brick bg-brick'
  return isNow ? 'border-moss bg-moss' : 'border-ink bg-ink'
}
