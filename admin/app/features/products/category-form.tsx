import { Card, CardContent, FormControlLabel, Switch } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import { changeCategory } from '@fitout/contract/staff/categories.ts'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { PictureChoice } from '../../shared/picture-choice.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useMay } from '../../shared/use-may.ts'
import { useVersioned } from '../../shared/use-versioned.ts'
import { VersionedForm } from '../../shared/versioned-form.tsx'
import { inEachLanguage, WordsFields } from '../../shared/words-fields.tsx'
import { CategoryListing } from './category-listing.tsx'
import { ParentField } from './parent-field.tsx'
import { parentsOf, type PlacedCategory } from './use-categories.ts'
import {
  type CategoryDraft,
  categoryDraftOf,
  pictureIn,
  useCategoryDraft,
  writtenPicture,
} from './use-category-draft.ts'

type CategoryFormProps = { category: PlacedCategory; categories: PlacedCategory[]; onReload: () => void }

/** Texts, picture and place of a category. */
export function CategoryForm({ category, categories, onReload }: CategoryFormProps) {
  const t = useTranslate()
  const locale = useLocale()
  const isDisabled = !useMay()('products.write')
  const { draft, change, inWords } = useCategoryDraft(category, categories)
  const { save, isRunning, isStale, seen, goOnFrom } = useVersioned(category.version, () =>
    t('done.categorySaved', { title: inLocale(draft.title, locale) }),
  )

  const store = async (isOver: boolean) =>
    save(async (version) => {
      const { title, description, alt, parentId, isShown, listing_title, listing_description } = draft
      const picture = pictureIn(draft)
      const status = isShown ? ('ACTIVE' as const) : ('INACTIVE' as const)
      const texts = { title, description, listing_title, listing_description }
      const shown = picture && { picture_id: picture._id, alt }
      const body = { ...texts, picture: shown, status, parent_id: parentId || null, version }
      return (await staffCall(changeCategory, { params: { id: category._id }, body })).data.version
    }, isOver)

  const fields = { draft, isDisabled, onChange: change }
  return (
    <Card>
      <CardContent>
        <VersionedForm
          inWords={inWords}
          isRunning={isRunning}
          isStale={isStale}
          mayWrite={!isDisabled}
          onReload={onReload}
          onSave={store}
          onTakeUp={(kept, begun) => {
            change(kept)
            goOnFrom(begun)
          }}
          theirs={categoryDraftOf(category)}
          typed={draft}
          version={seen}
        >
          <FormControlLabel
            control={
              <Switch checked={draft.isShown} disabled={isDisabled} onChange={(_, isOn) => change({ isShown: isOn })} />
            }
            label={t('categories.shown')}
          />
          <WordsFields
            isDisabled={isDisabled}
            isOwnEnough
            isRequired
            label={t('products.title')}
            most={100}
            onChange={(title) => change({ title })}
            value={draft.title}
          />
          <ParentField
            isDisabled={isDisabled}
            onChange={(parentId) => change({ parentId })}
            parents={parentsOf(category, categories)}
            value={draft.parentId}
          />
          <Described {...fields} />
          <CategoryListing {...fields} category={category} />
        </VersionedForm>
      </CardContent>
    </Card>
  )
}

type DescribedProps = { draft: CategoryDraft; isDisabled: boolean; onChange: (part: Partial<CategoryDraft>) => void }

/** The content above the pieces of a category in the shop. */
function Described({ draft, isDisabled, onChange }: DescribedProps) {
  const t = useTranslate()
  const picture = pictureIn(draft)
  return (
    <>
      <WordsFields
        isDisabled={isDisabled}
        isLong
        label={t('offers.description')}
        most={1000}
        onChange={(description) => onChange({ description })}
        value={draft.description}
      />
      <PictureChoice
        isDisabled={isDisabled}
        onChoose={(chosen, alt) =>
          onChange({ picture: writtenPicture(chosen), ...(alt && { alt: inEachLanguage(alt) }) })
        }
        onFocus={(focus) => picture && onChange({ picture: writtenPicture({ ...picture, focus }) })}
        onRemove={() => onChange({ picture: '' })}
        picture={picture}
      />
      {picture && (
        <WordsFields
          isDisabled={isDisabled}
          isWrapped
          label={t('pictures.alt')}
          most={300}
          onChange={(alt) => onChange({ alt })}
          value={draft.alt}
        />
      )}
    </>
  )
}
