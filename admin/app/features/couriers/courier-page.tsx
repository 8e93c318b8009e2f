import { inLocale } from '@fitout/contract/locales.ts'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { Presence } from '../../shared/presence.tsx'
import { useRefresh } from '../../shared/query-client.ts'
import { Screen } from '../../shared/screen.tsx'
import { newCourier } from './courier-draft.ts'
import { CourierForm } from './courier-form.tsx'
import { useCouriers } from './use-couriers.ts'

/** One courier, or a new one. */
export function CourierPage() {
  const t = useTranslate()
  const locale = useLocale()
  const { id = '' } = useParams()
  const refresh = useRefresh()
  const couriers = useCouriers()
  const [taken, setTaken] = useState('')
  if (!couriers) return <Screen />
  const isNew = id === 'new'
  const courier = isNew ? newCourier : couriers.find(({ _id }) => _id === id)
  if (!courier) return <Screen error={{ message: t('couriers.none') }} />
  // A form whose input is discarded restarts with the current state.
  const reload = () => {
    setTaken(courier.version)
    void refresh()
  }
  return (
    <Screen
      beside={!isNew && <Presence id={id} subject="courier" />}
      heading={isNew ? t('couriers.add') : inLocale(courier.title, locale)}
    >
      <CourierForm courier={courier} key={`${id} ${taken}`} onReload={reload} />
    </Screen>
  )
}
