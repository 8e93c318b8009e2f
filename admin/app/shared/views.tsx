import AddIcon from '@mui/icons-material/BookmarkAddOutlined'
import type { Endpoint, QueryInput } from '@fitout/contract/endpoint.ts'
import { Button, Chip, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { counted } from './counted.ts'
import { FormDialog } from './form-dialog.tsx'
import { useTranslate } from './i18n.ts'
import { useOneself } from './session.ts'
import { useList } from './use-read.ts'
import { useStored } from './use-stored.ts'

type Choices = Record<string, string>
/** A list as it is often looked at: what is chosen of its filters, under a name. */
export type View = { label: string; choices: Choices }

type ViewsProps = { of: Endpoint; views: readonly View[]; chosen: Choices; onChoose: (change: Choices) => void }

const filledIn = (choices: Choices) => Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== ''))
const isSame = (a: Choices, b: Choices) =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([name, value]) => b[name] === value)

/** The views of a list, each with how many rows it has: those it comes with, and those that this person has kept. */
export function Views({ of, views, chosen, onChoose }: ViewsProps) {
  const t = useTranslate()
  const { pathname } = useLocation()
  const id = useOneself()?._id ?? ''
  const [kept, setKept] = useStored<View[]>(`fitout.views.${id}.${pathname}`, [])
  const [isNaming, setNaming] = useState(false)
  const present = filledIn(chosen)
  const emptied = Object.fromEntries(Object.keys(chosen).map((name) => [name, '']))
  const all = [...views, ...kept]
  const isKept = Object.keys(present).length === 0 || all.some(({ choices }) => isSame(choices, present))
  if (all.length === 0 && isKept) return null
  const chip = (view: View) => ({
    isChosen: isSame(view.choices, present),
    onChoose: () => onChoose({ ...emptied, ...view.choices }),
    of,
    view,
  })
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      {all.length > 0 && <ViewChip {...chip({ label: t('kit.views.all'), choices: {} })} />}
      {views.map((view) => (
        <ViewChip key={view.label} {...chip(view)} />
      ))}
      {kept.map((view) => (
        <ViewChip
          key={`kept ${view.label}`}
          {...chip(view)}
          onRemove={() => setKept(kept.filter((one) => one !== view))}
        />
      ))}
      {!isKept && (
        <Button onClick={() => setNaming(true)} size="small" startIcon={<AddIcon />}>
          {t('kit.views.keep')}
        </Button>
      )}
      {isNaming && (
        <NameView
          onClose={() => setNaming(false)}
          onName={(label) => setKept([...kept.filter((one) => one.label !== label), { label, choices: present }])}
        />
      )}
    </Stack>
  )
}

type ViewChipProps = { of: Endpoint; view: View; isChosen: boolean; onChoose: () => void; onRemove?: () => void }

function ViewChip({ of, view: { label, choices }, isChosen, onChoose, onRemove }: ViewChipProps) {
  const t = useTranslate()
  const { total } = useList(of, { query: { page: 1, per_page: 1, ...choices } as QueryInput<Endpoint> })
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <Chip
        aria-pressed={isChosen}
        clickable
        color={isChosen ? 'primary' : 'default'}
        component="button"
        label={total === undefined ? label : `${label} ${counted(total)}`}
        onClick={onChoose}
        variant={isChosen ? 'filled' : 'outlined'}
      />
      {onRemove && isChosen && (
        <Button aria-label={t('kit.views.remove', { name: label })} color="secondary" onClick={onRemove} size="small">
          {t('kit.views.forget')}
        </Button>
      )}
    </Stack>
  )
}

function NameView({ onName, onClose }: { onName: (name: string) => void; onClose: () => void }) {
  const t = useTranslate()
  const [name, setName] = useState('')
  async function keep(): Promise<boolean> {
    onName(name.trim())
    return true
  }
  return (
    <FormDialog isRunning={false} onClose={onClose} onSubmit={keep} title={t('kit.views.keep')}>
      <TextField
        label={t('kit.views.name')}
        onChange={({ target }) => setName(target.value)}
        required
        slotProps={{ htmlInput: { maxLength: 40, pattern: '.*\\S.*' } }}
        value={name}
      />
    </FormDialog>
  )
}
