import {
  contrast,
  type PaletteColour,
  paletteFaults,
  paletteNames,
  palettes,
  type PaletteName,
} from '@fitout/contract/theme-colours.ts'
import { FileDrop } from '@fitout/ui/file-drop.tsx'
import { FieldError } from '@fitout/ui/field.tsx'
import { RadioGroup } from '@fitout/ui/radio-group.tsx'
import { TextField } from '@fitout/ui/text-field.tsx'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { exampleOf, logoAccept, paletteOf, prefixOf } from './setup-draft.ts'
import type { Setup } from './use-setup.ts'

/** Colours, logo and the prefix of order numbers. */
export function FaceFields({ setup }: { setup: Setup }) {
  const { draft, change, mend, faults } = setup
  const t = useTranslations('setup')
  const prefix = prefixOf(draft)
  return (
    <>
      <Colours setup={setup} />
      <FileDrop
        label={t('logo')}
        hint={t('logoHint')}
        name="logo"
        accept={logoAccept}
        file={draft.logo}
        onChange={(logo) => {
          mend('logo')
          change({ logo })
        }}
        words={{
          choose: t('logoWords.choose'),
          drop: t('logoWords.drop'),
          remove: t('logoWords.remove'),
          preview: t('logoWords.preview'),
        }}
        error={faults['logo'] ?? ''}
      />
      <TextField
        label={t('prefix')}
        hint={t('prefixHint', { example: exampleOf(draft) })}
        name="order_prefix"
        value={prefix}
        maxLength={4}
        autoComplete="off"
        autoCapitalize="characters"
        required
        onChange={({ target }) => {
          change({ prefix: target.value.toUpperCase().replaceAll(/[^A-Z]/g, '') })
          mend('order_prefix')
        }}
        error={faults['order_prefix'] ?? ''}
      />
    </>
  )
}

function Colours({ setup: { draft, change, mend } }: { setup: Setup }) {
  const t = useTranslations('setup')
  const looks: (PaletteName | 'own')[] = [...paletteNames, 'own']
  return (
    <div>
      <RadioGroup
        legend={t('colours')}
        note={t(`palettes.${draft.look}`)}
        name="palette"
        look="swatches"
        value={draft.look}
        choices={looks.map((value) => ({
          value,
          label: t(`palettes.${value}`),
          swatch: value !== 'own' ? palettes[value].accent : draft.look === 'own' ? draft.own.accent : 'white',
        }))}
        onChange={(look) => {
          // Custom colours start from the preset last selected.
          change(look === 'own' && draft.look !== 'own' ? { look, own: paletteOf(draft) } : { look })
          for (const colour of ['paper', 'ink', 'accent']) mend(`palette.${colour}`)
        }}
      />
      {draft.look === 'own' && <OwnColours draft={draft} change={change} mend={mend} />}
      <Contrast draft={draft} />
    </div>
  )
}

function OwnColours({ draft, change, mend }: Pick<Setup, 'draft' | 'change' | 'mend'>) {
  const t = useTranslations('setup')
  const id = useId()
  return (
    <div className="mt-5 flex flex-wrap gap-6">
      {(['paper', 'ink', 'accent'] as const satisfies PaletteColour[]).map((colour) => (
        <label key={colour} htmlFor={`${id}-${colour}`} className="flex items-center gap-3 text-small">
          <input
            id={`${id}-${colour}`}
            name={`palette.${colour}`}
            type="color"
            value={draft.own[colour]}
            onChange={({ target }) => {
              change({ own: { ...draft.own, [colour]: target.value } })
              mend(`palette.${colour}`)
            }}
            className="size-target cursor-pointer rounded-sm border border-control bg-white p-1"
          />
          {t(colour)}
        </label>
      ))}
    </div>
  )
}

const written = (found: number) => `${(Math.floor(found * 10) / 10).toFixed(1)}:1`

/** The contrast of text in these colours, updated as they are chosen. */
function Contrast({ draft }: Pick<Setup, 'draft'>) {
  const t = useTranslations('setup')
  const id = useId()
  const palette = paletteOf(draft)
  const faults = paletteFaults(palette)
  return (
    <div role="status" className="mt-3 text-caption text-muted">
      {faults.length === 0 ? (
        <p>{t('contrast', { found: written(contrast(palette.accent, palette.paper)) })}</p>
      ) : (
        faults.map(({ colour, contrast: found, needed }) => (
          <FieldError key={colour} id={`${id}-${colour}`}>
            {t('faultOf', {
              colour: t(colour),
              fault: t(colour === 'paper' ? 'tooDark' : 'tooPale', { found: written(found), needed: written(needed) }),
            })}
          </FieldError>
        ))
      )}
    </div>
  )
}
