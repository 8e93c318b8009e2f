import { Button, useMediaQuery } from '@mui/material'
import { addStaff, changeStaff, listStaff } from '@fitout/contract/staff/staff.ts'
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
import { PersonCards, usePersonColumns } from './people.tsx'
import type { Controls, Given, Person } from './person-controls.tsx'
import { RoleTable } from './role-table.tsx'

/** Staff accounts: roles, and who may sign in. */
export function StaffList() {
  const t = useTranslate()
  const may = useMay()
  const { run, isRunning } = useAction()
  const [isAdding, setAdding] = useState(false)
  const [given, setGiven] = useState<Given>()
  const mayWrite = may('staff.write')
  const ownId = useOneself()?._id
  const queue = useQueue(listStaff, {}, { perPage: 50, keepsPrevious: true })
  const isSmall = useMediaQuery('(max-width: 59.9375rem)')

  const add = async (person: { name: string; email: string; role: StaffRole }) =>
    run(async () => setGiven((await staffCall(addStaff, { body: person })).data))
  const change: Controls['onChange'] = ({ _id: id, name }, body) => {
    const access = body.is_disabled ? 'done.staffNoAccess' : 'done.staffAccess'
    const words = body.role ? t('done.staffRole', { name, role: t(`roles.${body.role}`) }) : t(access, { name })
    void run(() => staffCall(changeStaff, { params: { id }, body }), words)
  }

  const controls = { isDisabled: !mayWrite || isRunning, mayWrite, ownId, onChange: change, onGiven: setGiven }

  const columns = usePersonColumns(controls)

  return (
    <>
      <ListScreen<Person>
        beside={
          mayWrite && (
            <Button onClick={() => setAdding(true)} variant="contained">
              {t('staff.add')}
            </Button>
          )
        }
        columns={columns}
        heading={t('resources.staff.name')}
        queue={queue}
      >
        {isSmall && ((people) => <PersonCards {...controls} people={people} />)}
      </ListScreen>
      <RoleTable />
      {isAdding && <AddDialog isRunning={isRunning} onAdd={add} onClose={() => setAdding(false)} />}
      {given && <FirstPassword given={given} onClose={() => setGiven(undefined)} />}
    </>
  )
}
