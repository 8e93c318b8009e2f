import { Box, type Theme, useMediaQuery } from '@mui/material'
import { Suspense, use } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { Loading } from '../../shared/loading.tsx'
import { Screen } from '../../shared/screen.tsx'
import { bookIn, pageAbout } from './book.ts'
import { BookContents } from './book-contents.tsx'
import { BookPageView } from './book-page-view.tsx'

/** The handbook in the language of the screens; `?of=` selects the page about another screen. */
export function HandbookPage() {
  return (
    <Suspense fallback={<Loading />}>
      <Handbook />
    </Suspense>
  )
}

function Handbook() {
  const t = useTranslate()
  const groups = use(bookIn(useLocale()))
  const { page: name } = useParams()
  const [search] = useSearchParams()
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true })
  const pages = groups.flatMap((group) => group.pages)
  const page = pages.find((one) => one.name === name)
  const asked = search.get('of')

  if (asked !== null) {
    const about = pageAbout(pages, asked)
    return <Navigate replace to={about ? `/handbook/${about.name}` : '/handbook'} />
  }
  if (name !== undefined && !page) return <Navigate replace to="/handbook" />
  const contents = <BookContents current={name} groups={groups} />
  const article = page && <BookPageView page={page} pages={pages} />
  return (
    <Screen heading={page?.title ?? t('handbook.title')} {...(!page && { lead: t('handbook.lead') })}>
      {isNarrow || !article ? (
        (article ?? contents)
      ) : (
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 4 }}>
          <Box
            sx={{
              position: 'sticky',
              top: 64,
              width: 260,
              flexShrink: 0,
              maxHeight: 'calc(100vh - 80px)',
              overflowY: 'auto',
            }}
          >
            {contents}
          </Box>
          {article}
        </Box>
      )}
    </Screen>
  )
}
