import { Button, Card } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import { useState } from 'react'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { Screen } from '../../shared/screen.tsx'
import { useMay } from '../../shared/use-may.ts'
import { CategoryDialog } from './category-dialog.tsx'
import { CategoryRow } from './category-row.tsx'
import { useCategories } from './use-categories.ts'

/** The category tree: rename, hide, sort, move, add. */
export function CategoriesPage() {
  const t = useTranslate()
  const locale = useLocale()
  const mayWrite = useMay()('products.write')
  const categories = useCategories()
  const [edited, setEdited] = useState<string>()
  return (
    <Screen heading={t('resources.categories.name')} lead={t('categories.lead')}>
      {mayWrite && (
        <Button onClick={() => setEdited('new')} sx={{ alignSelf: 'start' }} variant="contained">
          {t('categories.add')}
        </Button>
      )}
      <Card component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {categories.map((category) => (
          <CategoryRow
            category={category}
            key={category._id}
            mayWrite={mayWrite}
            name={inLocale(category.title, locale)}
            onEdit={() => setEdited(category._id)}
          />
        ))}
      </Card>
      {edited && (
        <CategoryDialog
          categories={categories}
          // The current one, even if a colleague has changed it.
          category={categories.find(({ _id: id }) => id === edited)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Screen>
  )
}
