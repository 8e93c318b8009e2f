import { Button, Card } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import { useState } from 'react'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { Screen } from '../../shared/screen.tsx'
import { useMay } from '../../shared/use-may.ts'
import { AddCategory } from './add-category.tsx'
import { CategoryRow } from './category-row.tsx'
import { useCategoryTree } from './use-categories.ts'

/** The category tree: sort, add, and a screen for each. */
export function CategoriesPage() {
  const t = useTranslate()
  const locale = useLocale()
  const mayWrite = useMay()('products.write')
  const { categories = [], error } = useCategoryTree()
  const [isAdding, setAdding] = useState(false)
  return (
    <Screen error={error} heading={t('resources.categories.name')} lead={t('categories.lead')}>
      {mayWrite && (
        <Button onClick={() => setAdding(true)} sx={{ alignSelf: 'start' }} variant="contained">
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
          />
        ))}
      </Card>
      {isAdding && <AddCategory categories={categories} onClose={() => setAdding(false)} />}
    </Screen>
  )
}
