import { inLocale } from '@fitout/contract/locales.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { RadioGroup } from '@fitout/ui/radio-group.tsx'
import { Skeleton } from '@fitout/ui/skeleton.tsx'
import { useTranslations } from 'use-intl'
import { useLocale } from '../i18n/locale-provider.tsx'
import type { Courier } from './use-couriers.ts'
import { useCourierWords } from './use-courier-words.ts'

type Props = {
  couriers: Courier[]
  chosen: Courier | undefined
  /** The subtotal of the chosen lines, for couriers that are free above an amount. */
  subtotal: number
  isLegendHidden?: boolean
  error?: string
  onChoose: (courierId: string) => void
}

export function CourierChoice({ couriers, chosen, subtotal, isLegendHidden, error, onChoose }: Props) {
  const t = useTranslations('cart')
  const locale = useLocale()
  const words = useCourierWords()
  if (couriers.length === 0) {
    return (
      <div className="grid gap-3" role="status" aria-label={t('couriers.loading')}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-14" />
        ))}
      </div>
    )
  }
  const fitting = couriers.filter((courier) => courier.is_available)
  const unfit = couriers.filter((courier) => !courier.is_available)
  return (
    <div>
      <RadioGroup
        name="courier"
        legend={t('couriers.legend')}
        isLegendHidden={isLegendHidden}
        value={chosen?._id ?? ''}
        onChange={onChoose}
        error={error}
        choices={fitting.map((courier) => {
          const isFree = courier.fee === 0 || (courier.free_from !== null && subtotal >= courier.free_from)
          return {
            value: courier._id,
            label: inLocale(courier.title, locale),
            description: (
              <>
                {words.facts(courier, isFree)}
                {courier === chosen &&
                  [inLocale(courier.description, locale), ...words.remote(courier)].map((text) => (
                    <span key={text} className="block">
                      {text}
                    </span>
                  ))}
              </>
            ),
            aside: isFree ? t('couriers.free') : formatMoney(courier.fee),
          }
        })}
      />
      {unfit.length > 0 && (
        <details className="group mt-3 text-caption text-muted">
          <summary className="line-link inline-flex min-h-8 items-center">
            {t('couriers.unfit', { count: unfit.length })}
          </summary>
          <ul className="mt-2 grid gap-2.5">
            {unfit.map((courier) => (
              <li key={courier._id}>
                <span className="block text-ink">{inLocale(courier.title, locale)}</span>
                {words.tooLarge(courier)}
              </li>
            ))}
          </ul>
        </details>
      )}
      {!chosen && <p className="mt-3 text-caption text-brick">{t('couriers.none')}</p>}
    </div>
  )
}
