import { changeMember, removeMember } from '@fitout/contract/renovations.ts'
import { Button } from '@fitout/ui/button.tsx'
import { SelectField } from '@fitout/ui/select-field.tsx'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { TabPart } from '../../shared/account/tab-part.tsx'
import { call } from '../../shared/api/browser-call.ts'
import { showDate } from '../../shared/i18n/shop-dates.ts'
import { useTo } from '../../shared/links/use-to.ts'
import { InviteForm } from './invite-form.tsx'
import { type Room, useRoomChanged } from '../../shared/renovations/use-room.ts'

type Member = Room['members'][number]

/** The members of the room and their rights. The client invites and removes members; others can leave. */
export function RoomPeople({ room }: { room: Room }) {
  const t = useTranslations('renovations')
  const isClient = room.right === 'CLIENT'
  const isOver = room.status === 'CANCELLED' || room.status === 'CLOSED'
  return (
    <TabPart title={t('people')} text={isClient && !isOver ? t('peopleText') : undefined}>
      <ul>
        {room.members.map((member) => (
          <MemberRow key={member._id} room={room} member={member} mayChange={isClient && !isOver} />
        ))}
        {room.invitations.map((invitation) => (
          <InvitationRow key={invitation._id} room={room} invitation={invitation} />
        ))}
      </ul>
      {isClient && !isOver && <InviteForm room={room} />}
    </TabPart>
  )
}

const rowClass = 'flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-stone py-3 last:border-b'

function MemberRow({ room, member, mayChange }: { room: Room; member: Member; mayChange: boolean }) {
  const t = useTranslations('renovations')
  const changed = useRoomChanged(room._id)
  const name = member.name || t('noName')
  const change = useMutation({
    mutationFn: (right: 'APPROVE' | 'READ') =>
      call(changeMember, { params: { id: room._id, member_id: member._id }, body: { right } }),
    meta: { success: t('changed') },
    onSettled: changed,
  })
  const isOther = member.right !== 'CLIENT'
  return (
    <li className={rowClass}>
      <p className="min-w-0 flex-1 font-medium wrap-anywhere">{member.is_self ? t('you', { name }) : name}</p>
      {mayChange && isOther ? (
        <SelectField
          label={t('rightOf', { name })}
          isLabelHidden
          size="small"
          value={member.right}
          disabled={change.isPending}
          onChange={(event) => change.mutate(event.target.value as 'APPROVE' | 'READ')}
        >
          <option value="APPROVE">{t('rights.APPROVE')}</option>
          <option value="READ">{t('rights.READ')}</option>
        </SelectField>
      ) : (
        <p className="text-small text-muted">{t(`rights.${member.right}`)}</p>
      )}
      {isOther && mayChange && (
        <RemoveButton room={room} id={member._id} label={t('remove')} name={t('removeOf', { name })} />
      )}
      {isOther && member.is_self && <LeaveButton room={room} id={member._id} />}
    </li>
  )
}

function InvitationRow({ room, invitation }: { room: Room; invitation: Room['invitations'][number] }) {
  const t = useTranslations('renovations')
  const { _id: id, email, right, expires_at: until } = invitation
  return (
    <li className={rowClass}>
      <p className="min-w-0 flex-1 text-muted wrap-anywhere">{t('waiting', { email, day: showDate(until) })}</p>
      <p className="text-small text-muted">{t(`rights.${right}`)}</p>
      <RemoveButton room={room} id={id} label={t('withdraw')} name={t('withdrawOf', { email })} />
    </li>
  )
}

type RemoveProps = { room: Room; id: string; label: string; name: string }

function RemoveButton({ room, id, label, name }: RemoveProps) {
  const t = useTranslations('renovations')
  const changed = useRoomChanged(room._id)
  const remove = useMutation({
    mutationFn: () => call(removeMember, { params: { id: room._id, member_id: id }, body: {} }),
    meta: { success: t('removed') },
    onSettled: changed,
  })
  return (
    <Button variant="quiet" isBusy={remove.isPending} aria-label={name} onClick={() => remove.mutate()}>
      {label}
    </Button>
  )
}

function LeaveButton({ room, id }: { room: Room; id: string }) {
  const t = useTranslations('renovations')
  const navigate = useNavigate()
  const to = useTo()
  const leave = useMutation({
    mutationFn: () => call(removeMember, { params: { id: room._id, member_id: id }, body: {} }),
    meta: { success: t('left') },
    onSuccess: () => navigate(to('account-projects')),
  })
  return (
    <Button
      variant="quiet"
      isBusy={leave.isPending}
      onClick={() => {
        if (window.confirm(t('leaveSure'))) leave.mutate()
      }}
    >
      {t('leave')}
    </Button>
  )
}
