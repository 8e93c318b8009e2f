import { inLocale } from '@fitout/contract/locales.ts'
import { Button } from '@fitout/ui/button.tsx'
import { RadioGroup } from '@fitout/ui/radio-group.tsx'
import { SelectField } from '@fitout/ui/select-field.tsx'
import { Skeleton } from '@fitout/ui/skeleton.tsx'
import { TextField } from '@fitout/ui/text-field.tsx'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ChosenCart } from '../../shared/booking/chosen-cart.ts'
import { DistrictOptions } from '../../shared/delivery/district-options.tsx'
import { useCourierWords } from '../../shared/delivery/use-courier-words.ts'
import type { Courier } from '../../shared/delivery/use-couriers.ts'
import { type PickUpPoint, usePickUpPoints } from '../../shared/delivery/use-pick-up-points.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { useFieldWords } from './field-words.ts'
import type { Checkout } from './use-checkout.ts'

type Props = { cart: ChosenCart; courier: Courier; checkout: Checkout }

/** The pick-up point: the district first, then one of its points. */
export function PickUpFields({ cart, courier, checkout }: Props) {
  const t = useTranslations('checkout')
  const wrong = useFieldWords(checkout)
  const { details, change } = checkout
  const isServed = courier.pick_up_districts.includes(details.pickUpDistrict)
  return (
    <>
      <SelectField
        label={t('pickUpDistrict')}
        name="pickUpDistrict"
        required
        value={isServed ? details.pickUpDistrict : ''}
        onChange={(event) => change({ pickUpDistrict: event.target.value, pickUpPoint: '' })}
        error={wrong('pickUpDistrict')}
      >
        <option value="">{t('chooseDistrict')}</option>
        <DistrictOptions offered={courier.pick_up_districts} />
      </SelectField>
      {isServed && <Points key={details.pickUpDistrict} cart={cart} courier={courier} checkout={checkout} />}
    </>
  )
}

/** Up to this number, points are listed without a search field. */
const fewPoints = 8

function Points({ cart, courier, checkout }: Props) {
  const t = useTranslations('checkout')
  const shell = useTranslations('shell')
  const locale = useLocale()
  const wrong = useFieldWords(checkout)
  const [search, setSearch] = useState('')
  const { details, change } = checkout
  const { points, isPending, isError, refetch } = usePickUpPoints(courier._id, details.pickUpDistrict, cart.chosen)
  const fitting = points.filter((point) => point.is_available)
  const isGone = !isPending && !isError && !fitting.some(({ code }) => code === details.pickUpPoint)

  useEffect(() => {
    if (isGone && details.pickUpPoint) change({ pickUpPoint: '' })
  })

  if (isPending) return <Skeleton className="h-40" />
  if (isError) {
    return (
      <div role="alert" className="grid justify-items-start gap-3 text-small">
        {t('pickUpFailed')}
        <Button size="small" onClick={() => void refetch()}>
          {shell('tryAgain')}
        </Button>
      </div>
    )
  }
  const sought = search.trim().toLowerCase()
  const shown = fitting.filter(
    (point) => point.code === details.pickUpPoint || wordsOf(point).toLowerCase().includes(sought),
  )
  return (
    <div className="grid gap-4">
      {fitting.length > fewPoints && (
        <TextField
          label={t('pickUpSearch')}
          type="search"
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      {shown.length > 0 ? (
        <RadioGroup
          name="pickUpPoint"
          legend={t('pickUpPoint')}
          isRequired
          value={details.pickUpPoint}
          onChange={(pickUpPoint) => change({ pickUpPoint })}
          error={wrong('pickUpPoint')}
          choices={shown.map((point) => ({
            value: point.code,
            label: inLocale(point.title, locale),
            description: <PointFacts point={point} />,
            aside: <span className="text-caption text-muted">{point.code}</span>,
          }))}
        />
      ) : (
        <p role="status" className="text-small text-muted">
          {fitting.length > 0 ? t('pickUpNotFound') : t('pickUpNone')}
        </p>
      )}
      <TooSmall points={points.filter((point) => !point.is_available)} />
    </div>
  )
}

function PointFacts({ point }: { point: PickUpPoint }) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  return (
    <>
      <span className="block">{inLocale(point.address, locale)}</span>
      <span className="block">{t('pickUpHours', { hours: inLocale(point.hours, locale) })}</span>
    </>
  )
}

/** The points that cannot take the parcels, and why. */
function TooSmall({ points }: { points: PickUpPoint[] }) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const words = useCourierWords()
  if (points.length === 0) return null
  return (
    <details className="text-caption text-muted">
      <summary className="line-link inline-flex min-h-8 items-center">
        {t('pickUpUnfit', { count: points.length })}
      </summary>
      <ul className="mt-2 grid gap-2.5">
        {points.map((point) => (
          <li key={point.code}>
            <span className="block text-ink">{inLocale(point.title, locale)}</span>
            {words.tooLarge(point)}
          </li>
        ))}
      </ul>
    </details>
  )
}

function wordsOf({ code, title, address }: PickUpPoint): string {
  return [code, ...Object.values(title), ...Object.values(address)].join(' ')
}
