import { inLocale, type Words } from '@fitout/contract/locales.ts'
import { Button } from '@fitout/ui/button.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { MessageForm } from './message-form.tsx'
import { MessageItem } from './message-item.tsx'
import { useMessages } from './use-messages.ts'

/** What was asked about a line and answered, oldest first, and the way to ask. */
export function LineQuestions({ id, lineKey, title }: { id: string; lineKey: string; title: Words }) {
  const t = useTranslations('renovationMessages')
  const locale = useLocale()
  const [isAsking, setIsAsking] = useState(false)
  const { data } = useMessages(id, 'LINE')
  const questions = (data?.items ?? []).filter((message) => message.subject_id === lineKey).toReversed()
  return (
    <div className="col-span-2 grid gap-4">
      {questions.length > 0 && (
        <details open={questions.length < 4}>
          <summary className="min-h-7 cursor-pointer text-caption">
            {t('questions', { count: questions.length })}
          </summary>
          <ol className="mt-3 grid gap-4">
            {questions.map((message) => (
              <MessageItem key={message._id} id={id} message={message} isLineNamed={false} />
            ))}
          </ol>
        </details>
      )}
      {isAsking ? (
        <div className="bg-sand p-5">
          <MessageForm id={id} lineKey={lineKey} onClose={() => setIsAsking(false)} />
        </div>
      ) : (
        <p>
          <Button
            variant="quiet"
            aria-label={t('askAbout', { ask: t('ask'), line: inLocale(title, locale) })}
            onClick={() => setIsAsking(true)}
          >
            {t('ask')}
          </Button>
        </p>
      )}
    </div>
  )
}
