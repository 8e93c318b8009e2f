import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

const shownMilliseconds = 2000

/** Copies a value to the clipboard. `thing` names it for screen readers. */
export function CopyButton({ value, thing }: { value: string; thing: string }) {
  const t = useTranslations('orders')
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>()

  useEffect(() => {
    if (!outcome) return undefined
    const timer = setTimeout(() => setOutcome(undefined), shownMilliseconds)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    setOutcome((await copied(value)) ? 'copied' : 'copyFailed')
  }

  const Icon = outcome === 'copied' ? Check : Copy
  return (
    <span className="inline-flex items-center print:hidden">
      <button
        type="button"
        aria-label={t('copyThing', { thing })}
        onClick={() => void copy()}
        className="inline-flex min-h-10 items-center gap-1.5 rounded-sm px-2.5 text-caption text-muted transition-colors
          hover:bg-sand hover:text-ink"
      >
        <Icon aria-hidden="true" size={15} strokeWidth={1.5} />
        <span aria-hidden="true">{outcome === 'copied' ? t('copied') : t('copy')}</span>
      </button>
      <span role="status" className={outcome === 'copyFailed' ? 'text-caption text-brick' : 'sr-only'}>
        {outcome && t(outcome)}
      </span>
    </span>
  )
}

async function copied(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value)
    return true
  } catch {
    return false
  }
}
