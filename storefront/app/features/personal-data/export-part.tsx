import { allPersonalDataExports, requestPersonalDataExport } from '@fitout/contract/personal-data.ts'
import { Badge } from '@fitout/ui/badge.tsx'
import { Button } from '@fitout/ui/button.tsx'
import { TextLink } from '@fitout/ui/text-link.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useOwnKey } from '../../shared/account/own-key.ts'
import { TabPart } from '../../shared/account/tab-part.tsx'
import { call, quietCall } from '../../shared/api/browser-call.ts'
import { useWordsForError } from '../../shared/api/words-for-error.ts'
import { Notice } from '../../shared/forms/notice.tsx'
import { showInstant } from '../../shared/i18n/shop-dates.ts'

const askEveryMilliseconds = 2000

/** A copy of all personal data: requested, prepared in the background, then downloaded. */
export function ExportPart() {
  const t = useTranslations('personalDataScreen')
  const wordsForError = useWordsForError()
  const queries = useQueryClient()
  const queryKey = useOwnKey('exports')
  const copies = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await quietCall(allPersonalDataExports, { signal })).data,
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'WAITING') ? askEveryMilliseconds : false,
  })
  const asking = useMutation({
    meta: { success: t('requested'), failure: false },
    mutationFn: () => call(requestPersonalDataExport),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  })
  const isWaiting = copies.data?.some(({ status }) => status === 'WAITING') ?? false
  const error = asking.error ?? copies.error
  return (
    <TabPart title={t('copy')} text={t('copyText')}>
      {copies.data && copies.data.length > 0 && (
        <ul aria-label={t('copies')} aria-live="polite" className="mb-6">
          {copies.data.map((copy) => (
            <li key={copy._id} className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-stone py-4">
              <div className="min-w-0 flex-1 basis-56 text-small">
                <p className="flex flex-wrap items-center gap-x-3">
                  <span className="tabular-nums">{t('madeAt', { time: showInstant(copy.created_at) })}</span>
                  <Badge tone={copy.status === 'READY' ? 'success' : 'neutral'}>
                    {t(copy.status === 'READY' ? 'ready' : 'waiting')}
                  </Badge>
                </p>
                <p className="mt-1 text-caption text-muted tabular-nums">
                  {copy.expires_at ? t('readyUntil', { time: showInstant(copy.expires_at) }) : t('waitingText')}
                </p>
              </div>
              {copy.page_url && (
                <TextLink href={copy.page_url} newTab={t('readNewTab')} className="text-small">
                  {t('read')}
                </TextLink>
              )}
              {copy.json_url && (
                <TextLink href={copy.json_url} download="my-data.json" className="text-small">
                  {t('download')}
                </TextLink>
              )}
            </li>
          ))}
        </ul>
      )}
      <div role="alert" className="mb-4 empty:hidden">
        {error && <Notice tone="error">{t('requestFailed', { reason: wordsForError(error) })}</Notice>}
      </div>
      <Button isBusy={asking.isPending} disabled={isWaiting} onClick={() => asking.mutate()} className="max-sm:w-full">
        {t('request')}
      </Button>
    </TabPart>
  )
}
