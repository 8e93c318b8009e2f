import { Button, Card, CardContent, Chip, MenuItem, Pagination, Stack, TextField, Typography } from '@mui/material'
import { inLocale, languageNames, languageTags, type Locale, locales, type Words } from '@fitout/contract/locales.ts'
import { confirmTranslation, listTranslations, translationStates } from '@fitout/contract/staff/translations.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { Row } from '../../shared/row.tsx'
import { Screen } from '../../shared/screen.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { usePlaceName } from './place-name.ts'

const perPage = 25

type State = (typeof translationStates)[number]

/** Texts that are missing in a language, or older than what they translate. */
export function TranslationsPage() {
  const t = useTranslate()
  const own = useLocale()
  const placeName = usePlaceName()
  const mayWrite = useMay()('words.write')
  const { run, isRunning } = useAction()
  const [page, setPage] = useState(1)
  const [{ locale, state }, setFilter] = useState<{ locale: Locale | ''; state: State | '' }>({ locale: '', state: '' })
  function look(changed: { locale?: Locale | ''; state?: State | '' }) {
    setFilter((before) => ({ ...before, ...changed }))
    setPage(1)
  }
  const { data } = useQuery({
    queryKey: ['writings', 'translations', page, locale, state],
    queryFn: () =>
      staffCall(listTranslations, {
        query: { page, per_page: perPage, ...(locale && { locale }), ...(state && { state }) },
      }),
    placeholderData: (before) => before,
  })
  return (
    <Screen heading={t('writings.translations')} lead={t('writings.translationsLead')}>
      <Row>
        <Choice
          label={t('writings.language')}
          onChoose={(chosen) => look({ locale: chosen as Locale | '' })}
          options={locales.map((one) => [one, languageNames[one]])}
          value={locale}
        />
        <Choice
          label={t('writings.state')}
          onChoose={(chosen) => look({ state: chosen as State | '' })}
          options={translationStates.map((one) => [one, t(`writings.${one}`)])}
          value={state}
        />
      </Row>
      {data?.data.length === 0 && <Typography>{t('writings.allTranslated')}</Typography>}
      {data?.data.map((row) => {
        const { kind, key, locale: wanted, source, translation } = row
        const to = kind === 'product' ? `/products/${key}/show` : `/words/${kind}/${key}?field=${row.place}.${wanted}`
        return (
          <Card key={row._id}>
            <CardContent>
              <Stack spacing={1}>
                <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
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
                <Typography variant="body2">{shortened(source)}</Typography>
                {translation !== '' && (
                  <Typography color="text.secondary" lang={languageTags[wanted]} variant="body2">
                    {shortened(translation)}
                  </Typography>
                )}
                {mayWrite && row.state === 'outdated' && kind !== 'product' && (
                  <Button
                    disabled={isRunning}
                    onClick={() =>
                      void run(() =>
                        staffCall(confirmTranslation, { body: { kind, key, locale: wanted, source, translation } }),
                      )
                    }
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
      })}
      {data && data.total > perPage && (
        <Pagination count={Math.ceil(data.total / perPage)} onChange={(_, next) => setPage(next)} page={page} />
      )}
    </Screen>
  )
}

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
