import { languageNames, languageTags, type Locale } from '@fitout/contract/locales.ts'
import { Box, Typography } from '@mui/material'
import { useTranslate } from './i18n.ts'
import { cutTo, listingWidths } from './listing-widths.ts'
import type { Listing } from './use-listing.ts'

type ListingPreviewProps = { listing: Listing; locales: readonly Locale[] }

/** A page as search engines list it in each of the languages, about as far as they show its texts. */
export function ListingPreview({ listing, locales }: ListingPreviewProps) {
  const t = useTranslate()
  const gridTemplateColumns = `repeat(${locales.length}, minmax(0, 1fr))`
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Typography color="text.secondary" sx={{ mb: 2 }} variant="body2">
        {t('listing.lead')}
      </Typography>
      <Box sx={{ ...beneath, '@container (min-width: 34rem)': { gridTemplateColumns } }}>
        {locales.map((locale) => (
          <Result key={locale} locale={locale} {...listing.resultIn(locale)} />
        ))}
      </Box>
    </Box>
  )
}

const beneath = { display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }

type ResultProps = ReturnType<Listing['resultIn']> & { locale: Locale }

function Result({ locale, site, path, title, description }: ResultProps) {
  const t = useTranslate()
  const steps = path.split('/').filter(Boolean).map(decodeURIComponent)
  return (
    <Box
      aria-label={`${t('listing.preview')} · ${languageNames[locale]}`}
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
