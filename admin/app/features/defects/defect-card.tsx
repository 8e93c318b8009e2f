import { closeDefectByStudio, withdrawSiteDefect } from '@fitout/contract/staff/defects.ts'
import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { roomTypes } from '@fitout/contract/project-options.ts'
import { Button, Card, CardActions, CardContent, Chip, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm } from '../../shared/confirm.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { Pictures } from '../../shared/pictures.tsx'
import { ReasonDialog } from '../../shared/reason-dialog.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { type Defect, pictureAddress } from './defect.ts'
import { FixDialog } from './fix-dialog.tsx'

type Props = { id: string; defect: Defect }

/** One defect: description, pictures, due day, and the studio's actions. */
export function DefectCard({ id, defect }: Props) {
  const t = useTranslate()
  const locale = useLocale()
  const { number, state, text, place, room, severity, raised_by: side, kind, reopened, due_on: due, reason } = defect
  const address = pictureAddress(id, defect._id)
  const where = inLocale(roomTypes.find(({ key }) => key === room)?.title, locale)
  const facts = [
    [where, place].filter(Boolean).join(' · '),
    [t(`defects.raisedBy.${side}`), t(`defects.kinds.${kind}`), `${t('defects.due')} ${showDay(due)}`].join(' · '),
    reopened > 0 ? t('defects.reopened', { count: reopened }) : '',
    reason && t(defect.closed_by === 'STUDIO' ? 'defects.closedFor' : 'defects.reopenedFor', { reason }),
  ]
  return (
    <Card>
      <CardContent>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography component="h3" variant="subtitle1">{`${number}.`}</Typography>
          <Chip
            color={state === 'OPEN' ? 'warning' : state === 'CLOSED' ? 'success' : 'default'}
            label={t(`defects.states.${state}`)}
            size="small"
            variant="outlined"
          />
          {severity === 'MAJOR' && <Chip color="error" label={t('defects.severities.MAJOR')} size="small" />}
          {defect.is_late && <Chip color="error" label={t('defects.late')} size="small" variant="outlined" />}
        </Stack>
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
        {facts.filter(Boolean).map((fact) => (
          <Typography color="text.secondary" key={fact} sx={{ overflowWrap: 'anywhere' }} variant="body2">
            {fact}
          </Typography>
        ))}
        <Stack direction="row" sx={{ mt: 1, columnGap: 3, rowGap: 1, flexWrap: 'wrap' }}>
          <PicturesOf addresses={[...defect.pictures, ...defect.reopen_pictures].map(address)} name="pictures" />
          <PicturesOf addresses={defect.fix_pictures.map(address)} name="picturesOfFix" />
        </Stack>
      </CardContent>
      <Actions defect={defect} id={id} />
    </Card>
  )
}

function PicturesOf({ name, addresses }: { name: 'pictures' | 'picturesOfFix'; addresses: string[] }) {
  const t = useTranslate()
  if (addresses.length === 0) return null
  return (
    <Stack sx={{ gap: 0.5 }}>
      <Typography variant="body2">{t(`defects.${name}`)}</Typography>
      <Pictures addresses={addresses} />
    </Stack>
  )
}

function Actions({ id, defect }: Props) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const [asked, ask] = useState<'fix' | 'close' | 'withdraw'>()
  const { may, number } = defect
  const params = { id, defect_id: defect._id }
  const of = (words: string) => ({ 'aria-label': `${t(words)} · ${number}` })
  if (!may.fix && !may.close && !may.withdraw) return null
  return (
    <CardActions>
      {may.fix && (
        <Button {...of('defects.fix')} onClick={() => ask('fix')} variant="outlined">
          {t('defects.fix')}
        </Button>
      )}
      {may.close && (
        <Button {...of('defects.close')} onClick={() => ask('close')}>
          {t('defects.close')}
        </Button>
      )}
      {may.withdraw && (
        <Button {...of('defects.withdraw')} color="secondary" disabled={isRunning} onClick={() => ask('withdraw')}>
          {t('defects.withdraw')}
        </Button>
      )}
      <Confirm
        confirm={t('defects.withdraw')}
        content={t('defects.withdrawLead')}
        isOpen={asked === 'withdraw'}
        loading={isRunning}
        onClose={() => ask(undefined)}
        onConfirm={() =>
          void run(
            () => staffCall(withdrawSiteDefect, { params, body: {} }),
            t('done.defectWithdrawn', { number }),
          ).then(() => ask(undefined))
        }
        title={`${t('defects.withdraw')} · ${number}`}
      />
      {asked === 'fix' && <FixDialog defect={defect} id={id} onClose={() => ask(undefined)} />}
      {asked === 'close' && (
        <ReasonDialog
          action={t('defects.close')}
          isRunning={isRunning}
          label={t('defects.closeReason')}
          lead={t('defects.closeLead')}
          onClose={() => ask(undefined)}
          onReason={(reason) =>
            run(() => staffCall(closeDefectByStudio, { params, body: { reason } }), t('done.defectClosed', { number }))
          }
          title={`${t('defects.close')} · ${number}`}
        />
      )}
    </CardActions>
  )
}
