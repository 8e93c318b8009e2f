import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined'
import ShownIcon from '@mui/icons-material/VisibilityOutlined'
import { Button, IconButton, Menu, MenuItem, Typography } from '@mui/material'
import { inLocale, type Words } from '@fitout/contract/locales.ts'
import { useState } from 'react'
import type { z } from 'zod'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { useFocusOnAdded } from '../../shared/use-focus-on-added.ts'
import type { FieldProps } from './field-props.ts'
import { below, useFieldLabel, useFormPlace } from './form-place.tsx'
import { GroupField } from './group-field.tsx'
import { OrderedItems } from './ordered-items.tsx'
import { emptyOf, formOf } from './schema.ts'

type Block = { type: string; title?: Words; is_hidden?: boolean }

/** The blocks of a page: moved, hidden, changed, added. */
export function BlocksField({ name, path, value, onChange, item }: FieldProps & { item: z.ZodType }) {
  const t = useTranslate()
  const locale = useLocale()
  const { faults, mayWrite } = useFormPlace()
  const label = useFieldLabel()(name)
  const blocks = (Array.isArray(value) ? value : []) as Block[]
  const form = formOf(item)
  const types = form.look === 'blocks' ? form.types : {}
  const fault = faults.get(path)

  function titleOf(block: unknown): string {
    const { type, title, is_hidden } = block as Block
    const words = [t(`writings.blocks.${type}`, { _: type }), title && inLocale(title, locale)]
    return [...words, is_hidden && t('writings.hidden')].filter(Boolean).join(' · ')
  }

  return (
    <OrderedItems
      after={mayWrite && <AddBlock onAdd={(schema) => onChange([...blocks, emptyOf(schema)])} types={types} />}
      heading={
        <Typography color={fault === undefined ? 'text.primary' : 'error'} component="h3" variant="subtitle2">
          {label}
          {fault !== undefined && ` · ${fault}`}
        </Typography>
      }
      items={blocks}
      label={label}
      path={path}
      onChange={onChange}
      titleOf={titleOf}
      renderTools={(block, index) => {
        const { is_hidden: isHidden = false } = block as Block
        return (
          mayWrite && (
            <IconButton
              aria-label={t('actOn', { act: t(isHidden ? 'writings.show' : 'writings.hide'), thing: titleOf(block) })}
              onClick={() => onChange(blocks.toSpliced(index, 1, { ...(block as Block), is_hidden: !isHidden }))}
              size="small"
            >
              {isHidden ? <HiddenIcon fontSize="small" /> : <ShownIcon fontSize="small" />}
            </IconButton>
          )
        )
      }}
    >
      {(block, index, set) => {
        const schema = types[(block as Block).type]
        const whole = schema && formOf(schema)
        if (!schema || whole?.look !== 'group') return null
        const { is_hidden: _button, ...fields } = whole.fields
        return (
          <GroupField fields={fields} name="" onChange={set} path={below(path, index)} schema={schema} value={block} />
        )
      }}
    </OrderedItems>
  )
}

type AddBlockProps = { types: Record<string, z.ZodType>; onAdd: (schema: z.ZodType) => void }

function AddBlock({ types, onAdd }: AddBlockProps) {
  const t = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const focusOnAdded = useFocusOnAdded()
  return (
    <>
      <Button
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ alignSelf: 'start' }}
      >
        {t('writings.addBlock')}
      </Button>
      <Menu anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)} open={anchor !== undefined}>
        {Object.entries(types).map(([type, schema]) => (
          <MenuItem
            key={type}
            onClick={() => {
              if (anchor) focusOnAdded(anchor)
              onAdd(schema)
              setAnchor(undefined)
            }}
          >
            {t(`writings.blocks.${type}`, { _: type })}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
