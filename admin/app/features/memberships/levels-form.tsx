import RemoveIcon from '@mui/icons-material/DeleteOutlined'
import { Button, Card, CardContent, IconButton, Stack, Typography } from '@mui/material'
import {
  discardConfigurationDraft,
  publishConfiguration,
  saveConfigurationDraft,
} from '@fitout/contract/staff/configuration.ts'
import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { NumberField } from '../../shared/number-field.tsx'
import { Row } from '../../shared/row.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useUnsavedInput } from '../../shared/unsaved.ts'
import { useAction } from '../../shared/use-action.ts'
import { WordsFields } from '../../shared/words-fields.tsx'
import type { Constants } from './constants.ts'
import { type LevelDraft, levelDraftsOf, levelsFrom, newLevel } from './level-draft.ts'
import { SampleCustomer } from './sample-customer.tsx'

type LevelsFormProps = { constants: Constants; isDisabled: boolean }

const params = { key: 'shop-constants' }

export function LevelsForm({ constants, isDisabled }: LevelsFormProps) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const [levels, setLevels] = useState(() => levelDraftsOf(constants.live))
  const markSaved = useUnsavedInput(levels, !isDisabled)
  const change = (at: number, part: Partial<LevelDraft>) =>
    setLevels(levels.map((level, index) => (index === at ? { ...level, ...part } : level)))

  /** They are a part of the constants, published as a version; what does not fit leaves no draft behind. */
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
    void run(publish, 'writings.published').then((isDone) => isDone && markSaved())
  }

  return (
    <>
      <Stack component="form" onSubmit={submit} spacing={2}>
        {levels.map((level, at) => (
          <Card key={at}>
            <CardContent>
              <Stack direction="row" sx={{ alignItems: 'center' }}>
                <Typography component="h3" sx={{ flex: 1 }} variant="subtitle1">
                  {t('levels.level', { number: at + 1 })}
                </Typography>
                {at > 0 && !isDisabled && (
                  <IconButton
                    aria-label={t('levels.remove', { number: at + 1 })}
                    onClick={() => setLevels(levels.toSpliced(at, 1))}
                  >
                    <RemoveIcon />
                  </IconButton>
                )}
              </Stack>
              <Stack spacing={2}>
                <WordsFields
                  isDisabled={isDisabled}
                  isRequired
                  label={t('products.title')}
                  onChange={(title) => change(at, { title })}
                  value={level.title}
                />
                <Row>
                  <NumberField
                    isDisabled={isDisabled || at === 0}
                    isRequired
                    label={t('levels.from')}
                    least={at === 0 ? 0 : 1}
                    most={100_000_000}
                    onChange={(from) => change(at, { from })}
                    value={level.from}
                  />
                </Row>
                <WordsFields
                  isDisabled={isDisabled}
                  isLong
                  label={t('levels.benefits')}
                  onChange={(benefits) => change(at, { benefits })}
                  value={level.benefits}
                />
              </Stack>
            </CardContent>
          </Card>
        ))}
        {!isDisabled && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button disabled={levels.length >= 12} onClick={() => setLevels([...levels, newLevel])} variant="outlined">
              {t('levels.add')}
            </Button>
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
