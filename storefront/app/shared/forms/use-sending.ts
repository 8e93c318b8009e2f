import { CallError } from '@fitout/contract/client.ts'
import type { FieldErrorCode } from '@fitout/contract/errors.ts'
import { formatFaults } from '@fitout/contract/formats.ts'
import { type FormEvent, useRef, useState } from 'react'
import { type MissableField, useFieldWords } from './field-words.ts'
import { focusField } from './focus-field.ts'

type Sending<Name extends string> = {
  /** The fields in order, by their names in the body. */
  fields: readonly Name[]
  body: () => Readonly<Record<string, unknown>>
  required: readonly Name[]
  send: () => Promise<void>
}

/**
 * A form that is validated by the schema of its body before it is sent, and keeps its input if the API rejects it.
 * An error that belongs to no field is `failure`.
 */
export function useSending<Name extends MissableField>({ fields, body, required, send }: Sending<Name>) {
  const words = useFieldWords()
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Partial<Record<Name, FieldErrorCode>>>({})
  const [failure, setFailure] = useState<unknown>()
  const [isBusy, setIsBusy] = useState(false)

  function show(found: Partial<Record<Name, FieldErrorCode>>): boolean {
    setFaults(found)
    const first = fields.find((name) => found[name])
    if (first) focusField(form.current, first)
    return first !== undefined
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setFailure(undefined)
    if (show(faultsOf(body(), fields, required))) return
    setIsBusy(true)
    try {
      await send()
    } catch (error) {
      const found = error instanceof CallError ? namedFaults(error, fields) : {}
      if (!show(found)) setFailure(error)
    }
    setIsBusy(false)
  }

  return {
    isBusy,
    failure,
    fail: setFailure,
    form: {
      ref: form,
      // Without `post`, a submit before hydration would put the input into the address.
      method: 'post' as const,
      noValidate: true,
      onSubmit: (event: FormEvent) => void submit(event),
    },
    wrong(name: Name): string | undefined {
      const code: FieldErrorCode | undefined = faults[name]
      return code && words(name, code)
    },
    /** Clears the error of a field that is being edited. */
    mend: (name: Name) => setFaults((known) => ({ ...known, [name]: undefined })),
  }
}

function faultsOf<Name extends string>(
  body: Readonly<Record<string, unknown>>,
  fields: readonly Name[],
  required: readonly Name[],
): Partial<Record<Name, FieldErrorCode>> {
  const faults: Partial<Record<string, FieldErrorCode>> = {}
  for (const { path, code } of formatFaults(body)) faults[path] = code
  for (const name of required) if (body[name] === undefined || body[name] === '') faults[name] = 'required'
  return only(faults, fields)
}

function namedFaults<Name extends string>(error: CallError, fields: readonly Name[]) {
  const { errors = [] } = error.problem
  return only(Object.fromEntries(errors.map((one) => [one.path, one.code])), fields)
}

function only<Name extends string>(faults: Partial<Record<string, FieldErrorCode>>, fields: readonly Name[]) {
  const found: Partial<Record<Name, FieldErrorCode>> = {}
  for (const name of fields) if (faults[name]) found[name] = faults[name]
  return found
}
