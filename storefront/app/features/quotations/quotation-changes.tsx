import type { Answer } from '@fitout/contract/endpoint.ts'
import type { showQuotationChanges } from '@fitout/contract/quotations.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useValueWords } from './change-words.tsx'
import { InWords } from '../../shared/text/in-words.tsx'
import { useNames } from '../../shared/renovations/quotation-names.ts'
import type { Content, Line } from './quotation-reading.ts'

export type Changes = Answer<typeof showQuotationChanges>['data']
type Change = Changes['changed'][number]

/** Derived from other fields, or shown elsewhere. */
const unlisted = new Set(['number', 'version', 'groups'])

/** The changes from an older version in words; `content` is that of the newer one. */
export function QuotationChanges({ changes, content }: { changes: Changes; content: Content }) {
  const t = useTranslations('quotations')
  const { added, removed, moved, changed } = changes
  const lines = new Map(content.groups.flatMap((group) => group.lines.map((line) => [line.key, line])))
  const ofLines = Map.groupBy(
    changed.filter(({ key }) => key !== null),
    ({ key }) => key ?? '',
  )
  const beside = changed.filter(({ key, field }) => key === null && !unlisted.has(field.split('.')[0] ?? ''))
  const isSame = added.length + removed.length + moved.length + ofLines.size + beside.length === 0
  return (
    <div className="grid gap-5 text-small">
      <TotalChange changes={changes} />
      {isSame && <p className="text-muted">{t('noChanges')}</p>}
      <Lines title={t('changes.added')} tone="text-moss" lines={added.map(({ line }) => line)} />
      <Lines title={t('changes.removed')} tone="text-brick" lines={removed.map(({ line }) => line)} isStruck />
      {ofLines.size > 0 && (
        <Part title={t('changes.changed')} tone="text-amber">
          {[...ofLines].map(([key, fields]) => (
            <li key={key} className="border-t border-stone py-2.5 wrap-anywhere">
              <InWords words={lines.get(key)?.title} />
              <Fields fields={fields} />
            </li>
          ))}
        </Part>
      )}
      {moved.length > 0 && <p className="text-muted">{t('changes.moved', { count: moved.length })}</p>}
      {beside.length > 0 && (
        <Part title={t('changes.beside')} tone="text-amber">
          <li className="border-t border-stone py-2.5 wrap-anywhere">
            <Fields fields={beside} />
          </li>
        </Part>
      )}
    </div>
  )
}

function TotalChange({ changes: { totals } }: { changes: Changes }) {
  const t = useTranslations('quotations')
  const [before, after] = [formatMoney(totals.before.total), formatMoney(totals.after.total)]
  return (
    <p className="font-medium">
      {before === after ? t('changes.same', { total: after }) : t('changes.totals', { before, after })}
    </p>
  )
}

function Part({ title, tone, children }: { title: string; tone: string; children: ReactNode }) {
  return (
    <div>
      <p className={`mb-1 text-caption font-medium ${tone}`}>{title}</p>
      <ul className="[&>li:last-child]:border-b">{children}</ul>
    </div>
  )
}

function Lines({ title, tone, lines, isStruck }: { title: string; tone: string; lines: Line[]; isStruck?: boolean }) {
  const Text = isStruck ? 'del' : 'ins'
  if (lines.length === 0) return null
  return (
    <Part title={title} tone={tone}>
      {lines.map((line) => (
        <li key={line.key} className="flex justify-between gap-6 border-t border-stone py-2.5">
          <Text className={isStruck ? 'wrap-anywhere text-muted' : 'wrap-anywhere no-underline'}>
            <InWords words={line.title} />
          </Text>
          <span className={`shrink-0 tabular-nums ${isStruck ? 'text-muted line-through' : ''}`}>
            {formatMoney(line.amount)}
          </span>
        </li>
      ))}
    </Part>
  )
}

function Fields({ fields }: { fields: Change[] }) {
  return (
    <ul className="text-caption text-muted">
      {fields.map((change) => (
        <li key={change.field}>
          <FieldChange change={change} />
        </li>
      ))}
    </ul>
  )
}

const formerly = (lang: string | undefined) => (words: ReactNode) => <del lang={lang}>{words}</del>
const fromNowOn = (lang: string | undefined) => (words: ReactNode) => (
  <ins lang={lang} className="text-ink no-underline">
    {words}
  </ins>
)

type Field = Parameters<ReturnType<typeof useTranslations<'quotations.changes.fields'>>>[0]

function FieldChange({ change: { field, before, after } }: { change: Change }) {
  const t = useTranslations('quotations')
  const names = useNames()
  const say = useValueWords()
  const [head = '', below = ''] = field.split('.')
  const name = head === 'terms' ? t('changes.term', { term: names.term(below) }) : t(`changes.fields.${head as Field}`)
  const [was, is] = [say(field, before), say(field, after)]
  if (was === undefined || is === undefined) {
    return `${name} · ${t(head === 'terms' || head === 'description' ? 'changes.reworded' : 'changes.listed')}`
  }
  const words = t.rich('changes.fromTo', {
    before: was.text,
    after: is.text,
    old: formerly(was.lang),
    new: fromNowOn(is.lang),
  })
  return (
    <>
      {name} · {words}
    </>
  )
}
