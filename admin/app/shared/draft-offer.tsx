import { Alert, Button } from '@mui/material'
import { useTranslate } from './i18n.ts'
import { showTime } from './show-time.ts'
import type { DraftOffer } from './use-saved-draft.ts'

/** Offers to restore unsaved input stored on this device. */
export function DraftOffer({ offers }: { offers: readonly DraftOffer[] }) {
  const t = useTranslate()
  const [first] = offers
  if (!first) return null
  const all = (work: 'takeUp' | 'drop') => () => {
    for (const offer of offers) offer[work]()
  }
  return (
    <Alert
      action={
        <>
          <Button color="inherit" onClick={all('takeUp')} size="small">
            {t('savedDraft.takeUp')}
          </Button>
          <Button color="inherit" onClick={all('drop')} size="small">
            {t('savedDraft.drop')}
          </Button>
        </>
      }
      severity="info"
    >
      {t('savedDraft.lead', { at: showTime(first.at) })}
    </Alert>
  )
}
