import FileText from 'lucide-react/icons/file-text'
import ImageUp from 'lucide-react/icons/image-up'
import X from 'lucide-react/icons/x'
import { type DragEvent, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { FieldError, FieldHint, type FieldProps, useControl } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { useObjectUrl } from './use-object-url.ts'

type Props = Pick<FieldProps, 'label' | 'hint' | 'error'> & {
  name?: string
  accept: string
  file: File | null
  onChange: (file: File | null) => void
  words: { choose: string; drop: string; remove: string; preview: string }
  isDisabled?: boolean
  /** The upload progress from 0 to 100, with the label of the bar. */
  sent?: { percent: number; label: string }
}

/** One picture, chosen, dropped or taken with the camera, with a preview; for a document its name. */
export function FileDrop({ label, hint, error, name, accept, file, onChange, words, isDisabled = false, sent }: Props) {
  const control = useControl({ label, hint, error })
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)

  function choose(next: File | null) {
    onChange(next)
    if (next || !input.current) return
    input.current.value = ''
    // The focused button is removed together with the file.
    input.current.focus()
  }

  const isFixed = isDisabled || sent !== undefined

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    const dropped = event.dataTransfer.files[0]
    if (dropped && !isFixed) choose(dropped)
  }

  return (
    <div>
      <p className="mb-1.5 text-small font-medium">{label}</p>
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={classNames(
          'relative rounded-sm border border-dashed transition-colors has-focus-visible:outline-2',
          'has-focus-visible:outline-offset-2 has-focus-visible:outline-clay',
          error ? 'border-brick' : isOver && !isFixed ? 'border-ink' : 'border-control',
          isDisabled || isOver ? 'bg-sand' : 'bg-white',
          !isFixed && 'hover:border-ink active:bg-sand',
        )}
      >
        <label
          htmlFor={control.id}
          className={classNames(
            'flex min-h-40 flex-col items-center justify-center gap-2 p-6 text-center text-small',
            isFixed ? 'cursor-not-allowed text-muted' : 'cursor-pointer',
          )}
        >
          <ChosenFile file={file} words={words} />
          <span className="sr-only">{label}</span>
        </label>
        <input
          ref={input}
          id={control.id}
          name={name}
          type="file"
          accept={accept}
          disabled={isFixed}
          aria-describedby={control['aria-describedby']}
          aria-invalid={control['aria-invalid']}
          onChange={(event) => choose(event.target.files?.[0] ?? null)}
          className="sr-only"
        />
        {file && !isFixed && (
          <IconButton
            label={words.remove}
            onClick={() => choose(null)}
            icon={<X aria-hidden="true" size={18} strokeWidth={1.5} />}
            className="absolute end-2 top-2 bg-paper"
          />
        )}
        {sent && (
          <div className="absolute inset-x-0 bottom-0">
            <ProgressBar label={sent.label} value={sent.percent} />
          </div>
        )}
      </div>
      <FieldHint id={control.hintId}>{hint}</FieldHint>
      <FieldError id={control.errorId}>{error}</FieldError>
    </div>
  )
}

/** The chosen file, or the prompt to choose one. */
function ChosenFile({ file, words }: Pick<Props, 'file' | 'words'>) {
  const preview = useObjectUrl(file)
  return (
    <>
      {file?.type === 'application/pdf' ? (
        <FileText aria-hidden="true" size={28} strokeWidth={1.25} className="text-muted" />
      ) : preview ? (
        <img src={preview} alt={words.preview} className="max-h-80 max-w-full object-contain" />
      ) : (
        <ImageUp aria-hidden="true" size={28} strokeWidth={1.25} className="text-muted" />
      )}
      {file ? (
        <span className="max-w-full truncate text-caption text-muted">{file.name}</span>
      ) : (
        <>
          <span className="line-link font-medium">{words.choose}</span>
          <span className="text-caption text-muted max-md:hidden">{words.drop}</span>
        </>
      )}
    </>
  )
}
