import {
  Button,
  Card,
  CardActionArea,
  CardContent,
  Chip,
  Pagination,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { inLocale, type Words } from '@fitout/contract/locales.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { Screen } from '../../shared/screen.tsx'
import { showTime } from '../../shared/show-time.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { emptyOf } from './schema.ts'
import { begin, callsFor, formOf, isKind, type Kind, type Written } from './writing-calls.ts'

const perPage = 25

/** Everything of one kind, with the state of its draft. */
export function WritingList() {
  const { kind = '' } = useParams()
  return isKind(kind) ? <Writings key={kind} kind={kind} /> : null
}

function Writings({ kind }: { kind: Kind }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const mayWrite = useMay()('words.write')
  const { run, isRunning } = useAction()
  const [page, setPage] = useState(1)
  const [q, setQ] = useState('')
  const { data, error } = useQuery({
    queryKey: ['writings', 'list', kind, page, q],
    queryFn: () => callsFor(kind).list({ page, per_page: perPage, ...(q && { q }) }),
    placeholderData: (before) => before,
  })

  function add(one: 'post' | 'project') {
    const schema = formOf(one, '')
    if (!schema) return
    const written = { ...(emptyOf(schema) as Written), is_shown: true, year: new Date().getFullYear() }
    void run(async () => {
      const { data: added } = await begin(one, written)
      await navigate(`/words/${one}/${added._id}`)
    })
  }

  return (
    <Screen
      beside={
        <Stack direction="row" sx={{ ml: 'auto', gap: 1 }}>
          {kind === 'post' && (
            <Button component={Link} to="/post-categories">
              {t('writings.postCategories')}
            </Button>
          )}
          {kind === 'configuration' && (
            <Button component={Link} to="/shop-file">
              {t('shopFile.title')}
            </Button>
          )}
          {mayWrite && (kind === 'post' || kind === 'project') && (
            <Button disabled={isRunning} onClick={() => add(kind)} variant="contained">
              {t(`writings.new.${kind}`)}
            </Button>
          )}
        </Stack>
      }
      error={error}
      heading={t(`writings.kinds.${kind}`)}
    >
      {kind !== 'configuration' && (
        <TextField
          label={t('kit.action.search')}
          onChange={({ target }) => {
            setQ(target.value)
            setPage(1)
          }}
          sx={{ maxWidth: 360 }}
          type="search"
          value={q}
        />
      )}
      {data?.data.map((one) => (
        <WritingCard key={one._id} kind={kind} writing={one} />
      ))}
      {data && data.total > perPage && (
        <Pagination count={Math.ceil(data.total / perPage)} onChange={(_, next) => setPage(next)} page={page} />
      )}
    </Screen>
  )
}

type Listed = Awaited<ReturnType<ReturnType<typeof callsFor>['list']>>['data'][number]

function WritingCard({ kind, writing }: { kind: Kind; writing: Listed }) {
  const t = useTranslate()
  const locale = useLocale()
  const { _id: id, title, publish_at: at } = writing
  return (
    <Card>
      <CardActionArea component={Link} to={`/words/${kind}/${id}`}>
        <CardContent sx={{ py: 1.5 }}>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography sx={{ flex: 1, minWidth: '12rem' }}>
              {inLocale(title as Words, locale) || t(`writings.configurations.${id}`, { _: t('writings.untitled') })}
              {kind === 'page' && (
                <Typography color="text.secondary" component="span" sx={{ display: 'block' }} variant="caption">
                  {id}
                </Typography>
              )}
            </Typography>
            {!writing.is_live && <Chip label={t('writings.notLive')} size="small" variant="outlined" />}
            {writing.has_draft && (
              <Chip
                color="warning"
                label={at ? t('writings.publishAt', { at: showTime(at) }) : t('writings.draft')}
                size="small"
                variant="outlined"
              />
            )}
            {writing.publish_failure && <Chip color="error" label={t('writings.notPublished')} size="small" />}
          </Stack>
        </CardContent>
      </CardActionArea>
    </Card>
  )
}
