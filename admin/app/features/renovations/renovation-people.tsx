import { Box, Button, Stack, TextField, Typography } from '@mui/material'
import { hongKongDay, showDay } from '@fitout/contract/hong-kong-time.ts'
import { type MemberRight, memberRights } from '@fitout/contract/renovations.ts'
import { assignRenovation, inviteRenovationMember, removeRenovationMember } from '@fitout/contract/staff/renovations.ts'
import { useState } from 'react'
import { Confirm } from '../../shared/confirm.tsx'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useColleagues } from '../../shared/use-colleagues.ts'
import { useMay } from '../../shared/use-may.ts'
import { Foremen } from './foremen.tsx'
import { isOver, type Renovation } from './renovation.ts'

type PeopleProps = { renovation: Renovation }

/** The responsible staff member, the foremen, the members, and the invitations. */
export function RenovationPeople({ renovation }: PeopleProps) {
  const t = useTranslate()
  const may = useMay()
  const { run, isRunning } = useAction()
  const [isInviting, setInviting] = useState(false)
  const [leaving, setLeaving] = useState<{ _id: string; text: string }>()
  const mayChange = may('renovations.work') && !isOver(renovation)
  const day = (instant: string) => showDay(hongKongDay(new Date(instant)))
  const people = [
    ...renovation.members.map(({ _id, name, right }) => ({ _id, right, text: name || t('renovations.noName') })),
    ...renovation.invitations.map(({ _id, email, right, expires_at: until }) => ({
      _id,
      right,
      text: t('renovations.invited', { email, day: day(until) }),
    })),
  ]
  const isInvited = (id: string) => renovation.invitations.some(({ _id }) => _id === id)
  const remove = (id: string) =>
    run(
      () => staffCall(removeRenovationMember, { params: { id: renovation._id, member_id: id }, body: {} }),
      isInvited(id) ? 'done.invitationWithdrawn' : 'done.memberRemoved',
    )
  return (
    <Stack spacing={1}>
      <Responsible mayChange={mayChange} renovation={renovation} />
      <Foremen mayChange={mayChange} renovation={renovation} />
      {people.map(({ _id: id, right, text }) => (
        <Box key={id} sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography sx={{ flex: '1 1 10rem', overflowWrap: 'anywhere' }}>{text}</Typography>
          <Typography color="text.secondary" variant="body2">
            {t(`renovations.rights.${right}`)}
          </Typography>
          {mayChange && (right !== 'CLIENT' || isInvited(id)) && (
            <Button
              color="secondary"
              disabled={isRunning}
              onClick={() => (isInvited(id) ? void remove(id) : setLeaving({ _id: id, text }))}
              size="small"
            >
              {t(isInvited(id) ? 'renovations.withdraw' : 'renovations.remove')}
            </Button>
          )}
        </Box>
      ))}
      {mayChange && (
        <Button onClick={() => setInviting(true)} sx={{ alignSelf: 'flex-start' }} variant="outlined">
          {t('renovations.invite')}
        </Button>
      )}
      <Confirm
        confirm={t('renovations.remove')}
        content={t('renovations.removeLead')}
        isOpen={leaving !== undefined}
        loading={isRunning}
        onClose={() => setLeaving(undefined)}
        onConfirm={() => void remove(leaving?._id ?? '').then(() => setLeaving(undefined))}
        title={`${t('renovations.remove')} · ${leaving?.text ?? ''}`}
      />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} renovation={renovation} />}
    </Stack>
  )
}

function Responsible({ renovation, mayChange }: PeopleProps & { mayChange: boolean }) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const colleagues = useColleagues('renovations.work')
  const others = colleagues.filter(({ _id: id }) => id !== renovation.staff?._id)
  const assign = (staffId: string) =>
    run(
      () => staffCall(assignRenovation, { params: { id: renovation._id }, body: { staff_id: staffId } }),
      t('done.renovationAssigned', { name: others.find(({ _id: id }) => id === staffId)?.name ?? '' }),
    )
  return (
    <>
      <Typography>
        {t('renovations.responsible', { name: renovation.staff?.name ?? t('renovations.unassigned') })}
      </Typography>
      {mayChange && others.length > 0 && (
        <TextField
          disabled={isRunning}
          label={t('renovations.handTo')}
          onChange={({ target }) => void assign(target.value)}
          select
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          value=""
        >
          <option value="">{t('renovations.handToNone')}</option>
          {others.map(({ _id: id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </TextField>
      )}
    </>
  )
}

function InviteDialog({ renovation, onClose }: PeopleProps & { onClose: () => void }) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const isClientThere = renovation.members.some(({ right }) => right === 'CLIENT')
  const rights = memberRights.filter((right) => right !== 'CLIENT' || !isClientThere)
  const [email, setEmail] = useState(isClientThere ? '' : (renovation.client_email ?? ''))
  const [right, setRight] = useState<MemberRight>(rights[0] ?? 'READ')
  const body = { email, right, language: renovation.language }
  return (
    <FormDialog
      action={t('renovations.invite')}
      isRunning={isRunning}
      kept="identity"
      onClose={onClose}
      onSubmit={() =>
        run(
          () => staffCall(inviteRenovationMember, { params: { id: renovation._id }, body }),
          t('done.memberInvited', { email }),
        )
      }
      title={t('renovations.invite')}
      typed={{ email, right }}
    >
      <TextField
        label={t('renovations.fields.email')}
        onChange={({ target }) => setEmail(target.value)}
        required
        type="email"
        value={email}
      />
      <ChoiceField
        choices={rights}
        label={t('renovations.right')}
        onChange={setRight}
        value={right}
        words="renovations.rights"
      />
    </FormDialog>
  )
}
