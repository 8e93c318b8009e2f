import { CheckboxField } from '@fitout/ui/checkbox-field.tsx'
import { formatMoney } from '@fitout/ui/money.ts'
import { RadioGroup } from '@fitout/ui/radio-group.tsx'
import { use } from 'react'
import { useTranslations } from 'use-intl'
import { TabPart } from '../../shared/account/tab-part.tsx'
import { InWords } from '../../shared/text/in-words.tsx'
import { QuestionsPlace } from '../../shared/renovations/questions-place.ts'
import { LineDetails } from '../../shared/renovations/quotation-line.tsx'
import { useNames } from '../../shared/renovations/quotation-names.ts'
import { type Content, freeOptions, type Line, linesOfKind, optionSets, type OptionSet } from './quotation-reading.ts'
import type { Reading } from './use-reader.ts'

type Props = { content: Content; reading: Reading }

/** The options that can be chosen; the total follows. */
export function QuotationOptions({ content, reading }: Props) {
  const t = useTranslations('quotations')
  const free = freeOptions(content)
  if (linesOfKind(content, 'OPTION').length === 0) return null
  return (
    <TabPart title={t('options')} text={t('optionsText')}>
      <div className="grid gap-8">
        {optionSets(content).map((set) => (
          <OptionsOfSet key={set.set} set={set} reading={reading} />
        ))}
        {free.length > 0 && (
          <fieldset className="min-w-0">
            <legend className="mb-2.5 text-small font-medium">{t('more')}</legend>
            {free.map((line) => (
              <div key={line.key} className="border-t border-stone py-3.5 last:border-b">
                <CheckboxField
                  label={<OptionWords line={line} />}
                  aside={<Extra line={line} />}
                  checked={reading.options.includes(line.key)}
                  onChange={() => reading.choose(line)}
                />
                <OptionQuestions line={line} />
              </div>
            ))}
          </fieldset>
        )}
      </div>
    </TabPart>
  )
}

function OptionsOfSet({ set: { set, group, lines }, reading }: { set: OptionSet; reading: Reading }) {
  const t = useTranslations('quotations')
  const names = useNames()
  return (
    <div className="grid gap-3">
      <RadioGroup
        legend={t('pickOne', { group: names.group(group.key) })}
        name={`options-${set}`}
        value={lines.find(({ key }) => reading.options.includes(key))?.key ?? ''}
        onChange={(key) => {
          const line = lines.find((one) => one.key === key)
          if (line) reading.choose(line)
        }}
        choices={lines.map((line) => ({
          value: line.key,
          label: <OptionWords line={line} />,
          aside: <Extra line={line} />,
        }))}
      />
      {lines.map((line) => (
        <OptionQuestions key={line.key} line={line} isNamed />
      ))}
    </div>
  )
}

/** In a set of options, each names its own option. */
function OptionQuestions({ line, isNamed = false }: { line: Line; isNamed?: boolean }) {
  const place = use(QuestionsPlace)
  if (!place) return null
  return (
    <div className="mt-2">
      {isNamed && (
        <p className="text-caption wrap-anywhere text-muted">
          <InWords words={line.title} />
        </p>
      )}
      <place.Questions id={place.id} about={{ thread: 'LINE', subjectId: line.key, title: line.title }} />
    </div>
  )
}

function OptionWords({ line }: { line: Line }) {
  return (
    <span className="grid wrap-anywhere">
      <InWords words={line.title} />
      <LineDetails line={line} />
    </span>
  )
}

function Extra({ line: { amount } }: { line: Line }) {
  const t = useTranslations('quotations')
  return (
    <span className="text-small text-ink tabular-nums">
      {amount > 0 ? t('plus', { amount: formatMoney(amount) }) : t('noExtra')}
    </span>
  )
}

/** The options chosen at acceptance. */
export function ChosenOptions({ content, options }: { content: Content; options: readonly string[] }) {
  const t = useTranslations('quotations')
  const lines = linesOfKind(content, 'OPTION')
  if (lines.length === 0) return null
  return (
    <TabPart title={t('optionsChosen')}>
      <ul>
        {lines.map((line) => {
          const isChosen = options.includes(line.key)
          return (
            <li
              key={line.key}
              className="flex items-baseline justify-between gap-6 border-t border-stone py-3.5 text-small last:border-b"
            >
              <span className={isChosen ? 'wrap-anywhere' : 'wrap-anywhere text-muted'}>
                <InWords words={line.title} />
              </span>
              <span className="shrink-0 text-end text-caption text-muted tabular-nums">
                {isChosen ? `${t('chosen')} · ${formatMoney(line.amount)}` : t('notChosen')}
              </span>
            </li>
          )
        })}
      </ul>
    </TabPart>
  )
}
