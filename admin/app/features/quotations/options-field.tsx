import { Checkbox, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Stack } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import { formatDollars } from '@fitout/contract/money.ts'
import { totalWithOptions } from '@fitout/contract/quotation-amounts.ts'
import type { QuotationContent, QuotationLine } from '@fitout/contract/quotation-content.ts'
import { useLocale, useTranslate } from '../../shared/i18n.ts'

const optionsOf = ({ groups }: QuotationContent) =>
  groups.flatMap(({ lines }) => lines).filter(({ kind }) => kind === 'OPTION')

/** The preselected options: of each set its default, else its first. */
export function chosenAtFirst(content: QuotationContent): ReadonlySet<string> {
  const sets = Map.groupBy(optionsOf(content), ({ set }) => set)
  const firsts = [...sets].flatMap(([set, lines]) => {
    if (set === null) return lines.filter(({ is_default: isDefault }) => isDefault)
    return (lines.find(({ is_default: isDefault }) => isDefault) ?? lines[0]) || []
  })
  return new Set(firsts.map(({ key }) => key))
}

type OptionsFieldProps = {
  content: QuotationContent
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
}

/** The options of a version: one of each set, any number of the others; with the total. */
export function OptionsField({ content, chosen, onChange }: OptionsFieldProps) {
  const t = useTranslate()
  const locale = useLocale()
  const options = optionsOf(content)
  if (options.length === 0) return null
  const sets = [...Map.groupBy(options, ({ set }) => set)]
  const label = (line: QuotationLine) => `${inLocale(line.title, locale)} · ${formatDollars(line.amount)}`
  const without = (lines: QuotationLine[]) =>
    new Set([...chosen].filter((key) => lines.every((one) => one.key !== key)))
  const total = totalWithOptions(
    content.total,
    options.filter(({ key }) => chosen.has(key)),
  )
  return (
    <Stack spacing={1}>
      {sets.map(([set, lines]) =>
        set === null ? (
          <Stack key="free">
            {lines.map((line) => (
              <FormControlLabel
                control={<Checkbox checked={chosen.has(line.key)} />}
                key={line.key}
                label={label(line)}
                onChange={(_, isOn) => onChange(isOn ? new Set([...chosen, line.key]) : without([line]))}
              />
            ))}
          </Stack>
        ) : (
          <FormControl key={set}>
            <FormLabel>{`${t('quotations.kinds.OPTION')} · ${set}`}</FormLabel>
            <RadioGroup
              onChange={(_, key) => onChange(new Set([...without(lines), key]))}
              value={lines.find(({ key }) => chosen.has(key))?.key ?? ''}
            >
              {lines.map((line) => (
                <FormControlLabel control={<Radio />} key={line.key} label={label(line)} value={line.key} />
              ))}
            </RadioGroup>
          </FormControl>
        ),
      )}
      <p>{`${t('quotations.totals.total')} ${formatDollars(total)}`}</p>
    </Stack>
  )
}
