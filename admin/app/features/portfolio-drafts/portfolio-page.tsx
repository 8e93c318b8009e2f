import { beginPortfolioDraft, showPortfolioDraft } from '@fitout/contract/staff/portfolio-drafts.ts'
import { Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { DraftOffer } from '../../shared/draft-offer.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { RoomLink } from '../../shared/room-link.tsx'
import { Screen } from '../../shared/screen.tsx'
import { showTime } from '../../shared/show-time.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useOne } from '../../shared/use-read.ts'
import { useTyped } from '../../shared/use-typed.ts'
import { choiceOf, type PortfolioDraft, type Roles } from './portfolio-choice.ts'
import { PortfolioPictures } from './portfolio-pictures.tsx'

/** From a finished renovation to a draft of a project: the consent, and the pictures to choose. */
export function PortfolioPage() {
  const t = useTranslate()
  const { id = '' } = useParams()
  const { data: draft, error } = useOne(showPortfolioDraft, { params: { id } })
  if (!draft) return <Screen error={error} />
  return (
    <Screen beside={<RoomLink id={id} />} heading={t('portfolioDrafts.title')} lead={t('portfolioDrafts.lead')}>
      <Typography>
        {draft.is_agreed
          ? t('portfolioDrafts.agreed', { time: showTime(draft.agreed_at) })
          : t('portfolioDrafts.notAgreed')}
      </Typography>
      {!draft.is_agreed && (
        <Button component={Link} sx={{ alignSelf: 'flex-start' }} to={`/renovations/${id}/messages`} variant="outlined">
          {t('renovationMessages.title')}
        </Button>
      )}
      {draft.project_id && (
        <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
          <Typography>{t('portfolioDrafts.begun')}</Typography>
          <Button component={Link} to={`/words/project/${draft.project_id}`} variant="contained">
            {t('portfolioDrafts.toProject')}
          </Button>
        </Stack>
      )}
      {draft.can_begin && <Choice draft={draft} id={id} />}
    </Screen>
  )
}

function Choice({ id, draft: { pictures } }: { id: string; draft: PortfolioDraft }) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const [roles, setRoles] = useState<Roles>({})
  const { offer, markSaved } = useTyped({ typed: roles, mayWrite: true, onTakeUp: setRoles })
  const body = choiceOf(pictures, roles)
  async function begin(): Promise<void> {
    if (!body) return
    if (await run(() => staffCall(beginPortfolioDraft, { params: { id }, body }), 'portfolioDrafts.done')) markSaved()
  }
  const isChosen = Object.values(roles).some((role) => role !== 'none')
  if (pictures.length === 0) return <Typography>{t('portfolioDrafts.none')}</Typography>
  return (
    <>
      {offer && <DraftOffer offers={[offer]} />}
      <PortfolioPictures
        id={id}
        onChoose={(picture, role) => setRoles({ ...roles, [picture]: role })}
        pictures={pictures}
        roles={roles}
      />
      {isChosen && !body && <Typography role="alert">{t('portfolioDrafts.unpaired')}</Typography>}
      <Button
        disabled={!body || isRunning}
        onClick={() => void begin()}
        sx={{ alignSelf: 'flex-start' }}
        variant="contained"
      >
        {t('portfolioDrafts.begin', { count: body?.picture_ids.length ?? 0 })}
      </Button>
    </>
  )
}
