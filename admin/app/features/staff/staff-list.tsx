import { Button, MenuItem, Select, Stack } from '@mui/material'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { addStaff, changeStaff, type listStaff, resetStaff } from '@fitout/contract/staff.ts'
import { type StaffRole, staffRoles } from '@fitout/contract/staff-permissions.ts'
import { useState } from 'react'
import { Confirm, DataTable, List, type RaRecord, TopToolbar, useTranslate } from 'react-admin'
import { showTime } from '../../shared/show-time.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { AddDialog } from './add-dialog.tsx'
import { FirstPassword } from './first-password.tsx'

type Person = Answer<typeof listStaff>['data'][number] & RaRecord
type Given = { name: string; first_password: string }

/** Who runs the shop: roles, and who may sign in. */
export function StaffList() {
  const t = useTranslate()
  const may = useMay()
  const { run, isRunning } = useAction()
  const [isAdding, setAdding] = useState(false)
  const [given, setGiven] = useState<Given>()
  const mayWrite = may('staff.write')

  async function add(person: { name: string; email: string; role: StaffRole }) {
    const isAdded = await run(async () => setGiven((await staffCall(addStaff, { body: person })).data))
    if (isAdded) setAdding(false)
  }
  const change = (id: string, body: { role?: StaffRole; is_disabled?: boolean }) =>
    void run(() => staffCall(changeStaff, { params: { id }, body }), 'ra.notification.updated')

  return (
    <>
      <List
        actions={
          <TopToolbar>{mayWrite && <Button onClick={() => setAdding(true)}>{t('staff.add')}</Button>}</TopToolbar>
        }
        exporter={false}
        perPage={50}
      >
        <DataTable<Person> bulkActionButtons={false} rowClick={false}>
          <DataTable.Col disableSort label={t('staff.name')} source="name" />
          <DataTable.Col disableSort label={t('staff.email')} source="email" />
          <DataTable.Col
            disableSort
            label={t('staff.role')}
            render={(person: Person) => (
              <Select
                disabled={!mayWrite || isRunning}
                inputProps={{ 'aria-label': `${t('staff.role')}: ${person.name}` }}
                onChange={({ target }) => change(person._id, { role: target.value as StaffRole })}
                size="small"
                value={person.role}
              >
                {staffRoles.map((role) => (
                  <MenuItem key={role} value={role}>
                    {t(`roles.${role}`)}
                  </MenuItem>
                ))}
              </Select>
            )}
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
            render={(person: Person) =>
              mayWrite && (
                <Stack direction="row">
                  <Button
                    color="secondary"
                    disabled={isRunning}
                    onClick={() => change(person._id, { is_disabled: !person.is_disabled })}
                    size="small"
                  >
                    {t(person.is_disabled ? 'staff.enable' : 'staff.disable')}
                  </Button>
                  <Reset onGiven={setGiven} person={person} />
                </Stack>
              )
            }
          />
        </DataTable>
      </List>
      {isAdding && (
        <AddDialog isRunning={isRunning} onAdd={(person) => void add(person)} onClose={() => setAdding(false)} />
      )}
      {given && <FirstPassword given={given} onClose={() => setGiven(undefined)} />}
    </>
  )
}

function stateOf(person: Person): string {
  if (person.is_disabled) return 'staff.disabled'
  return person.is_set_up ? 'staff.active' : 'staff.notSetUp'
}

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
