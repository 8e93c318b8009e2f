import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useModal } from './use-modal.ts'

const widths = {
  dialog: 'max-w-dialog',
  'quick-view': 'max-w-quick-view',
  lightbox: 'max-w-lightbox',
} as const

type Props = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  isTitleHidden?: boolean
  closeLabel: string
  width?: keyof typeof widths
  /** The content extends to the edges, with the close button on top. */
  bleeds?: boolean
  /** Full screen on phones, for content that needs time. */
  fillsPhone?: boolean
  children: ReactNode
  footer?: ReactNode
}

export function Dialog({
  isOpen,
  onClose,
  title,
  isTitleHidden,
  closeLabel,
  width = 'dialog',
  bleeds = false,
  fillsPhone = false,
  children,
  footer,
}: Props) {
  const titleId = useId()
  const modal = useModal(isOpen, onClose)
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className={classNames(
        'fades m-auto max-h-[calc(100dvh-2*var(--spacing-gutter))] w-[calc(100%-2*var(--spacing-gutter))] flex-col',
        fillsPhone && 'max-sm:m-0 max-sm:h-dvh max-sm:max-h-dvh max-sm:w-full max-sm:max-w-full max-sm:rounded-none',
        'overflow-hidden rounded-sm bg-paper shadow-float open:flex',
        widths[width],
      )}
    >
      <div
        className={classNames(
          'flex items-start justify-between gap-4',
          bleeds ? 'absolute end-3 top-3 z-1 rounded-full bg-paper' : 'ps-6 pe-3 pt-3',
        )}
      >
        <h2 id={titleId} className={isTitleHidden ? 'sr-only' : 'pt-2 font-display text-title'}>
          {title}
        </h2>
        <IconButton
          label={closeLabel}
          onClick={onClose}
          icon={<X aria-hidden="true" size={20} strokeWidth={1.5} />}
          className="ms-auto"
        />
      </div>
      <div className={classNames('min-h-0 flex-1 overflow-y-auto overscroll-contain', !bleeds && 'px-6 pt-3 pb-6')}>
        {children}
      </div>
      {footer && <div className="flex flex-wrap justify-end gap-3 border-t border-stone px-6 py-4">{footer}</div>}
    </dialog>
  )
}
