import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const tones = {
  neutral: 'bg-sand text-ink',
  paper: 'bg-paper text-ink',
  sale: 'bg-paper text-clay',
  success: 'bg-sand text-moss',
  warning: 'bg-sand text-amber',
  error: 'bg-sand text-brick',
} as const

export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center rounded-sm px-2 py-0.5 font-sans text-tiny font-medium',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
