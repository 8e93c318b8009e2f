import { campaignKinds } from '@fitout/contract/offers.ts'
import { addCampaign, changeCampaign } from '@fitout/contract/staff-campaigns.ts'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useDraft } from '../../shared/use-draft.ts'
import { useMay } from '../../shared/use-may.ts'
import { inEachLanguage, WordsFields } from '../../shared/words-fields.tsx'
import type { Campaign } from './campaign-page.tsx'
import { NumberField } from '../../shared/number-field.tsx'
import { type CampaignKind, campaignOfferFrom, offerDraftOf } from './offer-draft.ts'
import { OfferFields } from './offer-fields.tsx'
import { OfferForm } from './offer-form.tsx'
import { PriceTrial } from './price-trial.tsx'
import { Row } from '../../shared/row.tsx'
import { SwitchAndDays } from './switch-and-days.tsx'

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
  const navigate = useNavigate()
  const isDisabled = !useMay()('promotions.write')
  const { run, isRunning } = useAction()
  const { draft, version, change, startFrom, ...others } = useDraft(campaign, draftOf)
  const { title, kind, priority } = draft
  const offer = () => campaignOfferFrom(kind, draft.offer)

  async function save() {
    const { status, starts_at, ends_at } = draft
    const body = { title, status, priority: Number(priority), starts_at, ends_at, offer: offer() }
    await run(async () => {
      if (campaign._id === '') {
        const { data } = await staffCall(addCampaign, { body })
        await navigate(`/campaigns/${data._id}/show`)
        return
      }
      const params = { id: campaign._id }
      startFrom((await staffCall(changeCampaign, { params, body: { ...body, version } })).data)
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
        <SwitchAndDays days={draft} isDisabled={isDisabled} onChange={change} />
        <Row>
          <ChoiceField
            choices={campaignKinds}
            isDisabled={isDisabled}
            label={t('promotions.kind')}
            onChange={(one) => change({ kind: one })}
            value={kind}
            words="campaignKind"
          />
          <NumberField
            isDisabled={isDisabled}
            isRequired
            label={t('promotions.priority')}
            least={0}
            most={999}
            onChange={(value) => change({ priority: value })}
            value={priority}
          />
        </Row>
        <OfferFields
          draft={draft.offer}
          hasMinimum={kind !== 'BUY_X_GET_Y'}
          isDisabled={isDisabled}
          of={kind}
          onChange={(part) => change({ offer: { ...draft.offer, ...part } })}
        />
      </OfferForm>
      <PriceTrial
        offered={() => ({
          campaign: { _id: campaign._id || null, title, priority: Number(priority), offer: offer() },
        })}
      />
    </>
  )
}
