import { beginMailing } from '@fitout/contract/staff/mailings.ts'
import { Button } from '@mui/material'
import { useNavigate } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'

/** Creates a mail to the customers of a segment. */
export function WriteToSegment({ id }: { id: string }) {
  const t = useTranslate()
  const mayWrite = useMay()('mailings.write')
  const navigate = useNavigate()
  const { run, isRunning } = useAction()
  const begin = async () =>
    run(async () => {
      const { data } = await staffCall(beginMailing, { body: { segment_id: id } })
      await navigate(`/mailings/${data._id}`)
    })
  return (
    mayWrite && (
      <Button disabled={isRunning} onClick={() => void begin()} size="small">
        {t('mailings.write')}
      </Button>
    )
  )
}
