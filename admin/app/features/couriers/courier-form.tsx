import { inLocale } from '@fitout/contract/locales.ts'
import { Card, CardContent } from '@mui/material'
import { addCourier, changeCourier } from '@fitout/contract/staff/couriers.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { staffCall } from '../../shared/staff-call.ts'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { forgetUnsaved } from '../../shared/unsaved.ts'
import { useMay } from '../../shared/use-may.ts'
import { useVersioned } from '../../shared/use-versioned.ts'
import { VersionedForm } from '../../shared/versioned-form.tsx'
import { type CourierDraft, courierDraftOf, courierFrom } from './courier-draft.ts'
import { CourierAreas, CourierFigures, CourierNames } from './courier-fields.tsx'
import type { Courier } from './use-couriers.ts'

type CourierFormProps = { courier: Courier; onReload: () => void }

/** Cost, duration and limits of a courier, and their exceptions. */
export function CourierForm({ courier, onReload }: CourierFormProps) {
  const t = useTranslate()
  const locale = useLocale()
  const navigate = useNavigate()
  const isNew = courier._id === ''
  const isDisabled = !useMay()('delivery.write')
  const [draft, setDraft] = useState(() => courierDraftOf(courier))
  const { save, isRunning, isStale, seen, goOnFrom } = useVersioned(courier.version, () =>
    t('done.courierSaved', { title: inLocale(draft.title, locale) }),
  )
  const change = (part: Partial<CourierDraft>) => setDraft((before) => ({ ...before, ...part }))

  const store = (isOver: boolean) =>
    save(async (version) => {
      if (isNew) {
        const begun = { store: draft.store, needs: draft.needs }
        const { data } = await staffCall(addCourier, { body: { ...courierFrom(draft), ...begun } })
        forgetUnsaved()
        await navigate(`/couriers/${data._id}`)
        return data.version
      }
      const body = { ...courierFrom(draft), version }
      return (await staffCall(changeCourier, { params: { id: courier._id }, body })).data.version
    }, isOver)

  const fields = { draft, isDisabled, onChange: change }
  return (
    <Card>
      <CardContent>
        <VersionedForm
          isRunning={isRunning}
          isStale={isStale}
          mayWrite={!isDisabled}
          onReload={onReload}
          onSave={store}
          onTakeUp={(kept, begun) => {
            setDraft(kept)
            goOnFrom(begun)
          }}
          theirs={courierDraftOf(courier)}
          typed={draft}
          version={seen}
        >
          <CourierNames {...fields} isNew={isNew} />
          <CourierFigures {...fields} />
          <CourierAreas {...fields} />
        </VersionedForm>
      </CardContent>
    </Card>
  )
}
