import { useState } from 'react'
import { AvatarPicker } from '../../src/avatar-picker.tsx'
import { Avatar } from '../../src/avatar.tsx'
import { CodeField } from '../../src/code-field.tsx'
import { DateField } from '../../src/date-field.tsx'
import { FileDrop } from '../../src/file-drop.tsx'
import { PasswordField } from '../../src/password-field.tsx'
import { PhoneField } from '../../src/phone-field.tsx'
import { QuantityStepper } from '../../src/quantity-stepper.tsx'
import { TextArea } from '../../src/text-area.tsx'
import { TextField } from '../../src/text-field.tsx'
import { type Group, State, States } from '../specimen.tsx'
import { stateNames } from '../state-names.ts'
import { fieldWords as words } from './fields-words.ts'

function TextFields() {
  const { label, hint, error, value } = words.name
  return (
    <States>
      <State name={stateNames.empty}>
        <TextField label={label} hint={hint} placeholder={value} />
      </State>
      <State name={stateNames.hover} className="[&_input]:border-ink">
        <TextField label={label} defaultValue={value} />
      </State>
      <State name={stateNames.focus} shown="focus">
        <TextField label={label} defaultValue={value} />
      </State>
      <State name={stateNames.error}>
        <TextField label={label} error={error} />
      </State>
      <State name={stateNames.disabled}>
        <TextField label={label} defaultValue={value} disabled />
      </State>
      <State name={stateNames.optional}>
        <TextField label={words.note.label} optional={words.optional} />
      </State>
    </States>
  )
}

function TextAreas() {
  return (
    <States>
      <State name={stateNames.empty}>
        <TextArea label={words.note.label} optional={words.optional} hint={words.note.hint} />
      </State>
      <State name={stateNames.filled}>
        <TextArea label={words.note.label} defaultValue={words.note.value} />
      </State>
      <State name={stateNames.focus} shown="focus">
        <TextArea label={words.note.label} />
      </State>
      <State name={stateNames.error}>
        <TextArea label={words.note.label} error={words.note.error} />
      </State>
      <State name={stateNames.disabled}>
        <TextArea label={words.note.label} defaultValue={words.note.value} disabled />
      </State>
    </States>
  )
}

function Passwords() {
  const { label, hint, error, show, hide } = words.password
  const shared = { label, words: { show, hide }, autoComplete: 'new-password', rules: 'minlength: 8;' } as const
  return (
    <States>
      <State name={stateNames.hint}>
        <PasswordField {...shared} hint={hint} />
      </State>
      <State name={stateNames.focus} shown="focus">
        <PasswordField {...shared} />
      </State>
      <State name={stateNames.error}>
        <PasswordField {...shared} error={error} defaultValue="1234" />
      </State>
      <State name={stateNames.disabled}>
        <PasswordField {...shared} disabled defaultValue="12345678" />
      </State>
    </States>
  )
}

function Codes() {
  const [code, setCode] = useState('')
  const { label, hint, error } = words.code
  return (
    <States>
      <State name={stateNames.live}>
        <CodeField label={label} hint={hint} value={code} onChange={setCode} />
      </State>
      <State name={stateNames.error}>
        <CodeField label={label} error={error} value="482913" onChange={() => undefined} />
      </State>
      <State name={stateNames.disabled}>
        <CodeField label={label} disabled value="482" onChange={() => undefined} />
      </State>
    </States>
  )
}

function Phones() {
  const { label, area, codes, hint, error } = words.phone
  const shared = { label, areaCodeLabel: area, areaCodes: codes }
  return (
    <States>
      <State name={stateNames.hint}>
        <PhoneField {...shared} hint={hint} areaCode={{ defaultValue: '852' }} phone={{}} />
      </State>
      <State name={stateNames.focus} shown="focus">
        <PhoneField {...shared} areaCode={{ defaultValue: '853' }} phone={{}} />
      </State>
      <State name={stateNames.error}>
        <PhoneField {...shared} error={error} areaCode={{ defaultValue: '852' }} phone={{ defaultValue: '2345' }} />
      </State>
      <State name={stateNames.disabled}>
        <PhoneField
          {...shared}
          areaCode={{ defaultValue: '86', disabled: true }}
          phone={{ defaultValue: '13800138000', disabled: true }}
        />
      </State>
    </States>
  )
}

function Dates() {
  const { label, hint, error } = words.date
  return (
    <States>
      <State name={stateNames.hint}>
        <DateField label={label} hint={hint} />
      </State>
      <State name={stateNames.filled}>
        <DateField label={label} defaultValue="2026-12-03" />
      </State>
      <State name={stateNames.focus} shown="focus">
        <DateField label={label} />
      </State>
      <State name={stateNames.error}>
        <DateField label={label} error={error} defaultValue="2020-01-01" />
      </State>
      <State name={stateNames.disabled}>
        <DateField label={label} defaultValue="2026-12-03" disabled />
      </State>
    </States>
  )
}

function Quantities() {
  const [quantity, setQuantity] = useState(2)
  const all = words.quantity
  return (
    <States columns="row">
      <State name={stateNames.live}>
        <QuantityStepper value={quantity} onChange={setQuantity} words={all} />
      </State>
      <State name={stateNames.focus} shown="focus">
        <QuantityStepper value={3} onChange={() => undefined} words={all} />
      </State>
      <State name="small">
        <QuantityStepper value={1} onChange={() => undefined} words={all} size="small" />
      </State>
      <State name={stateNames.disabled}>
        <QuantityStepper value={1} onChange={() => undefined} words={all} isDisabled />
      </State>
    </States>
  )
}

// A drawn room, as a preselected file.
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320"><path fill="#d9d0c3" d="M0 0h480v320H0z"/></svg>'
const sample = new File([drawing], 'fps-2026-11-21.svg', { type: 'image/svg+xml' })

function Files() {
  const [file, setFile] = useState<File | null>(null)
  const { label, hint, error, sending, ...rest } = words.file
  const shared = { label, words: rest, accept: 'image/*', onChange: () => undefined }
  return (
    <States>
      <State name={stateNames.live}>
        <FileDrop {...shared} hint={hint} file={file} onChange={setFile} />
      </State>
      <State name={stateNames.filled}>
        <FileDrop {...shared} file={sample} />
      </State>
      <State name={stateNames.busy}>
        <FileDrop {...shared} file={sample} sent={{ percent: 60, label: sending }} />
      </State>
      <State name={stateNames.error}>
        <FileDrop {...shared} file={null} error={error} />
      </State>
      <State name={stateNames.disabled}>
        <FileDrop {...shared} file={null} isDisabled />
      </State>
    </States>
  )
}

function Avatars() {
  const [face, setFace] = useState<File | null>(null)
  const { label, hint, error, latin, han, kept, ...rest } = words.avatar
  return (
    <div className="grid gap-8">
      <States columns="row">
        <State name="small">
          <Avatar name={han} size="small" />
        </State>
        <State name="medium">
          <Avatar name={latin} />
        </State>
        <State name="large">
          <Avatar name={kept} size="large" picture="/_gallery/pictures/products/lounge-chair-boucle/320.webp" />
        </State>
      </States>
      <States>
        <State name={stateNames.live}>
          <AvatarPicker {...{ label, hint }} accept="image/*" name={han} file={face} onChange={setFace} words={rest} />
        </State>
        <State name={stateNames.busy}>
          <AvatarPicker label={label} name={han} file={sample} onChange={() => undefined} words={rest} isSending />
        </State>
        <State name={stateNames.error}>
          <AvatarPicker {...{ label, error }} name={latin} file={null} onChange={() => undefined} words={rest} />
        </State>
      </States>
    </div>
  )
}

export const fields: Group = {
  id: 'fields',
  title: words.title,
  specimens: [
    { id: 'text-field', title: words.textField, content: <TextFields /> },
    { id: 'text-area', title: words.textArea, content: <TextAreas /> },
    { id: 'password-field', title: words.password.title, content: <Passwords /> },
    { id: 'code-field', title: words.code.title, content: <Codes /> },
    { id: 'phone-field', title: words.phone.title, content: <Phones /> },
    { id: 'date-field', title: words.date.title, content: <Dates /> },
    { id: 'quantity-stepper', title: words.quantity.title, content: <Quantities /> },
    { id: 'file-drop', title: words.file.title, content: <Files /> },
    { id: 'avatar', title: words.avatar.title, content: <Avatars /> },
  ],
}
