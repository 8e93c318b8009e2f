import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const kinds = {
  note: 'bg-ink text-paper text-center',
  success: 'bg-moss text-white text-center',
  failure: 'bg-brick text-white text-center',
  'server-error': 'bg-paper text-ink border-s-3 border-brick',
} as const

const places = {
  bottom: 'bottom-[max(1.5rem,env(safe-area-inset-bottom))] start-1/2 -translate-x-1/2',
  top: 'top-[calc(var(--header,0px)+1rem)] end-4',
} as const

type RegionProps = { place: keyof typeof places; isUrgent?: boolean; children: ReactNode }

/** Where toasts appear. It is always in the page, so that a screen reader hears what comes into it. */
export function ToastRegion({ place, isUrgent = false, children }: RegionProps) {
  return (
    <div
      role={isUrgent ? 'alert' : 'status'}
      className={classNames(
        'toasts pointer-events-none fixed z-(--layer-toast) grid w-[min(calc(100%-2rem),24rem)] gap-2',
        places[place],
      )}
    >
      {children}
    </div>
  )
}

type Props = {
  kind: keyof typeof kinds
  title?: string
  children: ReactNode
  /** For toasts that stay until they are sent away. */
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
