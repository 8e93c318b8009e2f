import { Button, Typography } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import { wordsFor } from '../../shared/use-action.ts'
import type { Draft } from './keeper.ts'

type SaveStateProps = { kept: Draft<unknown>; onAgain: () => void; onDecide: () => void }

/** Whether the input is saved, and what to do if not. */
export function SaveState({ kept: { state, refusal, theirs }, onAgain, onDecide }: SaveStateProps) {
  const t = useTranslate()
  if (state === 'conflict') {
    const who = theirs?.staff_name ?? t('quotations.colleague')
    return (
      <span role="alert">
        <Button color="warning" onClick={onDecide} size="small" variant="outlined">
          {t('quotations.conflictWith', { who })}
        </Button>
      </span>
    )
  }
  if (state === 'refused') {
    return (
      <Typography color="error" component="span" role="alert" variant="body2">
        {t(wordsFor(refusal), { _: wordsFor(refusal) })}
        <Button onClick={onAgain} size="small">
          {t('quotations.saveAgain')}
        </Button>
      </Typography>
    )
  }
  return (
    <Typography color="text.secondary" component="span" role="status" variant="body2">
      {t(`quotations.saving.${state}`)}
    </Typography>
  )
}
