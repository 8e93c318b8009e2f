import { CallError } from '@fitout/contract/client.ts'
import { Button } from '@fitout/ui/button.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useWordsForError } from '../../shared/api/words-for-error.ts'
import { Notice } from '../../shared/forms/notice.tsx'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { ContactPart } from './contact-part.tsx'
import { EnquiryFaults } from './enquiry-faults.tsx'
import { HomePart } from './home-part.tsx'
import { type Enquiry, isPictureGone } from './use-enquiry.ts'
import { WishesPart } from './wishes-part.tsx'

export function EnquiryForm({ enquiry }: { enquiry: Enquiry }) {
  const t = useTranslations('enquiry')
  const to = useTo()
  const { failure, isSending } = enquiry
  return (
    <form
      // Submitting before hydration would otherwise put the input into the URL.
      method="post"
      noValidate
      onSubmit={enquiry.submit}
      className="grid gap-12 noscript:hidden"
    >
      <EnquiryFaults enquiry={enquiry} />
      <HomePart enquiry={enquiry} />
      <WishesPart enquiry={enquiry} />
      <ContactPart enquiry={enquiry} />
      <div className="grid gap-5 border-t border-stone pt-6">
        <p className="text-caption text-muted">{t.rich('privacy', { link: linkTo(to('privacy-policy')) })}</p>
        <div role="alert" className="empty:hidden">
          {failure !== undefined && (
            <Notice tone="error">
              <Failure failure={failure} />
            </Notice>
          )}
        </div>
        <Button type="submit" variant="main" isBusy={isSending} className="justify-self-start max-sm:w-full">
          {isSending ? t('sending') : t('send')}
        </Button>
      </div>
    </form>
  )
}

function Failure({ failure }: { failure: unknown }) {
  const t = useTranslations('enquiry')
  const wordsForError = useWordsForError()
  const seconds = failure instanceof CallError ? failure.retryAfterSeconds : undefined
  if (isPictureGone(failure)) return t('picturesGone')
  return (
    <>
      {t('notSent', { reason: wordsForError(failure) })}{' '}
      {seconds !== undefined && t('wait', { count: Math.ceil(seconds / 60) })}
    </>
  )
}

const linkTo = (path: string) => (words: ReactNode) => (
  <ShopLink to={path} prefetch="none" className="line-link">
    {words}
  </ShopLink>
)
