import type { Answer } from '@fitout/contract/endpoint.ts'
import { endOneSession, endOtherSessions, listSessions } from '@fitout/contract/sessions.ts'
import { Button } from '@fitout/ui/button.tsx'
import { Skeleton } from '@fitout/ui/skeleton.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import Tablet from 'lucide-react/icons/tablet'
import { useTranslations } from 'use-intl'
import { call, quietCall } from '../../shared/api/browser-call.ts'
import { SecuritySection } from '../../shared/credentials/security-section.tsx'
import { showInstant } from '../../shared/i18n/shop-dates.ts'

type Session = Answer<typeof listSessions>['data'][number]

const icons = { computer: Monitor, phone: Smartphone, tablet: Tablet, unknown: MonitorSmartphone } as const
const queryKey = ['sessions']

/** The devices signed in to the account; each can be signed out, or all except the current one. */
export function OwnSessions() {
  const t = useTranslations('security')
  const queries = useQueryClient()
  const { data: sessions, isError } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await quietCall(listSessions, { query: { per_page: 100 }, signal })).data,
  })
  const onSettled = () => queries.invalidateQueries({ queryKey })
  const end = useMutation({
    mutationFn: (id: string) => call(endOneSession, { params: { id } }),
    meta: { success: t('ended') },
    onSettled,
  })
  const endOthers = useMutation({
    mutationFn: () => call(endOtherSessions),
    meta: { success: t('ended') },
    onSettled,
  })
  return (
    <SecuritySection title={t('sessionsTitle')} text={t('sessionsText')}>
      {!sessions && !isError && <Skeleton className="h-control max-w-measure" />}
      {isError && <p className="text-muted">{t('failed')}</p>}
      <ul className="grid empty:hidden">
        {sessions?.map((session) => (
          <SessionRow
            key={session._id}
            session={session}
            isBusy={end.isPending && end.variables === session._id}
            end={() => end.mutate(session._id)}
          />
        ))}
      </ul>
      {sessions && sessions.length > 1 && (
        <Button isBusy={endOthers.isPending} onClick={() => endOthers.mutate()} className="justify-self-start">
          {t('endOthers')}
        </Button>
      )}
    </SecuritySection>
  )
}

function SessionRow({ session, isBusy, end }: { session: Session; isBusy: boolean; end: () => void }) {
  const t = useTranslations('security')
  const { browser, system, device, is_current } = session
  const Icon = icons[device]
  const name = browser && system ? t('deviceOf', { browser, system }) : (browser ?? system ?? t('unknownDevice'))
  return (
    <li className="flex items-center gap-4 border-b border-stone py-3 first:border-t">
      <Icon aria-hidden="true" size={20} strokeWidth={1.5} className="shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{name}</p>
        <p className="text-caption text-muted">
          {is_current ? (
            <span className="text-moss">{t('thisOne')}</span>
          ) : (
            t('seen', { date: showInstant(session.last_seen_at) })
          )}
        </p>
      </div>
      {!is_current && (
        <Button variant="quiet" isBusy={isBusy} aria-label={t('endOf', { name })} onClick={end}>
          {t('end')}
        </Button>
      )}
    </li>
  )
}
