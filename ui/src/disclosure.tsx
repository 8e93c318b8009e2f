import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'

type Props = {
  title: ReactNode
  isOpen?: boolean
  /** Disclosures with the same name close each other, like an accordion. */
  name?: string
  aside?: ReactNode
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/** Works without JavaScript. Stacked ones are separated by hairlines. */
export function Disclosure({ title, isOpen = false, name, aside, onToggle, children }: Props) {
  return (
    <details
      open={isOpen || undefined}
      name={name}
      onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
      className="group unfolds border-t border-stone last:border-b"
    >
      <summary className="flex min-h-13 items-center gap-3 py-3 text-small font-medium transition-colors hover:text-clay-deep active:text-clay-dark">
        <span className="flex-1">{title}</span>
        {aside && <span className="font-normal text-muted">{aside}</span>}
        <Plus
          aria-hidden="true"
          size={18}
          strokeWidth={1.5}
          className="shrink-0 text-muted group-open:[&>path:last-child]:opacity-0 [&>path]:transition-opacity"
        />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  )
}
