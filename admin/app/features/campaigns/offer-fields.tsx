import { Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import { NumberField } from '../../shared/number-field.tsx'
import { Row } from '../../shared/row.tsx'
import type { CampaignKind, DiscountType, OfferDraft } from './offer-draft.ts'
import { PiecePicker } from '../../shared/piece-picker.tsx'
import { RewardFields } from './reward-fields.tsx'
import { ScopeFields } from './scope-fields.tsx'

type OfferFieldsProps = {
  of: CampaignKind | DiscountType
  draft: OfferDraft
  hasMinimum: boolean
  isDisabled: boolean
  onChange: (part: Partial<OfferDraft>) => void
}

/** The conditions and rewards of an offer; only fields of its kind are shown. */
export function OfferFields({ of, draft, hasMinimum, isDisabled, onChange }: OfferFieldsProps) {
  const t = useTranslate()
  const number = (name: 'spend' | 'quantity' | 'percent' | 'amount' | 'atMost' | 'buy' | 'get', more: object = {}) => (
    <NumberField
      isDisabled={isDisabled}
      label={t(`offers.${name}`)}
      onChange={(value) => onChange({ [name]: value })}
      value={draft[name]}
      {...more}
    />
  )
  const money = { least: 0.01, step: 0.01 }
  const isUnits = of === 'BUY_X_GET_Y'
  const takesOff = of === 'SHOP_WIDE' || isUnits
  const hasPercent = of === 'PERCENTAGE' || (takesOff && draft.by === 'percent')
  const hasAmount = of === 'FIXED' || (takesOff && draft.by === 'amount')
  return (
    <>
      {isUnits && (
        <Row>
          {number('buy', { most: 99, isRequired: true })}
          {number('get', { most: 99, isRequired: true })}
          <NumberField
            isDisabled={isDisabled}
            label={t('offers.timesAtMost')}
            most={99}
            onChange={(timesAtMost) => onChange({ timesAtMost })}
            value={draft.timesAtMost}
          />
        </Row>
      )}
      <Row>
        {takesOff && (
          <TextField
            disabled={isDisabled}
            label={t('offers.by')}
            onChange={({ target }) => onChange({ by: target.value as OfferDraft['by'] })}
            select
            value={draft.by}
          >
            {(['percent', 'amount'] as const).map((by) => (
              <MenuItem key={by} value={by}>
                {t(`offers.${by}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
        {hasPercent && number('percent', { most: 100, isRequired: true })}
        {hasPercent && !isUnits && number('atMost', money)}
        {hasAmount && number('amount', { ...money, isRequired: true })}
        {hasMinimum && number('spend', money)}
        {hasMinimum && number('quantity', { most: 99 })}
      </Row>
      {of === 'GIFT' && <GiftFields draft={draft} isDisabled={isDisabled} onChange={onChange} />}
      <ScopeFields
        isDisabled={isDisabled}
        lead={t('offers.scopeLead')}
        onChange={(scope) => onChange({ scope })}
        scope={draft.scope}
        title={t(isUnits ? 'offers.bought' : 'offers.counted')}
      />
      {isUnits && (
        <RewardFields
          isDisabled={isDisabled}
          onChange={(rewardScope) => onChange({ rewardScope })}
          scope={draft.rewardScope}
        />
      )}
    </>
  )
}

function GiftFields({ draft, isDisabled, onChange }: Pick<OfferFieldsProps, 'draft' | 'isDisabled' | 'onChange'>) {
  const t = useTranslate()
  return (
    <Row>
      <PiecePicker
        isDisabled={isDisabled}
        label={t('offers.gift')}
        onPick={(variantId) => onChange({ variantId })}
        variantId={draft.variantId}
      />
      <NumberField
        isDisabled={isDisabled}
        isRequired
        label={t('offers.giftQuantity')}
        most={99}
        onChange={(giftQuantity) => onChange({ giftQuantity })}
        value={draft.giftQuantity}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={draft.isRepeated}
            disabled={isDisabled}
            onChange={({ target }) => onChange({ isRepeated: target.checked })}
          />
        }
        label={t('offers.isRepeated')}
      />
    </Row>
  )
}
