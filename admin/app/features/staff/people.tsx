import { Stack } from '@mui/material'
import { staffStates } from '@fitout/contract/staff/staff.ts'
import { staffRoles } from '@fitout/contract/staff/permissions.ts'
import type { Filter } from '../../shared/filter-field.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import type { Column } from '../../shared/rows.tsx'
import type { Short } from '../../shared/short-rows.tsx'
import { showTime } from '../../shared/show-time.ts'
import type { Bulk } from '../../shared/use-bulk.ts'
import { AccessButtons, type Controls, type Person, RoleChoice, setAccess, stateOf } from './person-controls.tsx'

export function usePersonColumns(controls: Controls): Column<Person>[] {
  const t = useTranslate()
  return [
    { label: t('staff.name'), render: ({ name }) => name, sort: 'name' },
    { label: t('staff.email'), render: ({ email }) => email, sort: 'email' },
    { label: t('staff.role'), render: (person) => <RoleChoice {...controls} person={person} />, sort: 'role' },
    { label: t('staff.state'), render: (person) => t(`staff.${stateOf(person)}`) },
    { label: t('staff.lastSeen'), render: (person) => showTime(person.last_seen_at), sort: 'last_seen_at' },
    { label: t('staff.added'), render: (person) => showTime(person.created_at), sort: 'created_at', isExtra: true },
    { label: t('staff.actions'), render: (person) => <AccessButtons {...controls} person={person} />, isAct: true },
  ]
}

/** On a phone. */
export function useShortPerson(controls: Controls): Short<Person> {
  const t = useTranslate()
  return {
    renderTitle: ({ name }) => name,
    renderFacts: (person) => (
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <span>
          {person.email} · {t(`staff.${stateOf(person)}`)}
        </span>
        <RoleChoice {...controls} person={person} />
        <AccessButtons {...controls} person={person} />
      </Stack>
    ),
  }
}

export function usePersonFilters(): Filter[] {
  const t = useTranslate()
  return [
    { kind: 'text', name: 'q', label: t('staff.search'), isAlways: true },
    {
      kind: 'choice',
      name: 'state',
      label: t('staff.state'),
      isAlways: true,
      choices: staffStates.map((state) => [state, t(`staff.${state}`)]),
    },
    {
      kind: 'choice',
      name: 'role',
      label: t('staff.role'),
      choices: staffRoles.map((role) => [role, t(`roles.${role}`)]),
    },
  ]
}

/** Access of several people at once. One's own stays as it is. */
export function usePersonActs({ mayWrite, ownId }: Controls): Bulk<Person> {
  const t = useTranslate()
  const act = (isDisabled: boolean) => ({
    label: t(isDisabled ? 'staff.disable' : 'staff.enable'),
    isFor: (person: Person) => person.is_disabled !== isDisabled && person._id !== ownId,
    run: async (person: Person) => setAccess(person, isDisabled),
  })
  return { nameOf: ({ name, email }) => `${name} · ${email}`, acts: mayWrite ? [act(true), act(false)] : [] }
}
