import { listSiteDefects } from '@fitout/contract/staff/defects.ts'
import { Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { RoomLink, SiteLink } from '../../shared/room-link.tsx'
import { Screen } from '../../shared/screen.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { isDone } from './defect.ts'
import { DefectCard } from './defect-card.tsx'
import { RaiseDialog } from './raise-dialog.tsx'

/** The defects of a renovation, for the office. */
export function OfficeDefectsPage() {
  const { id = '' } = useParams()
  return <Defects id={id} wayBack={<RoomLink id={id} />} />
}

/** The same for a foreman on a phone. */
export function SiteDefectsPage() {
  const { id = '' } = useParams()
  return <Defects id={id} wayBack={<SiteLink id={id} />} />
}

function Defects({ id, wayBack }: { id: string; wayBack: ReactNode }) {
  const t = useTranslate()
  const [isRaising, setRaising] = useState(false)
  const { data: list, error } = useQuery({
    queryKey: [listSiteDefects.path, id],
    queryFn: () => staffCall(listSiteDefects, { params: { id } }),
  })
  if (!list) return <Screen error={error} />
  const [open, done] = [list.data.filter((one) => !isDone(one)), list.data.filter(isDone)]
  return (
    <Screen
      beside={
        <>
          {wayBack}
          {list.can_add && (
            <Button onClick={() => setRaising(true)} variant="contained">
              {t('defects.add')}
            </Button>
          )}
        </>
      }
      heading={t('defects.title')}
      {...(list.data.length === 0 && { lead: t('defects.none') })}
    >
      {open.map((defect) => (
        <DefectCard defect={defect} id={id} key={defect._id} />
      ))}
      {done.length > 0 && <Typography variant="h6">{t('defects.done')}</Typography>}
      {done.map((defect) => (
        <DefectCard defect={defect} id={id} key={defect._id} />
      ))}
      {isRaising && <RaiseDialog id={id} onClose={() => setRaising(false)} />}
    </Screen>
  )
}
