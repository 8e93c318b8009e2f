import { Confirm } from './confirm.tsx'
import { useTranslate } from './i18n.ts'

type UnsavedQuestionProps = { isOpen: boolean; onStay: () => void; onLeave: () => void }

/** Asks before unsaved input is lost. */
export function UnsavedQuestion({ isOpen, onStay, onLeave }: UnsavedQuestionProps) {
  const t = useTranslate()
  return (
    <Confirm
      cancel={t('kit.unsaved.stay')}
      confirm={t('kit.unsaved.leave')}
      content={t('kit.unsaved.lead')}
      isOpen={isOpen}
      onClose={onStay}
      onConfirm={onLeave}
      title={t('kit.unsaved.title')}
    />
  )
}
