import { Button } from '@mui/material'
import { beginVariation } from '@fitout/contract/staff/variations.ts'
import { useNavigate } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import type { Room } from './variation.ts'

/** States of a renovation in which its contract can be changed. */
const changeable: ReadonlySet<string> = new Set(['ACCEPTED', 'IN_PROGRESS', 'INSPECTION'])

/** Begins a change of the contract, or the settlement that ends it. */
export function BeginVariation({ room }: { room: Room }) {
  const t = useTranslate()
  const may = useMay()
  const { begin, isRunning } = useBegin(room)
  if (!changeable.has(room.status) || !may('quotations.write')) return null
  return (
    <>
      <Button disabled={isRunning} onClick={() => begin('CLIENT')} variant="contained">
        {t('variations.begin')}
      </Button>
      {may('renovations.close') && (
        <Button color="secondary" disabled={isRunning} onClick={() => begin('SETTLEMENT')}>
          {t('variations.beginSettlement')}
        </Button>
      )}
    </>
  )
}

/** Begins a draft and opens it. */
export function useBegin(room: Room) {
  const navigate = useNavigate()
  const { run, isRunning } = useAction()
  const begin = (cause: 'CLIENT' | 'SETTLEMENT' | 'PROVISIONAL', provisional_key: string | null = null) =>
    void run(async () => {
      const { data } = await staffCall(beginVariation, { params: { id: room._id }, body: { cause, provisional_key } })
      void navigate(`/renovations/${room._id}/variations/${data._id}`)
    })
  return { begin, isRunning, isOpen: changeable.has(room.status) }
}
