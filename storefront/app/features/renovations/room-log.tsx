import type { Answer } from '@fitout/contract/endpoint.ts'
import { inLocale, type Words } from '@fitout/contract/locales.ts'
import { formatChange } from '@fitout/contract/money.ts'
import { listRenovationEvents, type checkKeys, type MemberRight } from '@fitout/contract/renovations.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { useTranslations } from 'use-intl'
import { Awaited } from '../../shared/account/awaited.tsx'
import { MoreButton } from '../../shared/account/more-button.tsx'
import { useOwnKey } from '../../shared/account/own-key.ts'
import { usePaged } from '../../shared/account/paged.ts'
import { TabPart } from '../../shared/account/tab-part.tsx'
import { quietCall } from '../../shared/api/browser-call.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { showDate, showInstant } from '../../shared/i18n/shop-dates.ts'

type Event = Answer<typeof listRenovationEvents>['data'][number]
type Facts = {
  number?: number
  amount?: number
  day?: string
  right?: MemberRight
  key?: (typeof checkKeys)[number]
  state?: 'NEEDED' | 'NOT_NEEDED' | 'DONE'
  version?: number
  revision?: number
  title?: Words
}

/** The log of the renovation, newest first. */
export function RoomLog({ id }: { id: string }) {
  const t = useTranslations('renovations')
  const events = usePaged(useOwnKey('renovation-log', id), (place, signal) =>
    quietCall(listRenovationEvents, { params: { id }, query: place, signal }),
  )
  return (
    <TabPart title={t('log')} text={t('logText')}>
      <Awaited query={events} rows={2}>
        {({ items }) => (
          <>
            <ol className="grid gap-3">
              {items.map((event) => (
                <li key={event._id} className="grid gap-x-6 sm:grid-cols-[10rem_1fr]">
                  <time dateTime={event.at} className="text-caption text-muted tabular-nums">
                    {showInstant(event.at)}
                  </time>
                  <Sentence event={event} />
                </li>
              ))}
            </ol>
            <MoreButton list={events} />
          </>
        )}
      </Awaited>
    </TabPart>
  )
}

function Sentence({ event: { action, actor, name, facts } }: { event: Event }) {
  const t = useTranslations('renovations')
  const { right, key, state, version, number, amount, day, title, revision } = facts as Facts
  const locale = useLocale()
  const who = name || t(actor === 'STAFF' ? 'studio' : 'someone')
  return (
    <span>
      {t(`events.${action}`, {
        who,
        right: right ? t(`rights.${right}`) : '',
        check: key ? t(`checks.${key}`) : '',
        state: state ? t(`checkStates.${state}`) : '',
        stage: inLocale(title, locale),
        title: inLocale(title, locale),
        revision: String(revision ?? ''),
        version: String(version ?? ''),
        number: String(number ?? ''),
        amount:
          amount === undefined ? '' : action === 'variation-approved' ? formatChange(amount) : formatMoney(amount),
        day: day ? showDate(day) : '',
      })}
    </span>
  )
}
