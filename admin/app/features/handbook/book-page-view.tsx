import AllIcon from '@mui/icons-material/MenuBookOutlined'
import NextIcon from '@mui/icons-material/ChevronRightOutlined'
import PreviousIcon from '@mui/icons-material/ChevronLeftOutlined'
import { Box, Button, type SxProps, type Theme } from '@mui/material'
import { Link } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import type { BookPage } from './book.ts'

type BookPageViewProps = { page: BookPage; pages: readonly BookPage[] }

/** A page of the handbook, with links to related pages. */
export function BookPageView({ page, pages }: BookPageViewProps) {
  const t = useTranslate()
  const at = pages.indexOf(page)
  const [previous, next] = [pages[at - 1], pages[at + 1]]
  return (
    <Box component="article" sx={{ flexGrow: 1, minWidth: 0, maxWidth: 820 }}>
      {/* Rendered at build time, from files of the project. */}
      <Box dangerouslySetInnerHTML={{ __html: page.html }} sx={look} />
      <Box
        aria-label={t('handbook.onwards')}
        component="nav"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', mt: 4, mb: 2 }}
      >
        {previous && <PageButton icon={<PreviousIcon />} page={previous} />}
        <Button component={Link} startIcon={<AllIcon />} to="/handbook">
          {t('handbook.all')}
        </Button>
        {next && <PageButton endIcon={<NextIcon />} page={next} />}
      </Box>
    </Box>
  )
}

type PageButtonProps = { page: BookPage; icon?: React.ReactNode; endIcon?: React.ReactNode }

function PageButton({ page, icon, endIcon }: PageButtonProps) {
  return (
    <Button
      component={Link}
      endIcon={endIcon}
      startIcon={icon}
      sx={{ textAlign: 'start' }}
      to={`/handbook/${page.name}`}
    >
      {page.title}
    </Button>
  )
}

const look: SxProps<Theme> = {
  typography: 'body1',
  fontSize: '1rem',
  lineHeight: 1.7,
  overflowWrap: 'anywhere',
  '& p': { my: 1.5 },
  '& h3': { typography: 'h6', mt: 4, mb: 1 },
  '& h4': { typography: 'subtitle1', mt: 3, mb: 1 },
  '& ol, & ul': { pl: 3, my: 1.5 },
  '& li': { my: 0.75, pl: 0.5 },
  '& li::marker': { color: 'text.secondary' },
  '& strong': { fontWeight: 600 },
  // The error is above the help.
  '& li > em': { display: 'block', fontStyle: 'normal', fontWeight: 600 },
  '& code': { fontSize: '0.875em', px: 0.5, py: 0.25, borderRadius: 1, bgcolor: 'action.hover' },
  '& pre': {
    p: 2,
    overflowX: 'auto',
    borderRadius: 1,
    bgcolor: 'action.hover',
    '& code': { p: 0, bgcolor: 'transparent' },
  },
  '& img': {
    display: 'block',
    maxWidth: '100%',
    height: 'auto',
    my: 2,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
  },
  '& a': { color: 'primary.main', textUnderlineOffset: '0.2em' },
  '& blockquote': { m: 0, my: 2, pl: 2, borderLeft: 3, borderColor: 'primary.main', color: 'text.secondary' },
  '& table': { borderCollapse: 'collapse', width: '100%', my: 2 },
  '& th, & td': { border: 1, borderColor: 'divider', px: 1, py: 0.75, textAlign: 'start', verticalAlign: 'top' },
}
