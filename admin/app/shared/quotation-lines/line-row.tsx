import { Box, Typography } from '@mui/material'
import { inLocale, type Locale, type Words } from '@fitout/contract/locales.ts'
import { formatDollars } from '@fitout/contract/money.ts'
import { lineDollars } from '@fitout/contract/quotation-amounts.ts'
import { quotationLineKinds, quotationUnits } from '@fitout/contract/quotation-options.ts'
import { useLocale, useTranslate } from '../i18n.ts'
import { Cell, ChoiceCell } from './cell.tsx'
import type { LineActs } from './line-acts.ts'
import { faultsOf, figuresOf, type GroupKey, isBlank, isFree, type Kind, type LineDraft } from './line-draft.ts'
import { LineMore } from './line-more.tsx'
import type { StandardItem } from './standard-items.ts'
import { TitleCell } from './title-cell.tsx'

export const gridOfLines = {
  display: 'grid',
  columnGap: 0.5,
  rowGap: 0.5,
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  '@container (min-width: 27rem)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) repeat(2, minmax(0, 1.15fr)) 6rem 2.25rem',
  },
  '@container (min-width: 56rem)': {
    gridTemplateColumns: 'minmax(14rem, 1fr) 5rem 6rem 6rem 9rem 7.5rem 2.5rem',
  },
}

/** On phones two cells per row, then three; with room, the title is on its own row or in line with the others. */
const wide = { gridColumn: '1 / -1', '@container (min-width: 56rem)': { gridColumn: 'auto' } }
const third = { gridColumn: 'span 2', '@container (min-width: 27rem)': { gridColumn: 'auto' } }

type LineRowProps = {
  line: LineDraft
  number: number
  group: GroupKey | undefined
  kinds: readonly Kind[]
  languages: readonly Locale[]
  items: StandardItem[]
  acts: LineActs
}

const titles = {
  ...wide,
  display: 'grid',
  gap: 0.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
}

export function LineRow({ line, number, group, kinds, languages, items, acts }: LineRowProps) {
  const t = useTranslate()
  const faults = isBlank(line) ? {} : faultsOf(line)
  const change = (part: Partial<LineDraft>) => acts.onChange(line.key, part)
  const label = (field: string) => t('quotations.cellOf', { field: t(`quotations.fields.${field}`), number })
  const faultIn = faults.qty ?? faults.unit_price ?? faults.set
  return (
    <Box data-line={line.key} role="row" sx={{ ...gridOfLines, py: 0.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box role="cell" sx={titles}>
        {languages.map((locale) => (
          <TitleCell
            group={group}
            items={items}
            key={locale}
            line={line}
            locale={locale}
            number={number}
            onChange={change}
            onPaste={(text) => acts.onPaste(line.key, text)}
          />
        ))}
      </Box>
      <Box role="cell" sx={third}>
        <Cell
          aria-invalid={Boolean(faults.qty)}
          aria-label={label('qty')}
          data-column="qty"
          data-number
          inputMode="decimal"
          onChange={({ target }) => change({ qty: target.value })}
          value={line.qty}
        />
      </Box>
      <Box role="cell" sx={third}>
        <Choice
          column="unit"
          label={label('unit')}
          onChange={(unit) => change({ unit })}
          options={quotationUnits}
          value={line.unit}
        />
      </Box>
      <Box role="cell" sx={third}>
        <Cell
          aria-invalid={Boolean(faults.unit_price)}
          aria-label={label('unit_price')}
          data-column="unit_price"
          data-number
          disabled={isFree(line)}
          inputMode="decimal"
          onChange={({ target }) => change({ unit_price: target.value })}
          value={isFree(line) ? '' : line.unit_price}
        />
      </Box>
      <Box role="cell" sx={{ ...third, '@container (max-width: 26.99rem)': { gridColumn: 'span 3' } }}>
        <Choice
          column="kind"
          label={label('kind')}
          onChange={(kind) => change({ kind })}
          options={quotationLineKinds.filter(({ key }) => kinds.includes(key))}
          value={line.kind}
        />
      </Box>
      <Amount line={line} />
      <LineMore acts={acts} line={line} number={number} />
      {faultIn && (
        <Typography color="error" role="alert" sx={{ gridColumn: '1 / -1' }} variant="body2">
          {t(`quotations.faults.${faultIn}`)}
        </Typography>
      )}
    </Box>
  )
}

function Amount({ line }: { line: LineDraft }) {
  const t = useTranslate()
  const isOption = line.kind === 'OPTION'
  return (
    <Typography
      color={isOption ? 'text.secondary' : 'text.primary'}
      role="cell"
      sx={{
        alignSelf: 'center',
        textAlign: 'end',
        fontVariantNumeric: 'tabular-nums',
        gridColumn: { xs: 'span 2' },
        '@container (min-width: 27rem)': { gridColumn: 'auto' },
      }}
      variant="body2"
    >
      {isFree(line) ? t(`quotations.freeOf.${line.kind}`) : formatDollars(lineDollars(figuresOf(line)))}
    </Typography>
  )
}

type ChoiceProps<Key extends string> = {
  column: string
  label: string
  options: readonly { key: Key; title: Words }[]
  value: Key
  onChange: (key: Key) => void
}

function Choice<Key extends string>({ column, label, options, value, onChange }: ChoiceProps<Key>) {
  const locale = useLocale()
  return (
    <ChoiceCell
      aria-label={label}
      data-column={column}
      onChange={({ target }) => onChange(target.value as Key)}
      value={value}
    >
      {options.map(({ key, title }) => (
        <option key={key} value={key}>
          {inLocale(title, locale)}
        </option>
      ))}
    </ChoiceCell>
  )
}
