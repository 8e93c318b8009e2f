import type { ReactNode } from 'react'

type Props = { drawing?: ReactNode; title: string; text?: ReactNode; action?: ReactNode; level?: 1 | 2 | 3 | 4 }

/** Nothing here: a drawing, one sentence, one way on. */
export function EmptyState({ drawing, title, text, action, level = 2 }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className="flex flex-col items-center px-gutter py-block text-center">
      <div aria-hidden="true" className="mb-6 text-control">
        {drawing ?? <EmptyRoom />}
      </div>
      <Heading className="font-display text-title">{title}</Heading>
      {text && <p className="mt-3 max-w-phrase text-small text-balance text-muted">{text}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}

/** A room with its lamp, and the dashed place where a piece could stand. */
export function EmptyRoom() {
  return (
    <svg viewBox="0 0 200 128" className="h-32 w-50" fill="none" stroke="currentColor" strokeWidth="1">
      <path d="M8 2 50 24v68L8 126M192 2l-42 22v68l42 34M50 24h100M50 92h100" />
      <path d="M100 24v16M88 52a12 12 0 0 1 24 0z" />
      <path d="M70 104v-14h60v14M76 90V78h48v12M74 104v5M126 104v5" strokeDasharray="3 3" />
    </svg>
  )
}
