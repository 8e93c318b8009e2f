import { addressOf } from '@fitout/contract/client.ts'
import { readCertificate } from '@fitout/contract/handovers.ts'
import { Badge } from '@fitout/ui/badge.tsx'
import { TextLink } from '@fitout/ui/text-link.tsx'
import { useTranslations } from 'use-intl'
import { TabPart } from '../../shared/account/tab-part.tsx'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { showDate, showInstant } from '../../shared/i18n/shop-dates.ts'
import type { Room } from '../../shared/renovations/use-room.ts'
import { useToday } from '../../shared/renovations/use-today.ts'
import { InWords } from '../../shared/text/in-words.tsx'
import type { ShownCertificate } from './shown-certificate.ts'
import { SignForm } from './sign-form.tsx'

/** The handover certificate and its warranties. */
export function Handover({ room }: { room: Room }) {
  const { certificate } = room
  return (
    <>
      {certificate && <CertificatePart room={room} certificate={certificate} />}
      {room.warranties.length > 0 && <Warranties room={room} />}
    </>
  )
}

function CertificatePart({ room, certificate }: { room: Room; certificate: ShownCertificate }) {
  const t = useTranslations('handovers')
  const language = useLocale()
  const { studio, client } = certificate
  return (
    <TabPart title={t('title')} text={client ? undefined : t(studio ? 'text' : 'waitsForStudio')}>
      <CertificateFacts certificate={certificate} />
      {studio && (
        <p className="mt-4 text-small wrap-anywhere">
          {t('signedByStudio', { name: studio.name, time: showInstant(studio.at) })}
          {client && (
            <span className="block">{t('signedByClient', { name: client.name, time: showInstant(client.at) })}</span>
          )}
        </p>
      )}
      {client && (
        <p className="mt-3 *:inline-flex *:min-h-8 *:items-center">
          <TextLink
            href={`/api${addressOf(readCertificate, { id: room._id }, { language })}`}
            target="_blank"
            rel="noopener"
          >
            {t('pdf')}
          </TextLink>
        </p>
      )}
      {studio && !client && (room.right === 'READ' ? <ReadOnly /> : <SignForm room={room} certificate={certificate} />)}
    </TabPart>
  )
}

function ReadOnly() {
  const t = useTranslations('handovers')
  return <p className="mt-4 text-small text-muted">{t('readOnly')}</p>
}

function CertificateFacts({
  certificate: { day, open_defects: open, handed, meters },
}: {
  certificate: ShownCertificate
}) {
  const t = useTranslations('handovers')
  const rows = [
    { title: t('day'), lines: [showDate(day)] },
    {
      title: t('openDefects'),
      lines: open.map(({ number, text, place, due_on: due }) =>
        [`${number}. ${text}`, place, t('fixedBy', { day: showDate(due) })].filter(Boolean).join(' · '),
      ),
      none: t('noDefects'),
    },
    {
      title: t('handed'),
      lines: handed.map(({ key, count, note }) =>
        [`${t(`handedKeys.${key}`)} ${t('times', { count })}`, note].filter(Boolean).join(' · '),
      ),
      none: t('nothing'),
    },
    { title: t('meters'), lines: meters.map(({ key, reading }) => `${t(`meterKeys.${key}`)} ${reading}`) },
  ]
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-[12rem_1fr]">
      {rows
        .filter(({ lines, none }) => lines.length > 0 || none)
        .map(({ title, lines, none }) => (
          <div key={title} className="contents">
            <dt className="text-caption text-muted">{title}</dt>
            <dd className="max-sm:-mt-3">
              {lines.length === 0 && none}
              {lines.map((line) => (
                <span key={line} className="block wrap-anywhere tabular-nums">
                  {line}
                </span>
              ))}
            </dd>
          </div>
        ))}
    </dl>
  )
}

function Warranties({ room }: { room: Room }) {
  const t = useTranslations('handovers')
  const today = useToday()
  return (
    <TabPart title={t('warranties')}>
      <ul className="border-t border-stone">
        {room.warranties.map(({ _id: id, title, months, from, until }) => (
          <li
            key={id}
            className="grid items-baseline justify-items-start gap-x-6 border-b border-stone py-3
              sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <span className="wrap-anywhere">
              <InWords words={title} />
              <span className="block text-caption text-muted tabular-nums">
                {t('months', { months })} · {t('until', { from: showDate(from), until: showDate(until) })}
              </span>
            </span>
            <Badge tone={until < today ? 'neutral' : 'success'}>{t(until < today ? 'over' : 'running')}</Badge>
          </li>
        ))}
      </ul>
    </TabPart>
  )
}
