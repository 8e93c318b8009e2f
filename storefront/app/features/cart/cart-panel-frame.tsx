import { IconButton } from '@fitout/ui/icon-button.tsx'
import { useModal } from '@fitout/ui/use-modal.ts'
import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'

type Props = {
  isOpen: boolean
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
  footer: ReactNode
}

/** Its position is set in cart-panel.css: at the side, or along an edge on low screens. */
export function CartPanelFrame({ isOpen, onClose, title, closeLabel, children, footer }: Props) {
  const titleId = useId()
  const modal = useModal(isOpen, onClose)
  return (
    <dialog {...modal} aria-labelledby={titleId} className="slides cart-panel">
      <div className="cart-panel-head flex items-center justify-between gap-4 border-b border-stone ps-5 pe-2">
        <h2 id={titleId} className="text-small font-medium">
          {title}
        </h2>
        <IconButton label={closeLabel} onClick={onClose} icon={<X aria-hidden="true" size={20} strokeWidth={1.5} />} />
      </div>
      <div className="cart-panel-body">{children}</div>
      {footer && <div className="cart-panel-foot">{footer}</div>}
    </dialog>
  )
}
