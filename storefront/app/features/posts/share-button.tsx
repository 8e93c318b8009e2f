import { Button } from '@fitout/ui/button.tsx'
import Share from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

/** Shares the article with the device's share sheet; without one, the link is copied. */
export function ShareButton({ title, address }: { title: string; address: string }) {
  const t = useTranslations('posts')
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>()

  async function share() {
    if (typeof navigator.share === 'function') {
      // Closing the share sheet is not an error.
      return navigator.share({ title, url: address }).catch(() => undefined)
    }
    return navigator.clipboard.writeText(address).then(
      () => setOutcome('copied'),
      () => setOutcome('copyFailed'),
    )
  }

  return (
    <div>
      <Button variant="quiet" onClick={() => void share()}>
        <Share aria-hidden="true" size={18} strokeWidth={1.5} />
        {t('share')}
      </Button>
      <p role="status" className="text-caption text-muted empty:hidden">
        {outcome && t(outcome)}
      </p>
    </div>
  )
}
