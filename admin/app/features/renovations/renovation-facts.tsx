import { Button, Stack, Typography } from '@mui/material'
import { changeRenovation } from '@fitout/contract/staff/renovations.ts'
import { type FormEvent, useState } from 'react'
import { ChangedMeanwhile } from '../../shared/changed-meanwhile.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { DraftOffer } from '../../shared/draft-offer.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useUnsaved } from '../../shared/unsaved.ts'
import { useSavedDraft } from '../../shared/use-saved-draft.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { BuildingFields } from './building-fields.tsx'
import { HomeFields } from './home-fields.tsx'
import { renovationDraftOf, type RenovationDraft, renovationFrom } from './renovation-draft.ts'
import { isOver, type Renovation } from './renovation.ts'

type Typed = RenovationDraft & { revision: number; began: RenovationDraft }

/** The facts of the home and of its building, editable if the role may and the room is open. */
export function RenovationFacts({ renovation }: { renovation: Renovation }) {
  const t = useTranslate()
  const may = useMay()
  const { run, isRunning } = useAction()
  const [typed, setTyped] = useState<Typed>()
  const { revision } = renovation
  const { offer, drop } = useSavedDraft({
    part: '',
    typed: typed ?? null,
    version: String(revision),
    isUnsaved: typed !== undefined,
    // With the version on which editing began.
    onTakeUp: (kept) => setTyped(kept ?? undefined),
  })
  useUnsaved(typed !== undefined, drop)
  const theirs = renovationDraftOf(renovation)
  const draft = typed ?? { ...theirs, revision, began: theirs }
  const isDisabled = isOver(renovation) || !may('renovations.work')
  const fields = { draft, isDisabled, onChange: (part: Partial<RenovationDraft>) => setTyped({ ...draft, ...part }) }

  async function save(event: FormEvent) {
    event.preventDefault()
    const body = { ...renovationFrom(draft), revision: draft.revision }
    const params = { id: renovation._id }
    if (await run(() => staffCall(changeRenovation, { params, body }), 'done.renovationSaved')) setTyped(undefined)
  }
  return (
    <Stack component="form" onSubmit={(event: FormEvent) => void save(event)} spacing={2} sx={{ pt: 1 }}>
      {offer && <DraftOffer offers={[offer]} />}
      {typed && typed.revision !== revision && (
        <ChangedMeanwhile
          between={{
            began: typed.began,
            theirs,
            mine: ownOf(typed),
            onChange: (mine) => setTyped({ ...typed, ...mine }),
          }}
          onKeepMine={() => setTyped({ ...typed, began: theirs, revision })}
          onTakeTheirs={() => setTyped(undefined)}
        />
      )}
      <HomeFields {...fields} />
      <Typography component="h4" variant="subtitle1">
        {t('renovations.building')}
      </Typography>
      <BuildingFields {...fields} />
      {!isDisabled && (
        <Button disabled={isRunning || !typed} sx={{ alignSelf: 'flex-start' }} type="submit" variant="contained">
          {t('kit.action.save')}
        </Button>
      )}
    </Stack>
  )
}

function ownOf({ revision: _revision, began: _began, ...draft }: Typed): RenovationDraft {
  return draft
}
