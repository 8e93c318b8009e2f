import { composeAddress } from '@fitout/contract/hong-kong-districts.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { Button } from '@fitout/ui/button.tsx'
import { formatMoney } from '@fitout/ui/money.ts'
import { RadioGroup } from '@fitout/ui/radio-group.tsx'
import { TextField } from '@fitout/ui/text-field.tsx'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useWordsForError } from '../../../shared/api/words-for-error.ts'
import { partOf } from '../../../shared/booking/checkout-draft.ts'
import { asksForPart } from '../../../shared/booking/delivery-info.ts'
import { PlaceFields } from '../../../shared/booking/place-fields.tsx'
import { type Unit, UnitField } from '../../../shared/booking/unit-field.tsx'
import { useFieldWords } from '../../../shared/forms/field-words.ts'
import { focusField } from '../../../shared/forms/focus-field.ts'
import { useLocale } from '../../../shared/i18n/locale-provider.tsx'
import { useTo } from '../../../shared/links/use-to.ts'
import { useShop } from '../../../shared/page/shop.tsx'
import { offeredChannels, type PaymentChannels, wordsOfChannel } from '../../../shared/payment/payment-channels.ts'
import { PriceSummary } from '../../../shared/prices/price-summary.tsx'
import type { User } from '../../../shared/session/session.ts'
import { type Place, useExchanging, useQuote, useSetAside, type Wish } from './use-exchange.ts'
import { PointPrice } from './point-price.tsx'
import { SetAside } from './set-aside.tsx'

const longestPart = 140

type Props = { wish: Wish; channels: PaymentChannels; user: User }

/** Delivery and exact cost of a member-store product before it is ordered. */
export function ExchangeForm({ wish, channels, user }: Props) {
  const t = useTranslations('memberStore')
  const checkout = useTranslations('checkout')
  const locale = useLocale()
  const { publicUrl } = useShop()
  const to = useTo()
  const wordsForError = useWordsForError()
  const [courierId, setCourierId] = useState('')
  const [channel, setChannel] = useState(offeredChannels(channels)[0] ?? 'FPS')
  const recipient = useRecipient(user)
  const aside = useSetAside(wish)
  const { couriers, courier, delivery_info, quote } = useQuote(wish, aside.chosenIds, courierId, recipient.place)
  const isCarried = courier?.needs === 'ADDRESS'
  const exchanging = useExchanging()
  const isPartNeeded = asksForPart(courier, recipient.place.district)
  const missing = useMissing(recipient, isCarried, isPartNeeded)
  const figures = quote.data?.calculations
  const money = figures?.price.total ?? 0
  const isEnough = quote.data?.is_enough_membership_points ?? true

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (missing.found(event.currentTarget)) return
    if (!delivery_info || !figures || !isEnough || quote.isPlaceholderData || exchanging.isPending) return
    exchanging.mutate({
      checkout_product_variant_ids: [wish.variantId, ...aside.chosenIds],
      voucher_code: null,
      delivery_info,
      delivery_details: deliveryDetails(recipient, { user, isCarried, locale }),
      payment_method: 'OFFLINE',
      payment_channel: channel,
      expected_total: money,
      success_url: publicUrl + pathTo('result-success', locale, { type: 'order' }),
      cancel_url: publicUrl + pathTo('result-cancelled', locale, { type: 'order' }),
    })
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-6">
      <SetAside {...aside} />
      <CourierChoice couriers={couriers} value={courier?._id ?? ''} onChange={setCourierId} />
      <RecipientFields {...recipient} isCarried={isCarried} isPartNeeded={isPartNeeded} wrong={missing.wrong} />
      {money > 0 && (
        <RadioGroup
          name="channel"
          legend={checkout('payment')}
          look="tiles"
          value={channel}
          onChange={setChannel}
          choices={offeredChannels(channels).map((one) => ({ value: one, label: wordsOfChannel(channels, one).title }))}
        />
      )}
      {figures && <CostSummary figures={figures} isBusy={quote.isPlaceholderData} />}
      <p className="text-caption text-muted">{t.rich('agree', { terms: linkTo(to('terms-and-conditions')) })}</p>
      <p role="alert" className="text-small text-brick empty:hidden">
        {exchanging.error ? wordsForError(exchanging.error) : !isEnough && t('tooMany')}
      </p>
      <Button type="submit" variant="main" wide isBusy={exchanging.isPending}>
        {exchanging.isPending ? t('placing') : t('place')}
      </Button>
    </form>
  )
}

// The form is kept while the terms are read in another tab.
const linkTo = (path: string) => (words: ReactNode) => (
  <a href={path} target="_blank" rel="noopener" className="line-link">
    {words}
  </a>
)

type CourierProps = {
  couriers: ReturnType<typeof useQuote>['couriers']
  value: string
  onChange: (courierId: string) => void
}

function CourierChoice({ couriers, value, onChange }: CourierProps) {
  const cart = useTranslations('cart')
  const locale = useLocale()
  return (
    <RadioGroup
      name="courier"
      legend={cart('couriers.legend')}
      value={value}
      onChange={onChange}
      choices={couriers.map(({ _id, title, fee }) => ({
        value: _id,
        label: inLocale(title, locale),
        aside: fee === 0 ? cart('couriers.free') : formatMoney(fee),
      }))}
    />
  )
}

type Figures = NonNullable<ReturnType<typeof useQuote>['quote']['data']>['calculations']

function CostSummary({ figures, isBusy }: { figures: Figures; isBusy: boolean }) {
  const t = useTranslations('memberStore')
  return (
    <div className="bg-sand p-5">
      <p className="mb-4 flex items-baseline justify-between gap-6 font-medium tabular-nums">
        <span>{t('pointsToPay')}</span>
        <PointPrice points={figures.point.total} money={0} />
      </p>
      <PriceSummary explanation={figures.explanation} isBusy={isBusy} />
    </div>
  )
}

type Recipient = ReturnType<typeof useRecipient>

/** The recipient and address of the delivery. */
function useRecipient(user: User) {
  const [person, setPerson] = useState({ name: user.username ?? '', phone: user.phone ?? '', building: '' })
  const [unit, setUnit] = useState<Unit>({ unit: '', hasNoUnit: false })
  const [place, setPlace] = useState<Place>({ district: '', subDistrict: '' })
  return { person, setPerson, unit, setUnit, place, setPlace }
}

type Missing = 'name' | 'phone' | 'district' | 'subDistrict' | 'building' | 'unit'

/** The required fields that are empty; they say so once the form was submitted. */
function useMissing({ person, unit, place }: Recipient, isCarried: boolean, isPartNeeded: boolean) {
  const words = useFieldWords()
  const [wasTried, setTried] = useState(false)
  const empty: Record<Missing, boolean> = {
    name: !person.name.trim(),
    phone: !person.phone.trim(),
    district: isCarried && !place.district,
    subDistrict: isCarried && isPartNeeded && !place.subDistrict,
    building: isCarried && !person.building.trim(),
    unit: isCarried && !unit.hasNoUnit && !unit.unit.trim(),
  }
  return {
    wrong: (field: Missing) => (wasTried && empty[field] ? words(field, 'required') : undefined),
    found(form: HTMLFormElement): boolean {
      setTried(true)
      const first = Object.entries(empty).find(([, isEmpty]) => isEmpty)?.[0]
      if (first) focusField(form, first)
      return first !== undefined
    },
  }
}

type RecipientProps = Recipient & {
  isCarried: boolean
  isPartNeeded: boolean
  wrong: ReturnType<typeof useMissing>['wrong']
}

function RecipientFields({
  person,
  setPerson,
  unit,
  setUnit,
  place,
  setPlace,
  isCarried,
  isPartNeeded,
  wrong,
}: RecipientProps) {
  const checkout = useTranslations('checkout')
  const field = (name: keyof typeof person) => ({
    name,
    required: true,
    value: person[name],
    error: wrong(name),
    onChange: ({ target }: { target: { value: string } }) => setPerson({ ...person, [name]: target.value }),
  })
  return (
    <>
      <TextField label={checkout('name')} autoComplete="name" maxLength={100} {...field('name')} />
      <TextField label={checkout('phone')} type="tel" autoComplete="tel-national" maxLength={20} {...field('phone')} />
      {isCarried && (
        <>
          <PlaceFields
            isPartNeeded={isPartNeeded}
            onChange={setPlace}
            place={place}
            wrong={{ district: wrong('district'), subDistrict: wrong('subDistrict') }}
          />
          <TextField
            label={checkout('building')}
            autoComplete="address-line2"
            maxLength={longestPart}
            {...field('building')}
          />
          <UnitField error={wrong('unit')} maxLength={longestPart} onChange={setUnit} value={unit} />
        </>
      )}
    </>
  )
}

type Delivery = { user: User; isCarried: boolean; locale: Locale }

function deliveryDetails({ person, unit, place }: Recipient, { user, isCarried, locale }: Delivery) {
  return {
    name: person.name.trim(),
    area_code: '852' as const,
    phone: person.phone.trim(),
    email: user.email ?? undefined,
    address: isCarried ? labelOf(place, person.building, unit, locale) : '',
    district: isCarried ? place.district : undefined,
  }
}

function labelOf(place: Place, building: string, { unit, hasNoUnit }: Unit, locale: Locale): string {
  const parts = { street: '', building, unit: hasNoUnit ? '' : unit }
  return composeAddress({ ...place, subDistrict: partOf(place), ...parts }, locale)
}
