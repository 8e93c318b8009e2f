import { picturesWithTextAtMost } from '@fitout/contract/limits.ts'
import { IconButton } from '@fitout/ui/icon-button.tsx'
import { useObjectUrl } from '@fitout/ui/use-object-url.ts'
import ImagePlus from 'lucide-react/icons/image-plus'
import X from 'lucide-react/icons/x'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isPicture, isTooLarge, pictureTypes } from './file-kinds.ts'

type Props = {
  files: File[]
  onChange: (files: File[]) => void
  isDisabled: boolean
  label?: string
  /** The maximum number of pictures. */
  most?: number
  /** The error of the field. */
  error?: string | undefined
}

/** Pictures attached to a text, each with a preview. */
export function PictureUploads({ files, onChange, isDisabled, label, most = picturesWithTextAtMost, error }: Props) {
  const t = useTranslations('uploads')
  const errors = useTranslations('errors')
  const id = useId()
  const [fault, setFault] = useState<'type' | 'size' | 'many'>()
  const isFull = files.length >= most

  function add(chosen: File[]): void {
    const sound = chosen.filter((file) => isPicture(file) && !isTooLarge(file))
    const all = [...files, ...sound]
    if (chosen.some((file) => !isPicture(file))) setFault('type')
    else if (sound.length < chosen.length) setFault('size')
    else setFault(all.length > most ? 'many' : undefined)
    onChange(all.slice(0, most))
  }

  return (
    <div role="group" aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className="mb-1.5 text-small font-medium">
        {label ?? t('label')}
      </p>
      <ul className="flex flex-wrap gap-2">
        {files.map((file, index) => (
          <Chosen
            key={`${file.name} ${file.lastModified} ${index}`}
            file={file}
            isFixed={isDisabled}
            onRemove={() => {
              setFault(undefined)
              onChange(files.filter((one) => one !== file))
            }}
          />
        ))}
        {!isFull && (
          <li>
            <label
              className="relative flex size-24 cursor-pointer flex-col items-center justify-center gap-1 rounded-sm border
                border-dashed border-control bg-white text-caption hover:border-ink has-focus-visible:outline-2
                has-focus-visible:outline-offset-2 has-focus-visible:outline-clay"
            >
              <ImagePlus aria-hidden="true" size={22} strokeWidth={1.25} className="text-muted" />
              {t('add')}
              <input
                type="file"
                name="images"
                multiple
                accept={pictureTypes}
                disabled={isDisabled}
                aria-describedby={`${id}-hint ${id}-error`}
                onChange={(event) => {
                  add([...(event.target.files ?? [])])
                  event.target.value = ''
                }}
                className="sr-only"
              />
            </label>
          </li>
        )}
      </ul>
      <p id={`${id}-hint`} className="mt-1.5 text-caption text-muted">
        <span className="block">
          {files.length === 0 ? errors('noImages') : t('count', { count: files.length, most })}
        </span>
        {t('hint')}
      </p>
      <p id={`${id}-error`} role="alert" className="mt-1 text-caption text-brick empty:hidden">
        {fault ? t(`faults.${fault}`, { most }) : error}
      </p>
    </div>
  )
}

function Chosen({ file, isFixed, onRemove }: { file: File; isFixed: boolean; onRemove: () => void }) {
  const t = useTranslations('uploads')
  const preview = useObjectUrl(file)
  return (
    <li className="relative">
      <img src={preview} alt={file.name} className="size-24 rounded-sm bg-sand object-cover" />
      {!isFixed && (
        <IconButton
          label={t('remove', { name: file.name })}
          onClick={onRemove}
          icon={<X aria-hidden="true" size={16} strokeWidth={1.5} />}
          className="absolute -end-1 -top-1 rounded-full bg-paper"
        />
      )}
    </li>
  )
}
