import { Button } from '@fitout/ui/button.tsx'
import { Dialog } from '@fitout/ui/dialog.tsx'
import { useTranslations } from 'use-intl'
import { Difference } from './quotation-papers.tsx'
import type { ShownVersion } from './quotation-reading.ts'

type Props = { isOpen: boolean; reading: ShownVersion; onClose: () => void; onRead: () => void }

/** A newer version was sent while this one was read: shows the difference, and that nothing was accepted. */
export function ChangedDialog({ isOpen, reading: { room, current, head }, onClose, onRead }: Props) {
  const t = useTranslations('quotations')
  const shell = useTranslations('shell')
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('changedTitle')}
      closeLabel={shell('closeMessage')}
      fillsPhone
      footer={
        <Button variant="main" onClick={onRead}>
          {t('changedRead')}
        </Button>
      }
    >
      <div role="alert">
        <p className="text-small">{t('changedText', { version: current.version })}</p>
      </div>
      <div className="mt-5">
        {isOpen && <Difference id={room._id} version={current.version} since={head.version} />}
      </div>
    </Dialog>
  )
}

/** The version has just been decided, withdrawn or expired. */
export function EndedDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslations('quotations')
  const shell = useTranslations('shell')
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('endedTitle')}
      closeLabel={shell('closeMessage')}
      footer={<Button onClick={onClose}>{shell('closeMessage')}</Button>}
    >
      <p role="alert" className="text-small">
        {t('endedText')}
      </p>
    </Dialog>
  )
}
