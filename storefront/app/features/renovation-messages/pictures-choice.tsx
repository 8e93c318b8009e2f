import { messagePicturesAtMost } from '@fitout/contract/renovation-messages.ts'
import { IconButton } from '@fitout/ui/icon-button.tsx'
import ImageUp from 'lucide-react/icons/image-up'
import X from 'lucide-react/icons/x'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isPicture, isTooLarge, pictureTypes } from '../../shared/uploads/file-kinds.ts'

type Props = { files: readonly File[]; onChange: (files: File[]) => void; isDisabled: boolean }

/** Up to five pictures attached to a message. */
export function PicturesChoice({ files, onChange, isDisabled }: Props) {
  const t = useTranslations('renovationMessages')
  const id = useId()
  const [fault, setFault] = useState('')

  function add(chosen: readonly File[]): void {
    const odd = chosen.find((file) => !isPicture(file))
    const large = chosen.find(isTooLarge)
    const isTooMany = files.length + chosen.length > messagePicturesAtMost
    if (odd) setFault(t('notPicture', { name: odd.name }))
    else if (large) setFault(t('tooLarge', { name: large.name }))
    else setFault(isTooMany ? t('tooMany', { count: messagePicturesAtMost }) : '')
    const good = chosen.filter((file) => isPicture(file) && !isTooLarge(file))
    onChange([...files, ...good].slice(0, messagePicturesAtMost))
  }

  return (
    <div>
      <label
        htmlFor={id}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-small has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-clay"
      >
        <ImageUp aria-hidden="true" size={20} strokeWidth={1.25} className="text-muted" />
        <span className="line-link">{t('choose')}</span>
        <input
          id={id}
          type="file"
          multiple
          accept={pictureTypes}
          disabled={isDisabled}
          onChange={({ target }) => {
            add([...(target.files ?? [])])
            target.value = ''
          }}
          className="sr-only"
        />
      </label>
      <ul className="text-caption empty:hidden">
        {files.map((file) => (
          <li key={`${file.name} ${file.size}`} className="flex items-center gap-2">
            <span className="wrap-anywhere">{file.name}</span>
            <IconButton
              label={t('removePicture', { name: file.name })}
              onClick={() => onChange(files.filter((one) => one !== file))}
              icon={<X aria-hidden="true" size={16} strokeWidth={1.5} />}
            />
          </li>
        ))}
      </ul>
      <p role="alert" className="mt-1 text-caption text-brick empty:hidden">
        {fault}
      </p>
    </div>
  )
}
