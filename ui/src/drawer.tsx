import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useModal } from './use-modal.ts'

const sides = {
  start: 'me-auto h-dvh max-h-dvh [--from:-100%]',
  end: 'ms-auto h-dvh max-h-dvh [--from:100%]',
  bottom: 'mt-auto w-full max-w-full max-h-[85dvh] [--from:0_100%]',
} as const

const widths = { panel: 'w-full max-w-panel', sidebar: 'w-full max-w-sidebar' } as const

type Props = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  side?: keyof typeof sides
  width?: keyof typeof widths
  children: ReactNode
  footer?: ReactNode
}

/** A panel from the side of the screen: 300 px wide, or 350 px for filters and settings. */
export function Drawer(props: Props) {
  const { isOpen, onClose, title, closeLabel, side = 'end', width = 'panel', children, footer } = props
  const titleId = useId()
  const modal = useModal(isOpen, onClose)
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className={classNames(
        'slides m-0 flex-col overflow-hidden bg-paper shadow-float open:flex',
        sides[side],
        side !== 'bottom' && widths[width],
      )}
    >
      <div className="flex items-center justify-between gap-4 border-b border-stone py-2 ps-5 pe-2">
        <h2 id={titleId} className="text-small font-medium">
          {title}
        </h2>
        <IconButton label={closeLabel} onClick={onClose} icon={<X aria-hidden="true" size={20} strokeWidth={1.5} />} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
      {footer && <div className="border-t border-stone p-5">{footer}</div>}
    </dialog>
  )
}
