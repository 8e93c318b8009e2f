import { Box, Button, Stack, Typography } from '@mui/material'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { quotationGroups } from '@fitout/contract/quotation-options.ts'
import type { QuotationTotals } from '@fitout/contract/quotation-content.ts'
import { orderQuotationGroups } from '@fitout/contract/staff/quotations.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { MoveButtons } from '../../shared/move-buttons.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { ChoiceCell } from '../../shared/quotation-lines/cell.tsx'
import { GroupPart, titleOfGroup } from './group-part.tsx'
import type { HeadProps } from './head-props.ts'
import { ImportDialog } from './import-dialog.tsx'
import type { Keeper } from './keeper.ts'
import { useStandardItems } from '../../shared/quotation-lines/standard-items.ts'
import { type GroupKey, type LineDraft, newLine } from '../../shared/quotation-lines/line-draft.ts'
import { PricePart } from './price-part.tsx'
import type { Quotation, VersionPath } from './quotation.ts'
import { accept, type GroupDraft } from './use-quotation.ts'

type ItemsPartProps = {
  groups: GroupDraft[]
  keeper: Keeper<LineDraft[]>
  languages: readonly Locale[]
  client: Locale
  quotation: Quotation
  path: VersionPath
  beside: HeadProps
  totals: QuotationTotals
  /** Saves the input. */
  flush: () => Promise<boolean>
}

const none: never[] = []

/** The groups, and their total. */
export function ItemsPart(props: ItemsPartProps) {
  const { groups, keeper, languages, client, quotation, path, beside, totals, flush } = props
  const t = useTranslate()
  const { data: items = none } = useStandardItems()
  const [added, setAdded] = useState<GroupKey>()
  const [isImporting, setImporting] = useState(false)
  const { run, isRunning } = useAction()
  const queries = useQueryClient()
  const keys = groups.map(({ key }) => key)

  useEffect(() => {
    if (!added) return
    const place = document.querySelector(`#quotation-${added} [data-column^="title"]`)
    if (place instanceof HTMLElement) place.focus()
    setAdded(undefined)
  }, [added])

  function add(key: GroupKey): void {
    keeper.change(key, () => [newLine()])
    setAdded(key)
  }

  const move = (key: GroupKey, by: -1 | 1) =>
    void run(async () => {
      const from = keys.indexOf(key)
      const order = keys.toSpliced(from, 1).toSpliced(from + by, 0, key)
      const body = { revision: quotation.head_revision, keys: order }
      accept(queries, path, (await staffCall(orderQuotationGroups, { params: path, body })).data)
    })

  return (
    <Stack spacing={2}>
      {groups.map(({ key, kept }, index) => (
        <Box key={key} sx={{ position: 'relative' }}>
          <GroupPart client={client} items={items} keeper={keeper} kept={kept} languages={languages} name={key} />
          <GroupMoves
            isFirst={index === 0}
            isLast={index === groups.length - 1}
            isRunning={isRunning}
            name={key}
            onMove={(by) => move(key, by)}
          />
        </Box>
      ))}
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <AddGroup onAdd={add} taken={keys} />
        <Button color="secondary" onClick={() => setImporting(true)}>
          {t('quotations.import')}
        </Button>
      </Stack>
      {isImporting && <ImportDialog flush={flush} onClose={() => setImporting(false)} path={path} />}
      <PricePart {...beside} totals={totals} />
    </Stack>
  )
}

type GroupMovesProps = {
  name: GroupKey
  isFirst: boolean
  isLast: boolean
  isRunning: boolean
  onMove: (by: -1 | 1) => void
}

function GroupMoves({ name, ...moves }: GroupMovesProps) {
  return (
    <Box sx={{ position: 'absolute', insetInlineEnd: 12, bottom: 12, display: 'flex' }}>
      <MoveButtons name={titleOfGroup(name, useLocale())} {...moves} />
    </Box>
  )
}

/** A trade that is not quoted yet; it is inserted in the order of work. */
function AddGroup({ taken, onAdd }: { taken: GroupKey[]; onAdd: (key: GroupKey) => void }) {
  const t = useTranslate()
  const locale = useLocale()
  const left = quotationGroups.filter(({ key }) => !taken.includes(key))
  const [chosen, setChosen] = useState<GroupKey>()
  const key = left.find((one) => one.key === chosen)?.key ?? left[0]?.key
  if (!key) return null
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        onAdd(key)
      }}
      sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}
    >
      <Typography component="label" htmlFor="quotation-add-group">
        {t('quotations.trade')}
      </Typography>
      <Box sx={{ width: '14rem' }}>
        <ChoiceCell id="quotation-add-group" onChange={({ target }) => setChosen(target.value as GroupKey)} value={key}>
          {left.map((one) => (
            <option key={one.key} value={one.key}>
              {inLocale(one.title, locale)}
            </option>
          ))}
        </ChoiceCell>
      </Box>
      <Button type="submit" variant="outlined">
        {t('quotations.addGroup')}
      </Button>
    </Box>
  )
}
