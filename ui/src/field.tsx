import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

/** The props of every form field besides its control. */
export type FieldProps = {
  label: string
  hint?: ReactNode
  error?: string
  /** The "optional" label of a field that may be left empty. */
  optional?: string
  /** For fields whose label would repeat adjacent text. */
  isLabelHidden?: boolean
}

export type Control = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

export function useControl(
  { hint, error }: FieldProps,
  givenId?: string,
): Control & { hintId: string; errorId: string } {
  const ownId = useId()
  const id = givenId ?? ownId
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    hintId: `${id}-hint`,
    errorId: `${id}-error`,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  }
}

export function FieldError({ id, children }: { id: string; children?: string }) {
  if (!children) return null
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-caption text-brick">
      <CircleAlert aria-hidden="true" size={15} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      {children}
    </p>
  )
}

export function FieldHint({ id, children }: { id: string; children?: ReactNode }) {
  if (!children) return null
  return (
    <p id={id} className="mt-1.5 text-caption text-muted">
      {children}
    </p>
  )
}

type FrameProps = FieldProps & { control: ReturnType<typeof useControl>; children: ReactNode; className?: string }

/** Label, control, hint and error, in the same layout for every field. */
export function FieldFrame({ label, hint, error, optional, isLabelHidden, control, children, className }: FrameProps) {
  return (
    <div className={className}>
      <label htmlFor={control.id} className={isLabelHidden ? 'sr-only' : 'field-label'}>
        {label}
        {optional && <span className="font-normal text-muted"> {optional}</span>}
      </label>
      {children}
      <FieldHint id={control.hintId}>{hint}</FieldHint>
      <FieldError id={control.errorId}>{error}</FieldError>
    </div>
  )
}

export function controlAttributes({ id, ...rest }: Control): Control {
  return { id, 'aria-describedby': rest['aria-describedby'], 'aria-invalid': rest['aria-invalid'] }
}

export function controlClass(...names: Parameters<typeof classNames>): string {
  return classNames('control', ...names)
}
