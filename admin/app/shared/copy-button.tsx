import { Button } from '@mui/material'
import { useTranslate } from './i18n.ts'
import { useNotify } from './notices.ts'

/** Copies a text. Left out where the browser has no clipboard, as at an address without TLS. */
export function CopyButton({ text }: { text: string }) {
  const t = useTranslate()
  const notify = useNotify()
  if (!('clipboard' in navigator)) return null
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    notify('kit.action.copied', { type: 'success' })
  }
  return (
    <Button color="secondary" onClick={() => void copy()}>
      {t('kit.action.copy')}
    </Button>
  )
}
