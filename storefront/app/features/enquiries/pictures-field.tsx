import { IconButton } from '@fitout/ui/icon-button.tsx'
import { ProgressBar } from '@fitout/ui/progress-bar.tsx'
import FileText from 'lucide-react/icons/file-text'
import ImageUp from 'lucide-react/icons/image-up'
import X from 'lucide-react/icons/x'
import { type DragEvent, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { pictureOrPdfTypes, pictureTypes } from '../../shared/uploads/file-kinds.ts'
import { isDocument, type StoredPicture } from './enquiry-draft.ts'
import { usePictures } from './use-pictures.ts'

type Props = { place: 'floorPlans' | 'photos'; pictures: readonly StoredPicture[]; atMost: number }

function Shown({ picture }: { picture: StoredPicture }) {
  if (!isDocument(picture)) {
    return (
      <img
        src={`/api/files/${picture.id}`}
        alt={picture.name}
        className="aspect-square w-full rounded-sm bg-sand object-cover"
      />
    )
  }
  return (
    <p className="flex aspect-square w-full flex-col items-center justify-center gap-2 rounded-sm bg-sand p-3 text-caption">
      <FileText aria-hidden="true" size={28} strokeWidth={1.25} className="text-muted" />
      <span className="line-clamp-3 w-full text-center wrap-anywhere">{picture.name}</span>
    </p>
  )
}

type ListProps = { pictures: readonly StoredPicture[]; onRemove: (picture: StoredPicture) => void }

function PictureList({ pictures, onRemove }: ListProps) {
  const t = useTranslations('enquiry')
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-3">
      {pictures.map((picture) => (
        <li key={picture.id} className="relative">
          <Shown picture={picture} />
          <IconButton
            label={t('removePicture', { name: picture.name })}
            onClick={() => onRemove(picture)}
            icon={<X aria-hidden="true" size={16} strokeWidth={1.5} />}
            className="absolute end-1 top-1 size-9 bg-paper"
          />
        </li>
      ))}
    </ul>
  )
}

type LabelProps = { inputId: string; place: Props['place']; isClosed: boolean }

function ChooseLabel({ inputId, place, isClosed }: LabelProps) {
  const t = useTranslations('enquiry')
  return (
    <label
      htmlFor={inputId}
      className={`flex min-h-20 items-center justify-center gap-3 text-center text-small
        ${isClosed ? 'cursor-not-allowed text-muted' : 'cursor-pointer'}`}
    >
      <ImageUp aria-hidden="true" size={22} strokeWidth={1.25} className="shrink-0 text-muted" />
      <span>
        <span className="sr-only">{t(place)} </span>
        <span className={isClosed ? '' : 'line-link font-medium'}>
          {t(place === 'floorPlans' ? 'choosePlans' : 'choosePictures')}
        </span>{' '}
        <span className="text-caption text-muted max-md:hidden">{t('dropPictures')}</span>
      </span>
    </label>
  )
}

/** Several pictures, chosen, dropped or taken with the camera, each shown once it is uploaded. */
export function PicturesField({ place, pictures, atMost }: Props) {
  const t = useTranslations('enquiry')
  const { sending, faults, news, add, remove } = usePictures(place, atMost)
  const [isOver, setIsOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const isFull = pictures.length >= atMost

  function take(files: FileList | null): void {
    void add([...(files ?? [])])
    if (input.current) input.current.value = ''
  }

  function drop(event: DragEvent): void {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files)
  }

  return (
    <div role="group" aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className="mb-1.5 text-small font-medium">
        {t(place)}
        <span className="ms-1.5 font-normal text-muted">{t('optional')}</span>
      </p>
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={`relative grid gap-4 rounded-sm border border-dashed p-4 transition-colors
          has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2
          has-[input:focus-visible]:outline-clay ${isOver ? 'border-ink bg-sand' : 'border-control bg-white'}`}
      >
        {pictures.length > 0 && (
          <PictureList
            pictures={pictures}
            onRemove={(picture) => {
              remove(picture)
              // The button that removed it disappears with it.
              input.current?.focus()
            }}
          />
        )}
        <ChooseLabel inputId={id} place={place} isClosed={isFull || sending !== undefined} />
        <input
          ref={input}
          id={id}
          type="file"
          multiple
          accept={place === 'floorPlans' ? pictureOrPdfTypes : pictureTypes}
          disabled={isFull || sending !== undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => take(event.target.files)}
          className="sr-only"
        />
        {sending && (
          <div className="absolute inset-x-0 bottom-0">
            <ProgressBar label={t('sendingPicture', { name: sending.name })} value={Math.round(sending.part * 100)} />
          </div>
        )}
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-caption text-muted">
        {t(`${place}Hint`, { count: atMost })}
      </p>
      <p role="status" className="sr-only">
        {news}
      </p>
      <ul role="alert" className="mt-1.5 grid gap-1 text-caption text-brick empty:hidden">
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </div>
  )
}
