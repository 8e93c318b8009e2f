import { listAttributes } from '@fitout/contract/staff/attributes.ts'
import { Box, Button, Card, CardContent, Stack, Typography } from '@mui/material'
import { inLocale, locales } from '@fitout/contract/locales.ts'
import { attributeNames } from '@fitout/contract/products.ts'
import { useState } from 'react'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { Screen } from '../../shared/screen.tsx'
import { useMay } from '../../shared/use-may.ts'
import { useWholeList } from '../../shared/use-read.ts'
import { type Attribute, AttributeDialog } from './attribute-dialog.tsx'

/** The colours, materials and sizes that distinguish variants and serve as filters. */
export function AttributesPage() {
  const t = useTranslate()
  const mayWrite = useMay()('products.write')
  const { data: all = [] } = useWholeList(listAttributes)
  const [edited, setEdited] = useState<Attribute | 'new'>()
  return (
    <Screen heading={t('attributes.title')} lead={t('attributes.lead')}>
      {mayWrite && (
        <Button onClick={() => setEdited('new')} sx={{ alignSelf: 'start' }} variant="contained">
          {t('attributes.add')}
        </Button>
      )}
      {attributeNames.map((name) => (
        <Card component="section" key={name}>
          <CardContent>
            <Typography component="h3" gutterBottom variant="h6">
              {t(`products.${name}`)}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {all
                .filter((one) => one.name === name)
                .map((one) => (
                  <AttributeRow
                    attribute={one}
                    key={`${one.name} ${one.value}`}
                    onEdit={mayWrite ? () => setEdited(one) : undefined}
                  />
                ))}
            </Box>
          </CardContent>
        </Card>
      ))}
      {edited && (
        <AttributeDialog attribute={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </Screen>
  )
}

type AttributeRowProps = { attribute: Attribute; onEdit: (() => void) | undefined }

function AttributeRow({ attribute: { name: kind, title, swatch }, onEdit }: AttributeRowProps) {
  const t = useTranslate()
  const locale = useLocale()
  const name = inLocale(title, locale)
  const others = locales.filter((one) => one !== locale).map((one) => inLocale(title, one))
  return (
    <Stack component="li" direction="row" sx={{ gap: 1.5, alignItems: 'center', minHeight: 44, py: 0.5 }}>
      {kind === 'colour' && (
        <Box
          sx={{
            width: 24,
            height: 24,
            flex: 'none',
            bgcolor: swatch ?? 'transparent',
            border: 1,
            borderColor: 'divider',
            borderStyle: swatch ? 'solid' : 'dashed',
          }}
          {...(swatch && { title: swatch })}
        />
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="span">{name}</Typography>{' '}
        <Typography color="text.secondary" component="span" variant="body2">
          {others.join(' · ')}
        </Typography>
      </Box>
      {onEdit && (
        <Button aria-label={t('categories.editNamed', { name })} onClick={onEdit} size="small">
          {t('categories.edit')}
        </Button>
      )}
    </Stack>
  )
}
