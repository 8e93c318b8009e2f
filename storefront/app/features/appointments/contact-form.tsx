import { emailMaximumLength } from '@fitout/contract/formats.ts'
import { Button } from '@fitout/ui/button.tsx'
import { TextArea } from '@fitout/ui/text-area.tsx'
import { TextField } from '@fitout/ui/text-field.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { FailureNotice } from '../../shared/forms/failure-notice.tsx'
import { PhonePart } from '../../shared/forms/phone-part.tsx'
import { useSending } from '../../shared/forms/use-sending.ts'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { HeldPlace } from './held-place.tsx'
import type { Booking } from './use-appointment.ts'

const fields = ['name', 'email', 'phone', 'address'] as const

/** The visitor's details. What is typed is kept, whatever happens to the held slot. */
export function ContactForm({ booking }: { booking: Booking }) {
  const t = useTranslations('appointments')
  const to = useTo()
  const { details, change } = booking
  const isAtHome = details.kind === 'MEASUREMENT'
  const sending = useSending({
    fields,
    // One of the two is enough.
    required: ['name', ...(details.phone.trim() ? [] : ['email' as const]), ...(isAtHome ? ['address' as const] : [])],
    body: () => ({ name: details.name.trim(), email: details.email.trim(), address: details.address.trim() }),
    send: booking.book,
  })
  const hasNoContact = sending.wrong('email') !== undefined && details.email.trim() === ''

  const edit = (name: (typeof fields)[number], part: Partial<typeof details>) => {
    change(part)
    sending.mend(name)
    if (name === 'phone') sending.mend('email')
  }
  return (
    <form {...sending.form} className="grid gap-8">
      <HeldPlace {...details} onEnd={booking.end} onOther={booking.giveBack} />
      <ContactHeading />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          className="sm:col-span-2"
          label={t('name')}
          name="name"
          autoComplete="name"
          required
          maxLength={100}
          value={details.name}
          onChange={({ target }) => edit('name', { name: target.value })}
          error={sending.wrong('name')}
        />
        <TextField
          label={t('email')}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={emailMaximumLength}
          value={details.email}
          onChange={({ target }) => edit('email', { email: target.value })}
          error={hasNoContact ? t('needsContact') : sending.wrong('email')}
        />
        <PhonePart
          words="appointments"
          details={details}
          onChange={(part) => edit('phone', part)}
          error={sending.wrong('phone')}
        />
        {isAtHome && (
          <AddressField
            value={details.address}
            onChange={(address) => edit('address', { address })}
            error={sending.wrong('address')}
          />
        )}
        <TextArea
          className="sm:col-span-2"
          label={t('note')}
          optional={t('optional')}
          name="note"
          maxLength={500}
          value={details.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      </div>
      <p className="text-caption text-muted">{t.rich('privacy', { link: linkTo(to('privacy-policy')) })}</p>
      <FailureNotice failure={sending.failure} />
      <Button type="submit" variant="main" isBusy={sending.isBusy} className="justify-self-start max-sm:w-full">
        {sending.isBusy ? t('booking') : t('book')}
      </Button>
    </form>
  )
}

/** Takes the focus, since the previous step is gone. */
function ContactHeading() {
  const t = useTranslations('appointments')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="font-display text-title outline-offset-4">
        {t('contactTitle')}
      </h2>
      <p className="mt-1.5 text-small text-muted">{t('contactText')}</p>
    </div>
  )
}

type AddressProps = { value: string; onChange: (value: string) => void; error: string | undefined }

function AddressField({ value, onChange, error }: AddressProps) {
  const t = useTranslations('appointments')
  return (
    <TextArea
      className="sm:col-span-2"
      label={t('address')}
      hint={t('addressHint')}
      name="address"
      autoComplete="street-address"
      rows={2}
      required
      maxLength={500}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error}
    />
  )
}

const linkTo = (path: string) => (words: ReactNode) => (
  <ShopLink to={path} prefetch="none" className="line-link">
    {words}
  </ShopLink>
)
