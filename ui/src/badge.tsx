import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const tones = {
  neutral: undefined,
  paper: 'bg-paper',
  sale: 'bg-paper text-clay',
  success: 'text-moss',
  warning: 'text-amber',
  error: 'text-brick',
} as const

export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return <span className={classNames('badge', tones[tone])}>{children}</span>
}
