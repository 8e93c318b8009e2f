import { Alert, Box, Stack, Typography } from '@mui/material'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { formatDollars } from '@fitout/contract/money.ts'
import { quotationTerms } from '@fitout/contract/quotation-options.ts'
import { listStaffQuotations, showStaffQuotationChanges } from '@fitout/contract/staff/quotations.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { Part } from '../../shared/part.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { titleOfGroup } from './group-part.tsx'
import { InWords } from './in-words.tsx'
import type { Quotation, VersionPath } from './quotation.ts'

type Changes = Answer<typeof showStaffQuotationChanges>['data']
type ChangesPartProps = { path: VersionPath; quotation: Quotation; flush?: () => Promise<boolean> }

/** The changes since the version that the client last read. */
export function ChangesPart({ path, quotation, flush }: ChangesPartProps) {
  const t = useTranslate()
  const { data, error } = useQuery({
    queryKey: ['quotations', path.id, path.version, 'changes'],
    queryFn: async () => {
      await flush?.()
      const { data: heads } = await staffCall(listStaffQuotations, { params: { id: path.id } })
      const since = heads.find(({ sent_at: sent, version }) => sent && version < Number(path.version))?.version
      if (since === undefined) return null
      return (await staffCall(showStaffQuotationChanges, { params: path, query: { since } })).data
    },
    gcTime: 0,
  })
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (data === null) return <Typography>{t('quotations.firstVersion')}</Typography>
  return data ? (
    <Differences changes={data} quotation={quotation} />
  ) : (
    <Typography role="status">{t('quotations.reading')}</Typography>
  )
}

function Differences({ changes, quotation }: { changes: Changes; quotation: Quotation }) {
  const t = useTranslate()
  const { added, removed, moved, changed, totals } = changes
  const titles = useTitles(changes, quotation)
  const isNothing =
    added.length + removed.length + moved.length + changed.filter(({ field }) => !isOwn(field)).length === 0
  return (
    <Part heading={t('quotations.changesSince', { version: changes.since })}>
      <Stack spacing={1.5}>
        <Typography>
          {t('quotations.totalChange', {
            before: formatDollars(totals.before.total),
            after: formatDollars(totals.after.total),
          })}
        </Typography>
        {isNothing && <Typography>{t('quotations.noChanges')}</Typography>}
        {added.map(({ line, group }) => (
          <Entry key={line.key} kind="added" name={titles.group(group)}>
            <Box component="ins" sx={{ textDecoration: 'none', color: 'success.main' }}>
              {`${titles.line(line.key)} · ${formatDollars(line.amount)}`}
            </Box>
          </Entry>
        ))}
        {removed.map(({ line, group }) => (
          <Entry key={line.key} kind="removed" name={titles.group(group)}>
            <del>{`${titles.line(line.key)} · ${formatDollars(line.amount)}`}</del>
          </Entry>
        ))}
        {changed
          .filter(({ field }) => !isOwn(field))
          .map(({ key, field, before, after }) => (
            <Entry
              key={`${key} ${field}`}
              kind="changed"
              name={[key && titles.line(key), titles.field(field)].filter(Boolean).join(' · ')}
            >
              <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr auto 1fr' } }}>
                <Box component="del" sx={{ color: 'text.secondary' }}>
                  <InWords field={field} value={before} />
                </Box>
                <span aria-hidden>→</span>
                <InWords field={field} value={after} />
              </Box>
            </Entry>
          ))}
        {moved.map(({ key, to }) => (
          <Entry key={key} kind="moved" name={titles.group(to.group)}>
            {titles.line(key)}
          </Entry>
        ))}
      </Stack>
    </Part>
  )
}

/** Fields implied by others: number and version always differ, and amounts follow from figures. */
function isOwn(field: string): boolean {
  return ['number', 'version', 'valid_until', 'amount', 'groups'].includes(field)
}

function Entry({ kind, name, children }: { kind: string; name: string; children: ReactNode }) {
  const t = useTranslate()
  return (
    <Box>
      <Typography color="text.secondary" variant="body2">
        {`${t(`quotations.change.${kind}`)} · ${name}`}
      </Typography>
      {children}
    </Box>
  )
}

function useTitles({ removed }: Changes, { content }: Quotation) {
  const t = useTranslate()
  const locale = useLocale()
  const lines = [...removed.map(({ line }) => line), ...content.groups.flatMap((group) => group.lines)]
  const known = new Map(lines.map((line) => [line.key, inLocale(line.title, locale)]))
  return {
    group: (key: Changes['added'][number]['group']) => titleOfGroup(key, locale),
    line: (key: string) => known.get(key) ?? '',
    field: (field: string) => {
      const [name = field, part = ''] = field.split('.')
      const term = quotationTerms.find(({ key }) => name === 'terms' && key === part)
      if (term) return inLocale(term.title, locale)
      return t(`quotations.headFields.${name}`, { _: t(`quotations.fields.${name}`) })
    },
  }
}
