import { visitKinds } from '@fitout/contract/appointments.ts'
import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import { RadioGroup } from '@fitout/ui/radio-group.tsx'
import { SelectField } from '@fitout/ui/select-field.tsx'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useWordsForError } from '../../shared/api/words-for-error.ts'
import { Unscripted } from '../../shared/booking/unscripted.tsx'
import { DistrictOptions } from '../../shared/delivery/district-options.tsx'
import { Notice } from '../../shared/forms/notice.tsx'
import { PageHead } from '../../shared/page/page-head.tsx'
import { AppointmentMade } from './appointment-made.tsx'
import { appointmentDraft } from './appointment-draft.ts'
import { ContactForm } from './contact-form.tsx'
import { SlotPicker } from './slot-picker.tsx'
import type { District } from '../../shared/appointments/slots.ts'
import { type Booking, useAppointment } from './use-appointment.ts'

/** Booking in steps: purpose, place, time, contact. */
export function AppointmentsPage() {
  const t = useTranslations('appointments')
  const booking = useAppointment()
  const [parameters] = useSearchParams()

  useEffect(() => {
    if (appointmentDraft.read().holdId === '') appointmentDraft.change(named(parameters))
  }, [parameters])

  return (
    <section className="page pt-block pb-section">
      <PageHead title={t('title')} description={t('lead')} />
      <h1 className="font-display text-display">{t('title')}</h1>
      {!booking.made && <p className="mt-5 max-w-measure text-lead">{t('lead')}</p>}
      <Unscripted text={t('needsScript')} />
      <div className="mt-10 max-w-reading noscript:hidden">
        {booking.made ? (
          <AppointmentMade made={booking.made} onAnother={booking.startAgain} />
        ) : booking.details.holdId ? (
          <ContactForm booking={booking} />
        ) : (
          <WhenForm booking={booking} />
        )}
      </div>
    </section>
  )
}

const districts = hongKongAreas.flatMap((area) => area.districts)

/** The values preset by query parameters. */
function named(parameters: URLSearchParams): Partial<Booking['details']> {
  const kind = visitKinds.find((one) => one === parameters.get('kind')?.toUpperCase())
  const district = districts.find(({ key }) => key === parameters.get('district'))?.key
  const enquiryId = parameters.get('enquiry')
  return { ...(kind && { kind }), ...(district && { district }), ...(enquiryId && { enquiryId }) }
}

function WhenForm({ booking }: { booking: Booking }) {
  const t = useTranslations('appointments')
  const wordsForError = useWordsForError()
  const { details, change, failure, hasEnded, isHolding } = booking
  return (
    <div className="grid gap-10">
      <div role="alert" className="empty:hidden">
        {hasEnded && <Notice>{t('holdOver')}</Notice>}
        {failure !== undefined && <Notice tone="error">{wordsForError(failure)}</Notice>}
      </div>
      <RadioGroup
        legend={t('kind')}
        name="kind"
        value={details.kind}
        choices={visitKinds.toReversed().map((kind) => ({
          value: kind,
          label: t(`kinds.${kind}`),
          description: t(`kindTexts.${kind}`),
        }))}
        onChange={(kind) => change({ kind })}
      />
      {details.kind === 'MEASUREMENT' && (
        <SelectField
          label={t('district')}
          name="district"
          value={details.district}
          onChange={({ target }) => change({ district: target.value as District | '' })}
          className="max-w-panel"
        >
          <option value="">{t('chooseDistrict')}</option>
          <DistrictOptions />
        </SelectField>
      )}
      <SlotPicker
        kind={details.kind}
        district={details.district}
        button={isHolding ? t('keeping') : t('keep')}
        isBusy={isHolding}
        onChoose={booking.hold}
      />
    </div>
  )
}
