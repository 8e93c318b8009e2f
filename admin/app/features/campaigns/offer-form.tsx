import { Button, Card, CardContent, Stack } from '@mui/material'
import type { Locale } from '@fitout/contract/locales.ts'
import type { FormEvent, ReactNode } from 'react'
import { ChangedMeanwhile } from '../../shared/changed-meanwhile.tsx'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { formWidth } from '../../shared/form-width.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { DraftOffer } from '../../shared/draft-offer.tsx'
import { Row } from '../../shared/row.tsx'
import { WordsFields } from '../../shared/words-fields.tsx'
import type { CampaignKind, DiscountType, OfferDraft } from './offer-draft.ts'
import { OfferFields } from './offer-fields.tsx'
import { type Days, SwitchAndDays } from './switch-and-days.tsx'
import type { OfferEditing } from './use-offer.ts'

type Draft<Kind> = Days & { title: Record<Locale, string>; kind: Kind; offer: OfferDraft }

type OfferFormProps<Kind extends CampaignKind | DiscountType> = {
  editing: OfferEditing<Draft<Kind>>
  kinds: readonly Kind[]
  kindWords: string
  hasMinimum?: boolean
  onSave: () => Promise<void>
  /** Fields below the name, below the days and beside the kind. */
  belowName?: ReactNode
  belowDays?: ReactNode
  besideKind?: ReactNode
}

/** The form of campaigns and vouchers. */
export function OfferForm<Kind extends CampaignKind | DiscountType>(props: OfferFormProps<Kind>) {
  const { editing, kinds, kindWords, hasMinimum = true, onSave, belowName, belowDays, besideKind } = props
  const t = useTranslate()
  const { draft, isDisabled, isRunning, change } = editing

  const label = (name: string) => t(`offers.${name}`, { _: t(`audit.fields.${name}`, { _: name }) })
  const showValue = (path: string, value: unknown) => (path === 'kind' ? t(`${kindWords}.${String(value)}`) : undefined)

  function submit(event: FormEvent) {
    event.preventDefault()
    void onSave()
  }

  return (
    <>
      {editing.kept && <DraftOffer offers={[editing.kept]} />}
      {editing.isBehind && (
        <ChangedMeanwhile
          between={{ ...editing.between, label, showValue }}
          onKeepMine={editing.keepMine}
          onTakeTheirs={editing.takeTheirs}
        />
      )}
      <Card>
        <CardContent>
          <Stack component="form" onSubmit={submit} spacing={2} sx={{ maxWidth: formWidth }}>
            <WordsFields
              isDisabled={isDisabled}
              isRequired
              label={t('offers.title')}
              onChange={(title) => change({ title })}
              value={draft.title}
            />
            {belowName}
            <SwitchAndDays days={draft} isDisabled={isDisabled} onChange={change} />
            {belowDays}
            <Row>
              <ChoiceField
                choices={kinds}
                isDisabled={isDisabled}
                label={t('offers.kind')}
                onChange={(kind) => change({ kind })}
                value={draft.kind}
                words={kindWords}
              />
              {besideKind}
            </Row>
            <OfferFields
              draft={draft.offer}
              hasMinimum={hasMinimum}
              isDisabled={isDisabled}
              of={draft.kind}
              onChange={(part) => change({ offer: { ...draft.offer, ...part } })}
            />
            {!isDisabled && (
              <Button disabled={isRunning} sx={{ alignSelf: 'start' }} type="submit" variant="contained">
                {t('kit.action.save')}
              </Button>
            )}
          </Stack>
        </CardContent>
      </Card>
    </>
  )
}
