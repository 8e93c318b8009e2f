import RemoveIcon from '@mui/icons-material/DeleteOutlined'
import { Box, Chip, IconButton, Stack, TextField, Typography } from '@mui/material'
import { inLocale, type Words } from '@fitout/contract/locales.ts'
import type { KeyboardEvent, ReactNode } from 'react'
import { useLocale, useTranslate } from '../../../shared/i18n.ts'
import { useMay } from '../../../shared/use-may.ts'
import type { Product } from '../product.ts'
import { stateOfSale } from '../sale-fields.tsx'
import { storedIn, type Variant } from '../variant-cells.ts'
import { numbersOf } from './use-focus-after-save.ts'
import type { NewRow, VariantsEditing } from './use-variant-edits.ts'
import { VariantActs } from './variant-acts.tsx'

/** On a desktop in one line; on a phone name and actions above the fields. */
const line = {
  display: 'grid',
  columnGap: 1,
  rowGap: 0.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'repeat(6, minmax(0, 1fr))', md: 'minmax(9rem, 1.6fr) 7.5rem minmax(9rem, 1.4fr) auto' },
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  // Names of warehouses are long; screen readers and the field's tooltip have the full name.
  '& .MuiInputLabel-root': { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
} as const
const at = (column: string) => ({ gridColumn: { xs: column, md: 'auto' } })
const aboveFields = (column: string) => ({ ...at(column), gridRow: { xs: 1, md: 'auto' } })

type CellProps = {
  label: string
  /** The name of the row, for screen readers in a single field. */
  of: string
  value: string
  onType: (typed: string) => void
  step?: number
  isDisabled?: boolean
  isRequired?: boolean
  fault?: string | false
}

/** The arrow keys go to the row above and below, as in a table. */
function toNextRow(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget: field } = event
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return
  event.preventDefault()
  const row = field.closest('li')
  const next = key === 'ArrowUp' ? row?.previousElementSibling : row?.nextElementSibling
  const column = numbersOf(row).findIndex((one) => field.contains(one))
  numbersOf(next)[column]?.focus()
}

function NumberCell({ label, of, value, onType, step = 1, isDisabled = false, isRequired = false, fault }: CellProps) {
  return (
    <TextField
      disabled={isDisabled}
      error={Boolean(fault)}
      helperText={fault}
      label={label}
      onChange={({ target }) => onType(target.value)}
      onFocus={({ target }) => target.select()}
      onKeyDown={toNextRow}
      required={isRequired}
      slotProps={{ htmlInput: { min: 0, step, inputMode: 'decimal', 'aria-label': `${label} · ${of}` } }}
      type="number"
      value={value}
    />
  )
}

/** Where stock is counted, as a label: of a single place it is simply the stock. */
function useShelfLabel(shelves: readonly Variant['shelves'][number][]) {
  const t = useTranslate()
  const locale = useLocale()
  return (warehouse: Words) => (shelves.length === 1 ? t('productEditor.lacks.stock') : inLocale(warehouse, locale))
}

function Shelves({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ ...at('span 4'), display: 'flex', gap: 1, alignItems: 'start', '& > *': { flex: 1, minWidth: 72 } }}>
      {children}
    </Box>
  )
}

type VariantRowProps = { product: Product; variant: Variant; editing: VariantsEditing; mayWrite: boolean }

/** An existing variant: its price and stock. */
export function VariantRow({ product, variant, editing, mayWrite }: VariantRowProps) {
  const t = useTranslate()
  const locale = useLocale()
  const mayMove = useMay()('stock.move')
  const shelfLabel = useShelfLabel(variant.shelves)
  const name = inLocale(variant.title, locale)
  const cell = (key: string) => ({
    of: variant.sku,
    value: editing.typedIn(variant, key),
    onType: (typed: string) => editing.type(variant, key, typed),
    fault: editing.hasConflict(variant, key) && t('productEditor.conflict', { now: storedIn(variant, key) }),
  })
  return (
    <Box component="li" data-sku={variant.sku} sx={line}>
      <Box sx={{ ...at('1 / 4'), pt: { md: 4.25 } }}>
        <Typography component="h4" variant="subtitle2">
          {name} ·{' '}
          <Box component="span" sx={{ display: 'inline-block', fontWeight: 400, overflowWrap: 'anywhere' }}>
            {variant.sku}
          </Box>
        </Typography>
        <Marks variant={variant} />
      </Box>
      <Box sx={at('span 2')}>
        <NumberCell isDisabled={!mayWrite} isRequired label={t('products.price')} step={0.01} {...cell('price')} />
      </Box>
      <Shelves>
        {variant.shelves.map(({ warehouse_id: id, warehouse }) => (
          <NumberCell key={id} isDisabled={!mayMove} isRequired label={shelfLabel(warehouse)} {...cell(id)} />
        ))}
      </Shelves>
      <Box sx={aboveFields('4 / -1')}>
        <VariantActs mayWrite={mayWrite} product={product} variant={variant} />
      </Box>
    </Box>
  )
}

function Marks({ variant }: { variant: Variant }) {
  const t = useTranslate()
  const sale = stateOfSale(variant)
  const held = variant.shelves.reduce((units, shelf) => units + shelf.held, 0)
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap', '&:empty': { display: 'none' } }}>
      {sale && (
        <Chip
          color={sale === 'running' ? 'success' : 'default'}
          label={t(`products.saleState.${sale}`, { percent: variant.sale_percent })}
          size="small"
          variant="outlined"
        />
      )}
      {held > 0 && <Chip label={t('productEditor.held', { count: held })} size="small" variant="outlined" />}
      {variant.waiting > 0 && (
        <Chip
          color="warning"
          label={t('stockDemand.ofVariant', { count: variant.waiting })}
          size="small"
          variant="outlined"
        />
      )}
      {variant.status === 'INACTIVE' && <Chip label={t('products.retired')} size="small" variant="outlined" />}
    </Stack>
  )
}

type NewVariantRowProps = {
  row: NewRow
  warehouses: Variant['shelves']
  editing: VariantsEditing
  /** The only variant of a product without options, which exists once it has a price. */
  isAlone: boolean
}

/** A variant that the next save will create, with its defaults. */
export function NewVariantRow({ row, warehouses, editing, isAlone }: NewVariantRowProps) {
  const t = useTranslate()
  const locale = useLocale()
  const mayMove = useMay()('stock.move')
  const shelfLabel = useShelfLabel(warehouses)
  const name = inLocale(row.title, locale)
  const { typeNew, leaveOut, edits } = editing
  const set = (cell: string) => (typed: string) => typeNew(row.name, cell, typed)
  return (
    <Box component="li" data-sku={row.sku} sx={line}>
      {!isAlone && (
        <Typography component="h4" sx={{ gridColumn: { xs: '1 / 6', md: '1 / -1' } }} variant="subtitle2">
          {name} <Chip color="primary" label={t('productEditor.isNew')} size="small" variant="outlined" />
        </Typography>
      )}
      <TextField
        label={t('products.sku')}
        onChange={({ target }) => set('sku')(target.value)}
        required
        slotProps={{ htmlInput: { maxLength: 64, 'aria-label': `${t('products.sku')} · ${name}` } }}
        sx={at('1 / -1')}
        value={row.sku}
      />
      <Box sx={at('span 2')}>
        <NumberCell
          isRequired={!isAlone}
          label={t('products.price')}
          of={name}
          onType={set('price')}
          step={0.01}
          value={row.price}
        />
      </Box>
      <Shelves>
        {mayMove &&
          warehouses.map(({ warehouse_id: id, warehouse }) => (
            <NumberCell
              key={id}
              label={shelfLabel(warehouse)}
              of={name}
              onType={set(id)}
              value={edits.added[row.name]?.[id] ?? ''}
            />
          ))}
      </Shelves>
      {isAlone ? (
        <span />
      ) : (
        <IconButton
          aria-label={t('productEditor.leaveOut', { name })}
          onClick={() => leaveOut(row.name)}
          sx={{ ...aboveFields('6'), mt: { md: 3.25 } }}
        >
          <RemoveIcon />
        </IconButton>
      )}
    </Box>
  )
}
