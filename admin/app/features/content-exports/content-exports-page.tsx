import { exportContent, exportedContents } from '@fitout/contract/staff/content-exports.ts'
import { Card, CardContent, Stack, Typography } from '@mui/material'
import { ExportButtons } from '../../shared/export-buttons.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { Screen } from '../../shared/screen.tsx'

/** All content of each kind as a file. */
export function ContentExportsPage() {
  const t = useTranslate()
  return (
    <Screen heading={t('contentExports.title')} lead={t('contentExports.lead')}>
      {exportedContents.map((of) => (
        <Card component="section" key={of} sx={{ maxWidth: 720 }}>
          <CardContent>
            <Typography component="h3" variant="subtitle1">
              {t(`contentExports.kinds.${of}`)}
            </Typography>
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
              <ExportButtons filter={{ of }} name={of} of={exportContent} />
            </Stack>
          </CardContent>
        </Card>
      ))}
    </Screen>
  )
}
