import { languageTags, type Locale } from '@fitout/contract/locales.ts'
import { Box, Typography } from '@mui/material'
import { useTranslate } from './i18n.ts'
import { cutTo, listingWidths } from './listing-widths.ts'

type ListingPreviewProps = {
  locale: Locale
  /** The studio's name. */
  site: string
  /** Of the page in the shop. */
  path: string
  title: string
  description: string
}

/** A page as search engines list it, about as far as they show its texts. */
export function ListingPreview({ locale, site, path, title, description }: ListingPreviewProps) {
  const t = useTranslate()
  const steps = path.split('/').filter(Boolean).map(decodeURIComponent)
  return (
    <Box
      aria-label={t('listing.preview')}
      component="section"
      lang={languageTags[locale]}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, maxWidth: '40rem', overflowWrap: 'anywhere' }}
    >
      <Typography variant="body2">{site}</Typography>
      <Typography color="text.secondary" noWrap variant="caption" component="p">
        {[window.location.host, ...steps.filter((step) => !isId(step))].join(' › ')}
      </Typography>
      <Typography color="primary" component="p" sx={{ fontSize: '1.25rem', lineHeight: 1.3, my: 0.5 }}>
        {cutTo(title, listingWidths.listing_title)}
      </Typography>
      <Typography color="text.secondary" variant="body2">
        {cutTo(description, listingWidths.listing_description)}
      </Typography>
    </Box>
  )
}

/** Search engines leave the id out of the trail. */
const isId = (step: string) => /^[\da-f-]{36}$/.test(step)
