import type { Words } from '@fitout/contract/locales.ts'
import { focusPicture } from '@fitout/contract/staff/pictures.ts'
import { arrangePictures } from '@fitout/contract/staff/products.ts'
import { useState } from 'react'
import type { StaffPicture } from '../../../shared/add-picture.tsx'
import { inEachLanguage } from '../../../shared/words-fields.tsx'
import { useTogetherPart } from '../../../shared/saved-together.tsx'
import { staffCall } from '../../../shared/staff-call.ts'
import { useTyped } from '../../../shared/use-typed.ts'
import { useVersioned } from '../../../shared/use-versioned.ts'
import type { Product } from '../product.ts'
import { fieldsOf, type PictureFields, picturesFrom, places } from '../picture-fields.ts'
import type { ShownPicture } from '../shown-picture.ts'

const shownOf = ({ alt, ...picture }: Product['pictures'][number]): ShownPicture => ({
  ...picture,
  alt: { zh: alt.zh ?? '', cn: alt.cn ?? '', en: alt.en ?? '' },
})

/** The pictures of a product in order; the first is on its card in the shop. */
export function useProductPictures(product: Product, mayWrite: boolean) {
  const [pictures, setPictures] = useState(() => product.pictures.map(shownOf))
  const { save, isRunning, isStale, seen, goOnFrom } = useVersioned(product.pictures_version)
  const { isUnsaved, offer, began, markSaved } = useTyped({
    typed: pictures,
    mayWrite,
    part: 'pictures',
    version: seen,
    onTakeUp: (kept, begun) => {
      setPictures(kept)
      goOnFrom(begun)
    },
  })

  async function store(isOver = false): Promise<boolean> {
    const isSaved = await save(async (version) => {
      for (const { _id: id, focus } of pictures) {
        const before = product.pictures.find(({ _id }) => _id === id)?.focus
        if (focus && (focus.x !== before?.x || focus.y !== before.y)) {
          await staffCall(focusPicture, { params: { id }, body: focus })
        }
      }
      const body = { pictures: pictures.map(({ _id, alt }) => ({ picture_id: _id, alt })), version }
      const { data } = await staffCall(arrangePictures, { params: { id: product._id }, body })
      return data.pictures_version
    }, isOver)
    if (isSaved) markSaved()
    return isSaved
  }
  useTogetherPart({ place: 1, isUnsaved, isRunning, offer, save: store })

  const theirs = product.pictures.map(shownOf)
  const between = {
    began: fieldsOf(began),
    theirs: fieldsOf(theirs),
    mine: fieldsOf(pictures),
    onChange: (mine: PictureFields) => setPictures((all) => picturesFrom(mine, [...all, ...theirs, ...began])),
    showValue: (path: string, value: unknown) => (path === 'order' ? places(value, [...began, ...theirs]) : undefined),
  }
  return {
    pictures,
    isStale,
    conflict: { between, onKeepMine: () => void store(true) },
    add: (added: StaffPicture, alt?: Words) => setPictures((all) => withPicture(all, added, alt)),
    change: (changed: ShownPicture) =>
      setPictures((all) => all.map((one) => (one._id === changed._id ? changed : one))),
    place: (id: string, at: number) => setPictures((all) => placed(all, id, at)),
    remove: (id: string) => setPictures((all) => all.filter(({ _id }) => _id !== id)),
  }
}

export type PicturesEditing = ReturnType<typeof useProductPictures>

function placed(pictures: ShownPicture[], id: string, at: number): ShownPicture[] {
  const moved = pictures.find(({ _id }) => _id === id)
  return moved ? pictures.filter((one) => one !== moved).toSpliced(Math.max(0, at), 0, moved) : pictures
}

function withPicture(pictures: ShownPicture[], added: StaffPicture, alt?: Words): ShownPicture[] {
  const isThere = pictures.some(({ _id }) => _id === added._id)
  return isThere ? pictures : [...pictures, { ...added, alt: inEachLanguage(alt) }]
}
