import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const kinds = {
  note: 'bg-ink text-paper text-center',
  success: 'bg-moss text-white text-center',
  failure: 'bg-brick text-white text-center',
  'server-error': 'bg-paper text-ink border-s-3 border-brick',
} as const

type RegionProps = { place: 'bottom' | 'top'; isUrgent?: boolean; children: ReactNode }

/** The live region of toasts. It is always in the page, so that screen readers announce new ones. */
export function ToastRegion({ place, isUrgent = false, children }: RegionProps) {
  return (
    <div role={isUrgent ? 'alert' : 'status'} className={`toasts toasts-${place}`}>
      {children}
    </div>
  )
}

type Props = {
  kind: keyof typeof kinds
  title?: string
  children: ReactNode
  /** For toasts that stay until they are closed. */
  close?: { title: string; onClick: () => void }
}

export function Toast({ kind, title, children, close }: Props) {
  return (
    <div
      data-kind={kind}
      className={classNames(
        'toast pointer-events-auto animate-appear rounded-sm px-5 py-3.5 text-small shadow-float',
        kinds[kind],
      )}
    >
      {title && <p className="font-semibold">{title}</p>}
      <p>{children}</p>
      {close && (
        <button type="button" className="line-link mt-1 min-h-8 text-small" onClick={close.onClick}>
          {close.title}
        </button>
      )}
    </div>
  )
}
