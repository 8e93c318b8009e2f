import { Button, useMediaQuery } from '@mui/material'
import { addStaff, changeStaff } from '@fitout/contract/staff/staff.ts'
import type { StaffRole } from '@fitout/contract/staff/permissions.ts'
import { useState } from 'react'
import { List, TopToolbar, useGetIdentity, useTranslate } from 'react-admin'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { AddDialog } from './add-dialog.tsx'
import { FirstPassword } from './first-password.tsx'
import { PersonCards, PersonTable } from './people.tsx'
import { RoleTable } from './role-table.tsx'
import type { Given } from './person-controls.tsx'

/** Who runs the shop: roles, and who may sign in. */
export function StaffList() {
  const t = useTranslate()
  const may = useMay()
  const { run, isRunning } = useAction()
  const [isAdding, setAdding] = useState(false)
  const [given, setGiven] = useState<Given>()
  const mayWrite = may('staff.write')
  const { identity } = useGetIdentity()
  const isSmall = useMediaQuery('(max-width: 59.9375rem)')

  const add = async (person: { name: string; email: string; role: StaffRole }) =>
    run(async () => setGiven((await staffCall(addStaff, { body: person })).data))
  const change = (id: string, body: { role?: StaffRole; is_disabled?: boolean }) =>
    void run(() => staffCall(changeStaff, { params: { id }, body }), 'ra.notification.updated')

  const ownId = identity && String(identity.id)
  const controls = { isDisabled: !mayWrite || isRunning, mayWrite, ownId, onChange: change, onGiven: setGiven }

  return (
    <>
      <List
        actions={
          <TopToolbar>{mayWrite && <Button onClick={() => setAdding(true)}>{t('staff.add')}</Button>}</TopToolbar>
        }
        exporter={false}
        perPage={50}
      >
        {isSmall ? <PersonCards {...controls} /> : <PersonTable {...controls} />}
      </List>
      <RoleTable />
      {isAdding && <AddDialog isRunning={isRunning} onAdd={add} onClose={() => setAdding(false)} />}
      {given && <FirstPassword given={given} onClose={() => setGiven(undefined)} />}
    </>
  )
}
