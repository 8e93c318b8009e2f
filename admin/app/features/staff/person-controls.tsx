import { Button, MenuItem, Select, Stack } from '@mui/material'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { changeStaff, type listStaff, resetStaff, type staffStates } from '@fitout/contract/staff/staff.ts'
import { type StaffRole, staffRoles } from '@fitout/contract/staff/permissions.ts'
import { useState } from 'react'
import { Confirm } from '../../shared/confirm.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'

export type Person = Answer<typeof listStaff>['data'][number]
export type Given = { name: string; first_password: string }

/** Actions on staff accounts, and how their results are shown. */
export type Controls = {
  mayWrite: boolean
  isDisabled: boolean
  /** Users cannot change their own rights. */
  ownId: string | undefined
  onChange: (person: Person, body: { role?: StaffRole; is_disabled?: boolean }) => void
  onGiven: (given: Given) => void
}

type PersonProps = Controls & { person: Person }

export function RoleChoice({ person, isDisabled, ownId, onChange }: PersonProps) {
  const t = useTranslate()
  return (
    <Select
      disabled={isDisabled || person._id === ownId}
      inputProps={{ 'aria-label': t('actOn', { act: t('staff.role'), thing: person.name }) }}
      onChange={({ target }) => onChange(person, { role: target.value as StaffRole })}
      size="small"
      value={person.role}
    >
      {staffRoles.map((role) => (
        <MenuItem key={role} value={role}>
          {t(`roles.${role}`)}
        </MenuItem>
      ))}
    </Select>
  )
}

export function AccessButtons({ person, mayWrite, isDisabled, ownId, onChange, onGiven }: PersonProps) {
  const t = useTranslate()
  const [isAsking, setAsking] = useState(false)
  if (!mayWrite) return null
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', whiteSpace: 'nowrap' }}>
      <Button
        color="secondary"
        disabled={isDisabled || person._id === ownId}
        onClick={() => (person.is_disabled ? onChange(person, { is_disabled: false }) : setAsking(true))}
        size="small"
      >
        {t(person.is_disabled ? 'staff.enable' : 'staff.disable')}
      </Button>
      <Confirm
        confirm={t('staff.disable')}
        content={t('staff.disableLead', { name: person.name })}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onChange(person, { is_disabled: true })
        }}
        title={t('staff.disable')}
      />
      <Reset onGiven={onGiven} person={person} />
    </Stack>
  )
}

export function stateOf(person: Person): (typeof staffStates)[number] {
  if (person.is_disabled) return 'disabled'
  return person.is_set_up ? 'active' : 'new'
}

export const setAccess = async ({ _id: id }: Person, isDisabled: boolean) =>
  staffCall(changeStaff, { params: { id }, body: { is_disabled: isDisabled } })

function Reset({ person, onGiven }: { person: Person; onGiven: (given: Given) => void }) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const [isAsking, setAsking] = useState(false)

  async function reset() {
    await run(async () => onGiven((await staffCall(resetStaff, { params: { id: person._id } })).data))
    setAsking(false)
  }

  return (
    <>
      <Button color="secondary" onClick={() => setAsking(true)} size="small">
        {t('staff.reset')}
      </Button>
      <Confirm
        confirm={t('staff.reset')}
        content={t('staff.resetLead', { name: person.name })}
        isOpen={isAsking}
        loading={isRunning}
        onClose={() => setAsking(false)}
        onConfirm={() => void reset()}
        title={t('staff.reset')}
      />
    </>
  )
}
