import { Button } from '@mui/material'
import { beginQuotation } from '@fitout/contract/staff/quotations.ts'
import { Link as RouterLink, useNavigate } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import type { Room } from './quotation.ts'

/** Opens the only draft of a room, or begins one, as long as there is no contract. */
export function BeginButtons({ room }: { room: Room }) {
  const t = useTranslate()
  const may = useMay()
  const navigate = useNavigate()
  const { run, isRunning } = useAction()
  const isOpen = room.status === 'PLANNING' || room.status === 'QUOTED'
  if (!isOpen || !may('quotations.write')) return null
  if (room.quotation_draft) {
    return (
      <Button
        component={RouterLink}
        to={`/renovations/${room._id}/quotations/${room.quotation_draft}`}
        variant="contained"
      >
        {t('quotations.goOn')}
      </Button>
    )
  }
  const begin = (from: 'VERSION' | 'TEMPLATE' | 'EMPTY') => () =>
    void run(async () => {
      const { data } = await staffCall(beginQuotation, { params: { id: room._id }, body: { from } })
      void navigate(`/renovations/${room._id}/quotations/${data.version}`)
    })
  const ways = room.quotation ? (['VERSION', 'TEMPLATE', 'EMPTY'] as const) : (['TEMPLATE', 'EMPTY'] as const)
  return ways.map((from, index) => (
    <Button disabled={isRunning} key={from} onClick={begin(from)} variant={index === 0 ? 'contained' : 'outlined'}>
      {t(`quotations.begin.${from}`)}
    </Button>
  ))
}
