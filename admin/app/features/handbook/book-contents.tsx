import { Box, List, ListItemButton, ListItemText, Typography } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { SearchField } from '../../shared/search-field.tsx'
import { type BookGroup, type BookPage, findPages } from './book.ts'

type BookContentsProps = { groups: readonly BookGroup[]; current: string | undefined }

/** The contents of the handbook, by the groups of the menu, or the results of a search. */
export function BookContents({ groups, current }: BookContentsProps) {
  const t = useTranslate()
  const [sought, setSought] = useState('')
  const isSeeking = sought !== ''
  const found = isSeeking
    ? findPages(
        groups.flatMap((group) => group.pages),
        sought,
      )
    : []
  // Beside a page there is one column; alone, as many as fit.
  const columns = current === undefined && !isSeeking ? 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))' : '1fr'
  return (
    <Box
      aria-label={t('handbook.contents')}
      component="nav"
      // Beside a page it is narrower than the field usually is.
      sx={{ '& .MuiTextField-root': { width: '100%', maxWidth: '24rem' } }}
    >
      <SearchField label={t('handbook.search')} onChange={setSought} value={sought} />
      <Box aria-live="polite" sx={{ display: 'grid', gridTemplateColumns: columns, columnGap: 3 }}>
        {isSeeking && found.length === 0 && <Typography sx={{ py: 2 }}>{t('handbook.none')}</Typography>}
        {isSeeking && (
          <List dense>
            {found.map(({ page, excerpt }) => (
              <PageLink current={current} excerpt={excerpt} key={page.name} page={page} />
            ))}
          </List>
        )}
        {!isSeeking &&
          groups.map(({ key, pages }) => (
            <Box key={key} sx={{ mt: 2 }}>
              <Typography color="text.secondary" component="h3" sx={{ px: 1, fontWeight: 700 }} variant="subtitle2">
                {t(key === 'today' ? 'kit.page.dashboard' : key === 'behind' ? 'handbook.behind' : `kit.places.${key}`)}
              </Typography>
              <List dense disablePadding>
                {pages.map((page) => (
                  <PageLink current={current} key={page.name} page={page} />
                ))}
              </List>
            </Box>
          ))}
      </Box>
    </Box>
  )
}

type PageLinkProps = { page: BookPage; current: string | undefined; excerpt?: string }

function PageLink({ page: { name, title }, current, excerpt }: PageLinkProps) {
  const isHere = name === current
  return (
    <li>
      <ListItemButton
        aria-current={isHere ? 'page' : undefined}
        component={Link}
        selected={isHere}
        sx={{ px: 1, minHeight: { xs: 44, sm: 0 } }}
        to={`/handbook/${name}`}
      >
        <ListItemText primary={title} secondary={excerpt} sx={{ my: 0 }} />
      </ListItemButton>
    </li>
  )
}
