import { useState } from 'react'
import { CheckboxField } from '../../src/checkbox-field.tsx'
import { ComboboxField } from '../../src/combobox-field.tsx'
import { RadioGroup } from '../../src/radio-group.tsx'
import { RatingInput } from '../../src/rating-input.tsx'
import { Rating } from '../../src/rating.tsx'
import { SelectField } from '../../src/select-field.tsx'
import { SlotField } from '../../src/slot-field.tsx'
import { SwitchField } from '../../src/switch-field.tsx'
import { type Group, State, States } from '../specimen.tsx'
import { stateNames } from '../state-names.ts'
import { choiceWords as words } from './choices-words.ts'

const none = () => undefined

function Selects() {
  const { label, error, placeholder } = words.district
  const options = words.districts.map(([value, title]) => (
    <option key={value} value={value}>
      {title}
    </option>
  ))
  return (
    <States>
      <State name={stateNames.empty}>
        <SelectField label={label}>
          <option value="">{placeholder}</option>
          {options}
        </SelectField>
      </State>
      <State name={stateNames.focus} shown="focus">
        <SelectField label={label}>{options}</SelectField>
      </State>
      <State name={stateNames.error}>
        <SelectField label={label} error={error}>
          <option value="">{placeholder}</option>
          {options}
        </SelectField>
      </State>
      <State name={stateNames.disabled}>
        <SelectField label={label} disabled>
          {options}
        </SelectField>
      </State>
      <State name="small">
        <SelectField label={label} size="small">
          {options}
        </SelectField>
      </State>
    </States>
  )
}

function Comboboxes() {
  const [district, setDistrict] = useState('')
  const { label, error, hint, ...rest } = words.district
  const choices = words.districts.map(([value, title, aside]) => ({ value, title, aside }))
  return (
    <States>
      <State name={stateNames.live}>
        <ComboboxField {...{ label, hint, choices }} value={district} onChange={setDistrict} words={rest} />
      </State>
      <State name={stateNames.error}>
        <ComboboxField {...{ label, error, choices }} value="" onChange={none} words={rest} />
      </State>
      <State name={stateNames.focus} shown="focus">
        <ComboboxField {...{ label, choices }} value="" onChange={none} words={rest} />
      </State>
      <State name={stateNames.disabled}>
        <ComboboxField {...{ label, choices }} value="kowloon-city" onChange={none} words={rest} isDisabled />
      </State>
    </States>
  )
}

function Checkboxes() {
  const { label, terms, error, hint } = words.checkbox
  return (
    <States>
      <State name={stateNames.rest}>
        <CheckboxField label={label} aside={12} />
      </State>
      <State name={stateNames.chosen}>
        <CheckboxField label={label} aside={12} defaultChecked />
      </State>
      <State name={stateNames.focus} shown="focus">
        <CheckboxField label={label} hint={hint} />
      </State>
      <State name={stateNames.error}>
        <CheckboxField label={terms} error={error} />
      </State>
      <State name={stateNames.disabled}>
        <CheckboxField label={label} aside={0} disabled />
      </State>
      <State name={`${stateNames.chosen} · ${stateNames.disabled}`}>
        <CheckboxField label={label} disabled defaultChecked />
      </State>
    </States>
  )
}

function Switches() {
  const { label, hint } = words.switch
  return (
    <States>
      <State name={stateNames.live}>
        <SwitchField label={label} hint={hint} defaultChecked />
      </State>
      <State name={stateNames.rest}>
        <SwitchField label={label} />
      </State>
      <State name={stateNames.focus} shown="focus">
        <SwitchField label={label} />
      </State>
      <State name={stateNames.disabled}>
        <SwitchField label={label} disabled />
      </State>
    </States>
  )
}

const disabled = <Choice extends object>(choice: Choice) => ({ ...choice, isDisabled: true })

function Radios() {
  const { courier, couriers, size, sizes, colour, colours, error } = words.radio
  return (
    <States columns="two">
      <State name="list">
        <RadioGroup legend={courier} name="courier" defaultValue="van" choices={couriers} />
      </State>
      <State name={`list · ${stateNames.error}`}>
        <RadioGroup legend={courier} name="courier-error" choices={couriers} error={error} />
      </State>
      <State name={`list · ${stateNames.disabled}`}>
        <RadioGroup legend={courier} name="courier-disabled" choices={couriers.map(disabled)} />
      </State>
      <State name="tiles">
        <RadioGroup legend={size} name="size" look="tiles" defaultValue="two" choices={sizes} />
      </State>
      <State name={`tiles · ${stateNames.disabled}`}>
        <RadioGroup legend={size} name="size-disabled" look="tiles" choices={sizes.map(disabled)} />
      </State>
      <State name="swatches">
        <RadioGroup legend={colour} name="colour" look="swatches" defaultValue="sage" choices={colours} />
      </State>
    </States>
  )
}

function Slots() {
  const [day, setDay] = useState('')
  const [slot, setSlot] = useState('')
  const { days, slots, ...rest } = words.slots
  const shared = { days, words: rest, onDay: none, onSlot: none }
  return (
    <States columns="two">
      <State name={stateNames.live}>
        <SlotField {...shared} name="live" {...{ day, slot, slots }} onDay={setDay} onSlot={setSlot} />
      </State>
      <State name={stateNames.error}>
        <SlotField {...shared} name="error" day="2026-12-04" slot="" slots={slots} slotError={rest.choose} />
      </State>
      <State name={stateNames.loading}>
        <SlotField {...shared} name="loading" day="2026-12-02" slot="" slots={undefined} />
      </State>
      <State name={stateNames.empty}>
        <SlotField {...shared} name="empty" day="2026-12-02" slot="" slots={[]} />
      </State>
    </States>
  )
}

function Ratings() {
  const [stars, setStars] = useState<number>()
  const { label, count, legend, unrated, error, hint, meanings } = words.rating
  const shared = { legend, unrated, meanings }
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        {[5, 4.5, 3.2, 0].map((value) => (
          <Rating key={value} value={value} label={label(value)}>
            {count(value === 0 ? 0 : 12)}
          </Rating>
        ))}
      </div>
      <States>
        <State name={stateNames.live}>
          <RatingInput {...shared} name="stars" value={stars} onChange={setStars} hint={hint} />
        </State>
        <State name={stateNames.error}>
          <RatingInput {...shared} name="stars-error" onChange={none} error={error} />
        </State>
        <State name={stateNames.disabled}>
          <RatingInput {...shared} name="stars-disabled" value={4} onChange={none} isDisabled />
        </State>
      </States>
    </div>
  )
}

export const choices: Group = {
  id: 'choices',
  title: words.title,
  specimens: [
    { id: 'select-field', title: words.select, content: <Selects /> },
    { id: 'combobox-field', title: words.combobox, note: words.comboboxNote, content: <Comboboxes /> },
    { id: 'checkbox-field', title: words.checkbox.title, content: <Checkboxes /> },
    { id: 'switch-field', title: words.switch.title, content: <Switches /> },
    { id: 'radio-group', title: words.radio.title, content: <Radios /> },
    { id: 'slot-field', title: words.slotTitle, content: <Slots /> },
    { id: 'rating', title: words.rating.title, content: <Ratings /> },
  ],
}
