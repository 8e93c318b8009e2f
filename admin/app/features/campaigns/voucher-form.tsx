import type { BodyInput } from '@fitout/contract/endpoint.ts'
import { addVoucher, changeVoucher } from '@fitout/contract/staff/vouchers.ts'
import { discountTypes } from '@fitout/contract/vouchers.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { numberOrNull } from '../../shared/typed-number.ts'
import { inEachLanguage, WordsFields } from '../../shared/words-fields.tsx'
import { type DiscountType, offerDraftOf, voucherOfferFrom } from './offer-draft.ts'
import { OfferForm } from './offer-form.tsx'
import { PriceTrial } from './price-trial.tsx'
import { useOffer } from './use-offer.ts'
import { VoucherLimits, limitsOf } from './voucher-limits.tsx'
import type { Voucher } from './voucher.ts'

const draftOf = (voucher: Voucher) => ({
  title: inEachLanguage(voucher.title),
  description: inEachLanguage(voucher.description),
  status: voucher.status,
  starts_at: voucher.starts_at,
  ends_at: voucher.ends_at,
  ...limitsOf(voucher),
  kind: voucher.offer?.discount_type ?? ('FIXED' as DiscountType),
  offer: offerDraftOf(voucher.offer),
})

export function VoucherForm({ voucher }: { voucher: Voucher }) {
  const t = useTranslate()
  const { save, ...editing } = useOffer(voucher, draftOf, {
    path: 'vouchers',
    add: (body: BodyInput<typeof addVoucher>) => staffCall(addVoucher, { body }),
    change: (id, body) => staffCall(changeVoucher, { params: { id }, body }),
  })
  const { draft, isDisabled, change } = editing
  const { title, description, status, starts_at, ends_at, kind } = draft
  const offer = () => voucherOfferFrom(kind, draft.offer)
  const store = () =>
    save({
      title,
      description,
      status,
      starts_at,
      ends_at,
      code: draft.code.trim().toUpperCase() || null,
      points_required: Number(draft.points),
      valid_days: numberOrNull(draft.validDays),
      stock: numberOrNull(draft.stock),
      per_account: numberOrNull(draft.perAccount),
      offer: offer(),
    })
  return (
    <>
      <OfferForm
        belowDays={<VoucherLimits isDisabled={isDisabled} limits={draft} onChange={change} />}
        belowName={
          <WordsFields
            isDisabled={isDisabled}
            isLong
            label={t('offers.description')}
            onChange={(words) => change({ description: words })}
            value={description}
          />
        }
        editing={editing}
        kindWords="discountType"
        kinds={discountTypes}
        onSave={store}
      />
      <PriceTrial offered={() => ({ voucher: { title, offer: offer() } })} />
    </>
  )
}
