import { campaignKinds } from '@fitout/contract/offers.ts'
import { addCampaign, changeCampaign } from '@fitout/contract/staff/campaigns.ts'
import type { BodyInput } from '@fitout/contract/endpoint.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { NumberField } from '../../shared/number-field.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { inEachLanguage } from '../../shared/words-fields.tsx'
import type { Campaign } from './campaign.ts'
import { type CampaignKind, campaignOfferFrom, offerDraftOf } from './offer-draft.ts'
import { OfferForm } from './offer-form.tsx'
import { PriceTrial } from './price-trial.tsx'
import { useOffer } from './use-offer.ts'

const draftOf = ({ title, status, priority, starts_at, ends_at, offer }: Campaign) => ({
  title: inEachLanguage(title),
  status,
  priority: String(priority),
  starts_at,
  ends_at,
  kind: offer?.kind ?? ('SHOP_WIDE' as CampaignKind),
  offer: offerDraftOf(offer),
})

export function CampaignForm({ campaign }: { campaign: Campaign }) {
  const t = useTranslate()
  const { save, ...editing } = useOffer(campaign, draftOf, {
    path: 'campaigns',
    add: (body: BodyInput<typeof addCampaign>) => staffCall(addCampaign, { body }),
    change: (id, body) => staffCall(changeCampaign, { params: { id }, body }),
  })
  const { draft, isDisabled, change } = editing
  const { title, status, starts_at, ends_at, kind } = draft
  const priority = Number(draft.priority)
  const offer = () => campaignOfferFrom(kind, draft.offer)
  return (
    <>
      <OfferForm
        besideKind={
          <NumberField
            isDisabled={isDisabled}
            isRequired
            label={t('offers.priority')}
            least={0}
            most={999}
            onChange={(value) => change({ priority: value })}
            value={draft.priority}
          />
        }
        editing={editing}
        hasMinimum={kind !== 'BUY_X_GET_Y'}
        kindWords="campaignKind"
        kinds={campaignKinds}
        onSave={() => save({ title, status, priority, starts_at, ends_at, offer: offer() })}
      />
      <PriceTrial offered={() => ({ campaign: { _id: campaign._id || null, title, priority, offer: offer() } })} />
    </>
  )
}
