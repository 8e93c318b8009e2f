import { Button } from '@mui/material'
import { addStaff, changeStaff, listStaff, staffStates } from '@fitout/contract/staff/staff.ts'
import type { StaffRole } from '@fitout/contract/staff/permissions.ts'
import { useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { ListScreen } from '../../shared/list-screen.tsx'
import { useOneself } from '../../shared/session.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { useQueue } from '../../shared/use-queue.ts'
import { AddDialog } from './add-dialog.tsx'
import { FirstPassword } from './first-password.tsx'
import { usePersonActs, usePersonColumns, usePersonFilters, useShortPerson } from './people.tsx'
import type { Controls, Given } from './person-controls.tsx'
import { RoleTable } from './role-table.tsx'

const usual = { q: '', state: '', role: '' }

/** Staff accounts: roles, and who may sign in. */
export function StaffList() {
  const t = useTranslate()
  const may = useMay()
  const { run, isRunning } = useAction()
  const [isAdding, setAdding] = useState(false)
  const [given, setGiven] = useState<Given>()
  const mayWrite = may('staff.write')
  const ownId = useOneself()?._id
  const queue = useQueue(listStaff, usual, { perPage: 50, keepsPrevious: true })

  const add = async (person: { name: string; email: string; role: StaffRole }) =>
    run(async () => setGiven((await staffCall(addStaff, { body: person })).data))
  const change: Controls['onChange'] = ({ _id: id, name }, body) => {
    const access = body.is_disabled ? 'done.staffNoAccess' : 'done.staffAccess'
    const words = body.role ? t('done.staffRole', { name, role: t(`roles.${body.role}`) }) : t(access, { name })
    void run(() => staffCall(changeStaff, { params: { id }, body }), words)
  }

  const controls = { isDisabled: !mayWrite || isRunning, mayWrite, ownId, onChange: change, onGiven: setGiven }

  return (
    <>
      <ListScreen
        beside={
          mayWrite && (
            <Button onClick={() => setAdding(true)} variant="contained">
              {t('staff.add')}
            </Button>
          )
        }
        bulk={usePersonActs(controls)}
        columns={usePersonColumns(controls)}
        filters={usePersonFilters()}
        heading={t('resources.staff.name')}
        queue={queue}
        short={useShortPerson(controls)}
        views={staffStates.map((state) => ({ label: t(`staff.${state}`), choices: { state } }))}
      />
      <RoleTable />
      {isAdding && <AddDialog isRunning={isRunning} onAdd={add} onClose={() => setAdding(false)} />}
      {given && <FirstPassword given={given} onClose={() => setGiven(undefined)} />}
    </>
  )
}
