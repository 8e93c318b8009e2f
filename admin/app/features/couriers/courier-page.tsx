import { Box, Typography } from '@mui/material'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { useState } from 'react'
import { Loading, Title, useLocale, useRefresh, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { CourierForm } from './courier-form.tsx'
import { useCouriers } from './use-couriers.ts'

export function CourierPage() {
  const t = useTranslate()
  const locale = useLocale() as Locale
  const { id = '' } = useParams()
  const refresh = useRefresh()
  const couriers = useCouriers()
  const [taken, setTaken] = useState('')
  if (!couriers) return <Loading />
  const courier = couriers.find(({ _id }) => _id === id)
  if (!courier) return <Typography sx={{ p: 3 }}>{t('couriers.none')}</Typography>
  const title = inLocale(courier.title, locale)
  // A form that lets go of what was typed begins anew with what is there now.
  const reload = () => {
    setTaken(courier.version)
    refresh()
  }
  return (
    <Box sx={{ py: 2, display: 'grid', gap: 2 }}>
      <Title title={title} />
      <Typography component="h2" variant="h5">
        {title}
      </Typography>
      <CourierForm courier={courier} key={`${id} ${taken}`} onReload={reload} />
    </Box>
  )
}
