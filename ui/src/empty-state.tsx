import type { ReactNode } from 'react'

type Props = { drawing?: ReactNode; title: string; text?: ReactNode; action?: ReactNode; level?: 1 | 2 | 3 | 4 }

/** An empty state: a drawing, one sentence, one action; side by side if there is room. */
export function EmptyState({ drawing, title, text, action, level = 2 }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className="empty-place">
      <div className="empty-sheet">
        <div>
          <Heading className="empty-title">{title}</Heading>
          {text && <p className="empty-text">{text}</p>}
          {action && <div className="empty-actions">{action}</div>}
        </div>
        <div aria-hidden="true" className="empty-drawing">
          {drawing ?? <EmptyRoom />}
        </div>
      </div>
    </div>
  )
}

/** A drawing of a room with a lamp and a dashed outline for a missing piece. */
export function EmptyRoom() {
  return (
    <svg viewBox="0 0 200 128" fill="none" stroke="currentColor" strokeWidth="1">
      <path vectorEffect="non-scaling-stroke" d="M8 2 50 24v68L8 126M192 2l-42 22v68l42 34M50 24h100M50 92h100" />
      <path vectorEffect="non-scaling-stroke" d="M100 24v16M88 52a12 12 0 0 1 24 0z" />
      <path
        vectorEffect="non-scaling-stroke"
        d="M70 104v-14h60v14M76 90V78h48v12M74 104v5M126 104v5"
        strokeDasharray="3 3"
      />
    </svg>
  )
}
