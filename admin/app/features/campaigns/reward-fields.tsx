import { FormControlLabel, Switch } from '@mui/material'
import type { OfferScope } from '@fitout/contract/offers.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { everything } from './offer-draft.ts'
import { ScopeFields } from './scope-fields.tsx'

type RewardFieldsProps = {
  scope: OfferScope | null
  isDisabled: boolean
  onChange: (scope: OfferScope | null) => void
}

/** The reward: more of the bought piece, or other pieces. */
export function RewardFields({ scope, isDisabled, onChange }: RewardFieldsProps) {
  const t = useTranslate()
  return (
    <>
      <FormControlLabel
        control={
          <Switch
            checked={scope !== null}
            disabled={isDisabled}
            onChange={({ target }) => onChange(target.checked ? everything : null)}
          />
        }
        label={t('offers.getsOthers')}
      />
      {scope && (
        <ScopeFields
          isDisabled={isDisabled}
          lead={t('offers.rewardLead')}
          onChange={onChange}
          scope={scope}
          title={t('offers.got')}
        />
      )}
    </>
  )
}
