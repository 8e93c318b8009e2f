import UploadIcon from '@mui/icons-material/LocalShippingOutlined'
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { importSentOrders } from '@fitout/contract/staff/orders.ts'
import { type ComponentProps, useId, useState } from 'react'
import { FileImport } from '../../shared/file-import.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { useNotify } from '../../shared/notices.ts'
import { useOnEach } from '../../shared/on-each.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useMay } from '../../shared/use-may.ts'
import { unship } from './unship.ts'

type Send = ComponentProps<typeof FileImport<Outcome>>['send']
type Outcome = Answer<typeof importSentOrders>['data']

/** Marks parcels as sent, by a file of their numbers. */
export function SentFile() {
  const t = useTranslate()
  const may = useMay()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const notify = useNotify()
  const { revert } = useOnEach<Outcome['sent'][number]>(({ reference }) => reference)
  const close = () => setOpen(false)
  const send: Send = async (call) => {
    const answer = await staffCall(importSentOrders, call)
    const { sent, is_applied } = answer.data
    const undo = async () => revert(sent, unship).finally(close)
    if (is_applied && sent.length > 0) notify(t('sentFile.applied', { count: sent.length }), { type: 'success', undo })
    return answer
  }
  if (!may('orders.deliver')) return null
  return (
    <>
      <Button onClick={() => setOpen(true)} startIcon={<UploadIcon />}>
        {t('sentFile.title')}
      </Button>
      {isOpen && (
        <Dialog aria-labelledby={id} fullWidth maxWidth="sm" onClose={close} open>
          <DialogTitle id={id}>{t('sentFile.title')}</DialogTitle>
          <DialogContent>
            <DialogContentText gutterBottom>{t('sentFile.lead')}</DialogContentText>
            <FileImport<Outcome> action={t('sentFile.act')} isSomething={({ sent }) => sent.length > 0} send={send}>
              {(outcome) => <SentReport outcome={outcome} />}
            </FileImport>
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{t('kit.action.close')}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}

function SentReport({ outcome: { sent, unchanged, is_applied } }: { outcome: Outcome }) {
  const t = useTranslate()
  const locale = useLocale()
  if (sent.length === 0) return <Alert severity="info">{t('sentFile.nothing')}</Alert>
  return (
    <Alert severity={is_applied ? 'success' : 'info'}>
      {t(is_applied ? 'sentFile.applied' : 'sentFile.would', { count: sent.length })}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {sent.map(({ reference, tracking_number, courier }) => (
          <li key={reference}>
            {[reference, tracking_number, courier && inLocale(courier, locale)].filter(Boolean).join(' · ')}
          </li>
        ))}
      </Box>
      {unchanged > 0 && t('sentFile.unchanged', { count: unchanged })}
    </Alert>
  )
}
