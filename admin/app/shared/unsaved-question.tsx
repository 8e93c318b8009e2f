import { Suspense } from 'react'
import { useTranslate } from './i18n.ts'
import { lazyPart } from './lazy-part.tsx'

// Not loaded with the first screen, but as soon as something is typed.
const Confirm = lazyPart(async () => (await import('./confirm.tsx')).Confirm)

type UnsavedQuestionProps = { isOpen: boolean; onStay: () => void; onLeave: () => void }

/** Asks before unsaved input is lost. */
export function UnsavedQuestion({ isOpen, onStay, onLeave }: UnsavedQuestionProps) {
  const t = useTranslate()
  return (
    <Suspense>
      <Confirm
        cancel={t('kit.unsaved.stay')}
        confirm={t('kit.unsaved.leave')}
        content={t('kit.unsaved.lead')}
        isOpen={isOpen}
        onClose={onStay}
        onConfirm={onLeave}
        title={t('kit.unsaved.title')}
      />
    </Suspense>
  )
}
