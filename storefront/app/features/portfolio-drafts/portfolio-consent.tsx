import { givePortfolioConsent, showPortfolioConsent } from '@fitout/contract/portfolio-drafts.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { Button } from '@fitout/ui/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useOwnChange } from '../../shared/account/own-change.ts'
import { useOwnKey } from '../../shared/account/own-key.ts'
import { TabPart } from '../../shared/account/tab-part.tsx'
import { call, quietCall } from '../../shared/api/browser-call.ts'
import { useWordsForError } from '../../shared/api/words-for-error.ts'
import { Notice } from '../../shared/forms/notice.tsx'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { showInstant } from '../../shared/i18n/shop-dates.ts'
import type { Room } from '../../shared/renovations/use-room.ts'
import { showToast } from '../../shared/toasts/toast-store.ts'

type Consent = Answer<typeof showPortfolioConsent>['data']

/** Consent to show a finished home in the portfolio: given by the client, and revocable at any time. */
export function PortfolioConsent({ room }: { room: Room }) {
  const t = useTranslations('portfolioDrafts')
  const isFinished = room.status === 'HANDED_OVER' || room.status === 'CLOSED'
  const queryKey = useOwnKey('portfolio-consent', room._id)
  const { data: consent } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await quietCall(showPortfolioConsent, { params: { id: room._id }, signal })).data,
    enabled: isFinished,
  })
  if (!consent) return null
  return (
    <TabPart title={t('title')} text={t('text')}>
      <p className="max-w-form text-small text-muted">{t('wording')}</p>
      {consent.changed_at && (
        <p className="mt-2 font-medium">
          {t(consent.is_agreed ? 'agreed' : 'withdrawn', { time: showInstant(consent.changed_at) })}
        </p>
      )}
      {room.right === 'CLIENT' ? <Choice id={room._id} consent={consent} /> : <p className="mt-2">{t('clientOnly')}</p>}
    </TabPart>
  )
}

function Choice({ id, consent }: { id: string; consent: Consent }) {
  const t = useTranslations('portfolioDrafts')
  const language = useLocale()
  const wordsForError = useWordsForError()
  const saving = useOwnChange<Consent, boolean>({
    queryKey: useOwnKey('portfolio-consent', id),
    apply: (kept, is_agreed) => ({ ...kept, is_agreed }),
    async send(is_agreed) {
      const body = { is_agreed, wording_version: consent.wording_version, language }
      return (await call(givePortfolioConsent, { params: { id }, body })).data
    },
    success: t('saved'),
    announce: (text) => showToast({ kind: 'success', text }),
  })
  return (
    <div className="mt-3 grid justify-items-start gap-3">
      {saving.error && <Notice tone="error">{wordsForError(saving.error)}</Notice>}
      <Button isBusy={saving.isPending} onClick={() => saving.mutate(!consent.is_agreed)}>
        {t(consent.is_agreed ? 'withdraw' : 'agree')}
      </Button>
    </div>
  )
}
