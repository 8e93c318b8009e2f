import { Button, Card, CardContent, Chip, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { inLocale, languageNames, languageTags, type Locale, type Words } from '@fitout/contract/locales.ts'
import { confirmTranslation, listTranslations, translationStates } from '@fitout/contract/staff/translations.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { inColumns, useShopLanguages } from '../../shared/shop-languages.ts'
import { Row } from '../../shared/row.tsx'
import { QueueScreen } from '../../shared/queue-screen.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import type { Bulk } from '../../shared/use-bulk.ts'
import { useMay } from '../../shared/use-may.ts'
import { useQueue } from '../../shared/use-queue.ts'
import { usePlaceName } from './place-name.ts'
import { TranslationField } from './translation-field.tsx'
import { isWrittenHere, type Translation } from './write-translation.ts'

type State = (typeof translationStates)[number]

const usual: { locale: Locale | ''; state: State | '' } = { locale: '', state: '' }

/** Missing translations, and those older than their source. */
export function TranslationsPage() {
  const t = useTranslate()
  const queue = useQueue(listTranslations, usual, { keepsPrevious: true })
  const { chosen, choose } = queue
  const { shown: languages } = inColumns(useShopLanguages())
  return (
    <QueueScreen
      bulk={useActs()}
      heading={t('writings.translations')}
      lead={t('writings.translationsLead')}
      none={t('writings.allTranslated')}
      queue={queue}
      states={
        <Row>
          <Choice
            label={t('writings.language')}
            onChoose={(locale) => choose({ locale: locale as Locale | '' })}
            options={languages.map((one) => [one, languageNames[one]])}
            value={chosen.locale}
          />
          <Choice
            label={t('writings.state')}
            onChoose={(state) => choose({ state: state as State | '' })}
            options={translationStates.map((one) => [one, t(`writings.${one}`)])}
            value={chosen.state}
          />
        </Row>
      }
    >
      {(row, tick) => <TranslationCard row={row} tick={tick} />}
    </QueueScreen>
  )
}

const isConfirmable = ({ state, kind }: Translation) => state === 'outdated' && kind !== 'product'

async function confirmRow({ kind, key, locale, source, translation }: Translation) {
  if (kind === 'product') return
  await staffCall(confirmTranslation, { body: { kind, key, locale, source, translation } })
}

function useActs(): Bulk<Translation> {
  const t = useTranslate()
  const mayWrite = useMay()('words.write')
  const act = { label: t('writings.stillRight'), isFor: isConfirmable, run: confirmRow }
  return { nameOf: ({ source }) => source.slice(0, 60), acts: mayWrite ? [act] : [] }
}

function TranslationCard({ row, tick }: { row: Translation; tick: ReactNode }) {
  const t = useTranslate()
  const own = useLocale()
  const placeName = usePlaceName()
  const may = useMay()
  const mayWrite = may('words.write')
  const { run, isRunning } = useAction()
  const { kind, key, locale: wanted, source, translation } = row
  const isWritten = may(permissionOf(kind)) && isWrittenHere(row)
  const to = kind === 'product' ? `/products/${key}/show` : `/words/${kind}/${key}?field=${row.place}.${wanted}`
  return (
    <Card>
      <CardContent>
        <Stack spacing={1}>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            {tick}
            <Typography color="primary" component={Link} to={to} variant="subtitle2">
              {inLocale(row.title as Words, own) || t(`writings.configurations.${key}`, { _: key })}
            </Typography>
            <Typography color="text.secondary" variant="caption">
              {placeName(row.place)}
            </Typography>
            <Chip label={languageNames[wanted]} size="small" variant="outlined" />
            <Chip
              color={row.state === 'missing' ? 'default' : 'warning'}
              label={t(`writings.${row.state}`)}
              size="small"
              variant="outlined"
            />
          </Stack>
          <Typography sx={{ whiteSpace: 'pre-line' }} variant="body2">
            {isWritten ? source : shortened(source)}
          </Typography>
          {!isWritten && translation !== '' && (
            <Typography color="text.secondary" lang={languageTags[wanted]} variant="body2">
              {shortened(translation)}
            </Typography>
          )}
          {isWritten && <TranslationField key={translation} row={row} to={to} />}
          {mayWrite && isConfirmable(row) && (
            <Button
              disabled={isRunning}
              onClick={() => void run(() => confirmRow(row), 'done.translationRight')}
              size="small"
              sx={{ alignSelf: 'start' }}
            >
              {t('writings.stillRight')}
            </Button>
          )}
        </Stack>
      </CardContent>
    </Card>
  )
}

const permissionOf = (kind: Translation['kind']) =>
  kind === 'product' ? 'products.write' : kind === 'configuration' ? 'configuration.write' : 'words.write'

type ChoiceProps = {
  label: string
  options: [key: string, words: string][]
  value: string
  onChoose: (key: string) => void
}

function Choice({ label, options, value, onChoose }: ChoiceProps) {
  const t = useTranslate()
  return (
    <TextField
      label={label}
      onChange={({ target }) => onChoose(target.value)}
      select
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      value={value}
    >
      <MenuItem value="">{t('writings.all')}</MenuItem>
      {options.map(([key, words]) => (
        <MenuItem key={key} value={key}>
          {words}
        </MenuItem>
      ))}
    </TextField>
  )
}

function shortened(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}
