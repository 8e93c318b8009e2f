import { addVoucher, changeVoucher } from '@fitout/contract/staff-vouchers.ts'
import { discountType } from '@fitout/contract/vouchers.ts'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useDraft } from '../../shared/use-draft.ts'
import { useMay } from '../../shared/use-may.ts'
import { inEachLanguage, WordsFields } from '../../shared/words-fields.tsx'
import { type DiscountType, offerDraftOf, voucherOfferFrom } from './offer-draft.ts'
import { numberOrNull } from '../../shared/typed-number.ts'
import { OfferFields } from './offer-fields.tsx'
import { OfferForm } from './offer-form.tsx'
import { PriceTrial } from './price-trial.tsx'
import { Row } from '../../shared/row.tsx'
import { SwitchAndDays } from './switch-and-days.tsx'
import { VoucherLimits, limitsOf } from './voucher-limits.tsx'
import type { Voucher } from './voucher-page.tsx'

const draftOf = (voucher: Voucher) => ({
  title: inEachLanguage(voucher.title),
  description: inEachLanguage(voucher.description),
  status: voucher.status,
  starts_at: voucher.starts_at,
  ends_at: voucher.ends_at,
  ...limitsOf(voucher),
  discount: voucher.offer?.discount_type ?? ('FIXED' as DiscountType),
  offer: offerDraftOf(voucher.offer),
})

export function VoucherForm({ voucher }: { voucher: Voucher }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const isDisabled = !useMay()('promotions.write')
  const { run, isRunning } = useAction()
  const { draft, version, change, startFrom, ...others } = useDraft(voucher, draftOf)
  const { title, description, discount } = draft
  const offer = () => voucherOfferFrom(discount, draft.offer)

  async function save() {
    const { status, starts_at, ends_at } = draft
    const body = {
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
    }
    await run(async () => {
      if (voucher._id === '') {
        const { data } = await staffCall(addVoucher, { body })
        await navigate(`/vouchers/${data._id}/show`)
        return
      }
      const params = { id: voucher._id }
      startFrom((await staffCall(changeVoucher, { params, body: { ...body, version } })).data)
    }, 'ra.notification.updated')
  }

  return (
    <>
      <OfferForm isDisabled={isDisabled} isRunning={isRunning} onSave={save} typed={others}>
        <WordsFields
          isDisabled={isDisabled}
          isRequired
          label={t('promotions.title')}
          onChange={(words) => change({ title: words })}
          value={title}
        />
        <WordsFields
          isDisabled={isDisabled}
          isLong
          label={t('promotions.description')}
          onChange={(words) => change({ description: words })}
          value={description}
        />
        <SwitchAndDays days={draft} isDisabled={isDisabled} onChange={change} />
        <VoucherLimits isDisabled={isDisabled} limits={draft} onChange={change} />
        <Row>
          <ChoiceField
            choices={discountType.options}
            isDisabled={isDisabled}
            label={t('promotions.kind')}
            onChange={(one) => change({ discount: one })}
            value={discount}
            words="discountType"
          />
        </Row>
        <OfferFields
          draft={draft.offer}
          hasMinimum
          isDisabled={isDisabled}
          of={discount}
          onChange={(part) => change({ offer: { ...draft.offer, ...part } })}
        />
      </OfferForm>
      <PriceTrial offered={() => ({ voucher: { title, offer: offer() } })} />
    </>
  )
}
