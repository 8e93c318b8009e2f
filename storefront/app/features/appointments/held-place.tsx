import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMomentWords } from './slots.ts'

type Props = { startsAt: string; minutes: number; expiresAt: string; onEnd: () => void; onOther: () => void }

/** The held time with a countdown. */
export function HeldPlace({ startsAt, minutes, expiresAt, onEnd, onOther }: Props) {
  const t = useTranslations('appointments')
  const words = useMomentWords()
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / 1000))

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])

  useEffect(() => {
    if (left === 0) onEnd()
  }, [left, onEnd])

  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return (
    <div className="grid gap-1 bg-sand p-5">
      <p role="timer" className="font-medium tabular-nums">
        {t('held', { time: words.whole({ starts_at: startsAt, minutes }), clock })}
      </p>
      <p className="text-small text-muted">{t('heldUntil', { until: words.clock(expiresAt) })}</p>
      <p>
        <button type="button" onClick={onOther} className="line-link min-h-8 text-small">
          {t('otherTime')}
        </button>
      </p>
    </div>
  )
}
