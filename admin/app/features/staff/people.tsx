import { Card, CardContent, Stack, Typography } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import type { Column } from '../../shared/rows.tsx'
import { showTime } from '../../shared/show-time.ts'
import { AccessButtons, type Controls, type Person, RoleChoice, stateOf } from './person-controls.tsx'

export function usePersonColumns(controls: Controls): Column<Person>[] {
  const t = useTranslate()
  return [
    { label: t('staff.name'), render: ({ name }) => name },
    { label: t('staff.email'), render: ({ email }) => email },
    { label: t('staff.role'), render: (person) => <RoleChoice {...controls} person={person} /> },
    { label: t('staff.state'), render: (person) => t(stateOf(person)) },
    { label: t('staff.lastSeen'), render: (person) => showTime(person.last_seen_at) },
    { label: t('staff.actions'), render: (person) => <AccessButtons {...controls} person={person} /> },
  ]
}

/** On a phone one card per person. */
export function PersonCards({ people, ...controls }: Controls & { people: readonly Person[] }) {
  const t = useTranslate()
  return (
    <Stack spacing={1}>
      {people.map((person) => (
        <Card key={person._id}>
          <CardContent>
            <Stack spacing={1}>
              <Typography component="h3" variant="subtitle1">
                {person.name}
              </Typography>
              <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }} variant="body2">
                {person.email} · {t(stateOf(person))}
              </Typography>
              <RoleChoice {...controls} person={person} />
              <AccessButtons {...controls} person={person} />
            </Stack>
          </CardContent>
        </Card>
      ))}
    </Stack>
  )
}
