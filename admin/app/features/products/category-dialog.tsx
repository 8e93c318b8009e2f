import { FormControlLabel, MenuItem, Switch, TextField } from '@mui/material'
import { inLocale, type Words } from '@fitout/contract/locales.ts'
import { addCategory, changeCategory } from '@fitout/contract/staff/categories.ts'
import type { StaffPicture } from '../../shared/add-picture.tsx'
import { ChangedMeanwhile } from '../../shared/changed-meanwhile.tsx'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { PictureChoice } from '../../shared/picture-choice.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useVersioned } from '../../shared/use-versioned.ts'
import { WordsFields } from '../../shared/words-fields.tsx'
import { parentsOf, type PlacedCategory } from './use-categories.ts'
import { CategoryListing } from './category-listing.tsx'
import { type CategoryDraft, useCategoryDraft } from './use-category-draft.ts'

type Props = { category: PlacedCategory | undefined; categories: PlacedCategory[]; onClose: () => void }

/** A new or existing category. */
export function CategoryDialog({ category, categories, onClose }: Props) {
  const t = useTranslate()
  const locale = useLocale()
  const { draft, change, picture, choosePicture, between } = useCategoryDraft(category, categories)
  const { title, description, alt, parentId, isShown, listing_title, listing_description } = draft
  const { save, isRunning, isStale, seen, goOnFrom } = useVersioned(category?.version ?? '', () =>
    t('done.categorySaved', { title: inLocale(title, locale) }),
  )

  const store = async (isOver = false) =>
    save(async (version) => {
      const parent_id = parentId || null
      if (!category) {
        const kind = categories.find(({ _id }) => _id === parentId)?.kind ?? 'GOODS'
        await staffCall(addCategory, { body: { parent_id, kind, title } })
        return ''
      }
      const status = isShown ? ('ACTIVE' as const) : ('INACTIVE' as const)
      const shown = picture && { picture_id: picture._id, alt }
      const texts = { title, description, listing_title, listing_description }
      const body = { ...texts, picture: shown, status, parent_id, version }
      await staffCall(changeCategory, { params: { id: category._id }, body })
      return ''
    }, isOver)

  // Only the id of the picture is stored, not the picture itself.
  function takeUp({ pictureId: _none, ...kept }: CategoryDraft, version: string): void {
    change(kept)
    goOnFrom(version)
  }
  return (
    <FormDialog
      isRunning={isRunning}
      kept={{ part: category?._id ?? 'new', version: seen, onTakeUp: takeUp }}
      onClose={onClose}
      onSubmit={() => store()}
      title={category ? t('categories.editNamed', { name: inLocale(category.title, locale) }) : t('categories.add')}
      typed={draft}
    >
      {isStale && (
        <ChangedMeanwhile
          between={between}
          onKeepMine={() => void store(true).then((isDone) => isDone && onClose())}
          onTakeTheirs={onClose}
        />
      )}
      <WordsFields
        isRequired
        isOwnEnough
        label={t('products.title')}
        isDrafted={!category}
        most={100}
        onChange={(written) => change({ title: written })}
        value={title}
      />
      {category && <Described draft={draft} onChange={change} onPicture={choosePicture} picture={picture} />}
      <TextField
        label={t('categories.parent')}
        onChange={({ target }) => change({ parentId: target.value })}
        select
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        value={parentId}
      >
        <MenuItem value="">{t('categories.top')}</MenuItem>
        {parentsOf(category, categories).map(({ _id, title: name, depth }) => (
          <MenuItem key={_id} sx={{ pl: 2 + depth * 2 }} value={_id}>
            {inLocale(name, locale)}
          </MenuItem>
        ))}
      </TextField>
      {category && (
        <FormControlLabel
          control={<Switch checked={isShown} onChange={(_, isOn) => change({ isShown: isOn })} />}
          label={t('categories.shown')}
        />
      )}
      {category && <CategoryListing category={category} draft={draft} onChange={change} />}
    </FormDialog>
  )
}

type DescribedProps = {
  draft: CategoryDraft
  picture: StaffPicture | null
  onChange: (part: Partial<CategoryDraft>) => void
  onPicture: (picture: StaffPicture, alt?: Words) => void
}

/** The content above the pieces of a category in the shop. */
function Described({ draft, picture, onChange, onPicture }: DescribedProps) {
  const t = useTranslate()
  return (
    <>
      <WordsFields
        isLong
        label={t('offers.description')}
        most={1000}
        onChange={(description) => onChange({ description })}
        value={draft.description}
      />
      <PictureChoice
        onChoose={onPicture}
        onFocus={(focus) => picture && onPicture({ ...picture, focus })}
        onRemove={() => onChange({ pictureId: '' })}
        picture={picture}
      />
      {picture && (
        <WordsFields
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
