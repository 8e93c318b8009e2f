import { addressOf } from '@fitout/contract/client.ts'
import type { QuotationHead } from '@fitout/contract/quotation-head.ts'
import { readQuotationPdf } from '@fitout/contract/quotations.ts'
import { withQuery } from '@fitout/contract/with-query.ts'
import { Disclosure } from '@fitout/ui/disclosure.tsx'
import { formatMoney } from '@fitout/ui/money.ts'
import { TextLink } from '@fitout/ui/text-link.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Awaited } from '../../shared/account/awaited.tsx'
import { MoreButton } from '../../shared/account/more-button.tsx'
import { TabPart } from '../../shared/account/tab-part.tsx'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { showDate } from '../../shared/i18n/shop-dates.ts'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { QuotationChanges } from './quotation-changes.tsx'
import { useQuotation, useQuotationChanges, useVersions } from './use-quotation.ts'

type Props = { id: string; shown: number; current: QuotationHead; hasOptions: boolean }

/** The PDF, and all versions with the changes between them. */
export function QuotationPapers({ id, shown, current, hasOptions }: Props) {
  const t = useTranslations('quotations')
  const language = useLocale()
  const versions = useVersions(id, current)
  const pdf = addressOf(readQuotationPdf, { id, version: String(shown) }, { language })
  return (
    <TabPart title={t('papers')}>
      <p>
        <TextLink href={`/api${pdf}`} look="onward">
          {t('pdf')}
        </TextLink>
      </p>
      <h3 className="mt-6 text-small font-medium">{t('versions')}</h3>
      <p className="mb-2 text-caption text-muted">{hasOptions && t('versionsText')}</p>
      <Awaited query={versions} rows={1}>
        {({ items }) => (
          <>
            <ol>
              {items.map((head, index) => (
                <VersionRow
                  key={head.version}
                  id={id}
                  head={head}
                  isShown={head.version === shown}
                  older={items[index + 1]}
                />
              ))}
            </ol>
            <MoreButton list={versions} />
          </>
        )}
      </Awaited>
    </TabPart>
  )
}

type RowProps = { id: string; head: QuotationHead; isShown: boolean; older: QuotationHead | undefined }

function VersionRow({ id, head, isShown, older }: RowProps) {
  const t = useTranslations('quotations')
  const to = useTo()
  const { version, status, total, sent_at: sent } = head
  const [wasOpened, setWasOpened] = useState(false)
  const address = withQuery(to('account-project-quotation', { id }), { version })
  return (
    <li className="border-t border-stone py-3 last:border-b">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 text-small">
        {isShown ? (
          <span aria-current="true" className="font-medium">
            {t('version', { version })} · {t('shown')}
          </span>
        ) : (
          <TextLink as={ShopLink} to={address} className="inline-flex min-h-7 items-center">
            {t('readVersion', { version })}
          </TextLink>
        )}
        <span className="tabular-nums">{formatMoney(total)}</span>
      </div>
      <p className="text-caption text-muted tabular-nums">
        {[status !== 'DRAFT' && t(`status.${status}`), sent && t('sentOn', { day: showDate(sent) })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {older && (
        <div className="mt-2">
          <Disclosure
            title={t('whatChanged', { version: older.version })}
            onToggle={(isOpen) => isOpen && setWasOpened(true)}
          >
            {wasOpened && <Difference id={id} version={version} since={older.version} />}
          </Disclosure>
        </div>
      )}
    </li>
  )
}

/** The changes between two versions, once loaded. */
export function Difference({ id, version, since }: { id: string; version: number; since: number }) {
  const changes = useQuotationChanges(id, version, since)
  const newer = useQuotation(id, version)
  return (
    <Awaited query={changes} rows={1}>
      {(known) => (
        <Awaited query={newer} rows={1}>
          {({ content }) => <QuotationChanges changes={known} content={content} />}
        </Awaited>
      )}
    </Awaited>
  )
}
