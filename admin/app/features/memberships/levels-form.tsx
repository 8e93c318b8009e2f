import { Button, Stack } from '@mui/material'
import {
  discardConfigurationDraft,
  publishConfiguration,
  saveConfigurationDraft,
} from '@fitout/contract/staff/configuration.ts'
import { type FormEvent, useState } from 'react'
import { AddButton } from '../../shared/add-button.tsx'
import { DraftOffer } from '../../shared/draft-offer.tsx'
import { formWidth } from '../../shared/form-width.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useTyped } from '../../shared/use-typed.ts'
import type { Constants } from './constants.ts'
import { type LevelDraft, levelDraftsOf, levelsFrom, newLevel } from './level-draft.ts'
import { LevelCard } from './level-card.tsx'
import { SampleCustomer } from './sample-customer.tsx'

type LevelsFormProps = { constants: Constants; isDisabled: boolean }

const params = { key: 'shop-constants' }

export function LevelsForm({ constants, isDisabled }: LevelsFormProps) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const [levels, setLevels] = useState(() => levelDraftsOf(constants.live))
  const { offer, markSaved } = useTyped({ typed: levels, mayWrite: !isDisabled, onTakeUp: setLevels })
  const change = (at: number, part: Partial<LevelDraft>) =>
    setLevels(levels.map((level, index) => (index === at ? { ...level, ...part } : level)))

  /** They are a part of the constants, published as a version; an invalid one leaves no draft behind. */
  async function publish() {
    const written = { ...constants.live, membership_levels: levelsFrom(levels) }
    const body = { revision: constants.revision, written: written as never }
    const { revision } = (await staffCall(saveConfigurationDraft, { params, body })).data
    try {
      await staffCall(publishConfiguration, { params, body: { revision } })
    } catch (error) {
      await staffCall(discardConfigurationDraft, { params, body: { revision } })
      throw error
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void run(publish, 'done.levelsPublished').then((isDone) => isDone && markSaved())
  }

  return (
    <>
      {offer && <DraftOffer offers={[offer]} />}
      <Stack component="form" onSubmit={submit} spacing={2} sx={{ maxWidth: formWidth }}>
        {levels.map((level, at) => (
          <LevelCard
            isDisabled={isDisabled}
            isFirst={at === 0}
            key={at}
            level={level}
            number={at + 1}
            onChange={(part) => change(at, part)}
            onRemove={() => setLevels(levels.toSpliced(at, 1))}
          />
        ))}
        {!isDisabled && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <AddButton disabled={levels.length >= 12} onAdd={() => setLevels([...levels, newLevel])} variant="outlined">
              {t('levels.add')}
            </AddButton>
            <Button disabled={isRunning} type="submit" variant="contained">
              {t('levels.publish')}
            </Button>
          </Stack>
        )}
      </Stack>
      <SampleCustomer levels={levels} />
    </>
  )
}
