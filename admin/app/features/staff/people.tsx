import { Card, CardContent, Stack, Typography } from '@mui/material'
import { DataTable, useListContext, useTranslate } from 'react-admin'
import { showTime } from '../../shared/show-time.ts'
import { AccessButtons, type Controls, type Person, RoleChoice, stateOf } from './person-controls.tsx'

export function PersonTable(controls: Controls) {
  const t = useTranslate()
  return (
    <DataTable<Person> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col disableSort label={t('staff.name')} source="name" />
      <DataTable.Col disableSort label={t('staff.email')} source="email" />
      <DataTable.Col
        disableSort
        label={t('staff.role')}
        render={(person: Person) => <RoleChoice {...controls} person={person} />}
      />
      <DataTable.Col disableSort label={t('staff.state')} render={(person: Person) => t(stateOf(person))} />
      <DataTable.Col
        disableSort
        label={t('staff.lastSeen')}
        render={(person: Person) => showTime(person.last_seen_at)}
      />
      <DataTable.Col
        disableSort
        label={t('staff.actions')}
        render={(person: Person) => <AccessButtons {...controls} person={person} />}
      />
    </DataTable>
  )
}

/** On a phone each person on a card. */
export function PersonCards(controls: Controls) {
  const t = useTranslate()
  const { data = [] } = useListContext<Person>()
  return (
    <Stack spacing={1}>
      {data.map((person) => (
        <Card key={person._id}>
          <CardContent>
            <Stack spacing={1}>
              <Typography component="h2" variant="subtitle1">
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
