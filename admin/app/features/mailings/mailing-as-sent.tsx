import { languageTags, type Locale } from '@fitout/contract/locales.ts'
import { Box, Stack, type SxProps, type Theme, Typography } from '@mui/material'
import type { Mailing } from './mailing.ts'

/** Subject and text in one language as the mail shows them, to be read only. */
export function MailingAsSent({ mailing, locale }: { mailing: Mailing; locale: Locale }) {
  return (
    <Stack component="article" lang={languageTags[locale]} spacing={1}>
      <Typography component="h3" variant="h6">
        {mailing.subject[locale]}
      </Typography>
      {/* Sanitised by the server, as for the mail itself. */}
      <Box dangerouslySetInnerHTML={{ __html: mailing.html[locale] ?? '' }} sx={look} />
    </Stack>
  )
}

const look: SxProps<Theme> = {
  maxWidth: '60ch',
  lineHeight: 1.7,
  overflowWrap: 'anywhere',
  '& p': { my: 1.5 },
  '& h2, & h3, & h4': { typography: 'subtitle1', mt: 3, mb: 1 },
  '& ol, & ul': { pl: 3, my: 1.5 },
  '& img': { display: 'block', maxWidth: '100%', height: 'auto', my: 2 },
  '& a': { color: 'primary.main', textUnderlineOffset: '0.2em' },
}
