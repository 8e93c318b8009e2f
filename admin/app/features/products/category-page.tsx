import { inLocale } from '@fitout/contract/locales.ts'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { Presence } from '../../shared/presence.tsx'
import { useRefresh } from '../../shared/query-client.ts'
import { Screen } from '../../shared/screen.tsx'
import { CategoryForm } from './category-form.tsx'
import { useCategoryTree } from './use-categories.ts'

export function CategoryPage() {
  const t = useTranslate()
  const locale = useLocale()
  const { id = '' } = useParams()
  const refresh = useRefresh()
  const { categories, error } = useCategoryTree()
  const [taken, setTaken] = useState('')
  if (!categories) return <Screen error={error} />
  const category = categories.find(({ _id }) => _id === id)
  if (!category) return <Screen error={{ message: t('categories.none') }} />
  // A form whose input is discarded restarts with the current state.
  const reload = () => {
    setTaken(category.version)
    void refresh()
  }
  return (
    <Screen beside={<Presence id={id} subject="category" />} heading={inLocale(category.title, locale)}>
      <CategoryForm categories={categories} category={category} key={`${id} ${taken}`} onReload={reload} />
    </Screen>
  )
}
