import { Card, CardActionArea, CardContent, Chip, Stack, Typography } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { Screen } from '../../shared/screen.tsx'
import { CachedNotice } from './cached-notice.tsx'
import { OutboxPart } from './outbox-part.tsx'
import { useSites } from './use-site.ts'

type Site = NonNullable<ReturnType<typeof useSites>['data']>['data'][number]

/** The user's sites, on a phone that may have no network. */
export function SitesPage() {
  const t = useTranslate()
  const { data: read, error, isPending } = useSites()
  useEffect(() => {
    // Preloaded while there is a network, so that they open without one.
    void Promise.all([import('./site-page.tsx'), import('./report-page.tsx')]).catch(() => undefined)
  }, [])
  return (
    <Screen error={error} heading={t('resources.sites.name')} lead={t('siteReports.sites.lead')}>
      <OutboxPart />
      <CachedNotice at={read?.cachedAt} />
      {!isPending && read?.data.length === 0 && <Typography>{t('siteReports.sites.none')}</Typography>}
      <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {read?.data.map((site) => (
          <Card component="li" key={site._id}>
            <CardActionArea component={Link} to={`/sites/${site._id}`}>
              <CardContent>
                <SiteHead site={site} />
              </CardContent>
            </CardActionArea>
          </Card>
        ))}
      </Stack>
    </Screen>
  )
}

function SiteHead({ site }: { site: Site }) {
  const t = useTranslate()
  const locale = useLocale()
  const started = site.stages.filter(({ status }) => status === 'STARTED')
  const checks = site.missing_checks.map((key) => t(`renovations.checks.${key}`))
  return (
    <Stack spacing={0.5}>
      <Typography component="h3" variant="h6">
        {site.title || site.reference}
      </Typography>
      <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {site.address}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {started.map(({ key, title, percent }) => (
          <Chip key={key} label={`${inLocale(title, locale)} · ${percent}%`} size="small" variant="outlined" />
        ))}
      </Stack>
      {checks.length > 0 && (
        <Typography color="warning.main" variant="body2">
          {t('siteReports.sites.missing', { checks: checks.join(t('siteReports.sites.separator')) })}
        </Typography>
      )}
    </Stack>
  )
}
