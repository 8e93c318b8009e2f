import { Button } from '@fitout/ui/button.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { TabPart } from '../../shared/account/tab-part.tsx'
import { DeletionDialog } from './deletion-dialog.tsx'

const consequences = ['gone', 'points', 'orders', 'open', 'devices'] as const

/** Explains what deleting an account means, before the dialog opens. */
export function DeletionPart() {
  const t = useTranslations('personalDataScreen')
  const [isAsking, setIsAsking] = useState(false)
  return (
    <TabPart title={t('delete')} text={t('deleteText')}>
      <ul className="mb-6 grid max-w-measure list-disc gap-1.5 ps-5 text-small">
        {consequences.map((key) => (
          <li key={key}>{t(`consequences.${key}`)}</li>
        ))}
      </ul>
      <Button variant="grave" onClick={() => setIsAsking(true)} className="max-sm:w-full">
        {t('begin')}
      </Button>
      {isAsking && <DeletionDialog onClose={() => setIsAsking(false)} />}
    </TabPart>
  )
}
