import { Button, Card } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import { listStaffPostCategories } from '@fitout/contract/staff/post-categories.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { Screen } from '../../shared/screen.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useMay } from '../../shared/use-may.ts'
import { PostCategoryDialog } from './post-category-dialog.tsx'
import { type PostCategory, PostCategoryRow } from './post-category-row.tsx'

/** The categories of the journal: add, rename, sort, remove. */
export function PostCategoriesPage() {
  const t = useTranslate()
  const locale = useLocale()
  const mayWrite = useMay()('words.write')
  const [edited, setEdited] = useState<PostCategory | 'new'>()
  const { data, error } = useQuery({
    queryKey: ['writings', 'post-categories'],
    queryFn: () => staffCall(listStaffPostCategories, { query: { per_page: 100 } }),
  })
  const categories = data?.data ?? []
  return (
    <Screen error={error} heading={t('writings.postCategories')} lead={t('writings.categories.lead')}>
      {mayWrite && (
        <Button onClick={() => setEdited('new')} sx={{ alignSelf: 'start' }} variant="contained">
          {t('writings.categories.add')}
        </Button>
      )}
      <Card component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {categories.map((category, position) => (
          <PostCategoryRow
            category={category}
            isLast={position === categories.length - 1}
            key={category._id}
            mayWrite={mayWrite}
            name={inLocale(category.title, locale)}
            onEdit={() => setEdited(category)}
            position={position}
          />
        ))}
      </Card>
      {edited && (
        <PostCategoryDialog category={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </Screen>
  )
}
