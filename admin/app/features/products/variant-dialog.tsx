import { MenuItem, TextField } from '@mui/material'
import { addVariant, changeVariant } from '@fitout/contract/staff/variants.ts'
import { useState } from 'react'
import { ChangedMeanwhile } from '../../shared/changed-meanwhile.tsx'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { NumberField } from '../../shared/number-field.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { dollarsOf, numberOrNull } from '../../shared/typed-number.ts'
import { useVersioned } from '../../shared/use-versioned.ts'
import { WordsFields } from '../../shared/words-fields.tsx'
import { AttributeChoice } from './attribute-choice.tsx'
import { GoodsFields, goodsFrom } from './goods-fields.tsx'
import type { Product } from './product.ts'
import { useVariantDraft, type VariantDraft } from './use-variant-draft.ts'

type Variant = Product['variants'][number]
type Props = { product: Product; variant: Variant | undefined; onClose: () => void }

/** A new or existing variant: its name, attributes, picture, and whether it is sold. */
export function VariantDialog({ product, variant, onClose }: Props) {
  const t = useTranslate()
  const { save, isRunning, isStale, seen, goOnFrom } = useVersioned(variant?.version ?? '', 'done.variantSaved')
  const { typed, change, between } = useVariantDraft(product, variant)
  const [price, setPrice] = useState('')

  function store(isOver = false) {
    return save(async (version) => {
      const { sku, title, includes, attributes, points, pictureId, status, ...goods } = typed
      const facts = { sku, title, includes, attributes, point_price: numberOrNull(points) }
      const body = { ...facts, ...(product.kind === 'GOODS' && goodsFrom(goods)) }
      if (!variant) {
        await staffCall(addVariant, { params: { id: product._id }, body: { ...body, price: dollarsOf(price) } })
        return ''
      }
      const more = { picture_id: pictureId || null, status, version }
      await staffCall(changeVariant, { params: { id: variant._id }, body: { ...body, ...more } })
      return ''
    }, isOver)
  }

  function takeUp({ price: first, ...kept }: VariantDraft & { price: string }, version: string): void {
    change(kept)
    setPrice(first)
    goOnFrom(version)
  }

  async function keepMine() {
    if (await store(true)) onClose()
  }

  return (
    <FormDialog
      isRunning={isRunning}
      kept={{ part: `variant ${variant?._id ?? 'new'}`, version: seen, onTakeUp: takeUp }}
      onClose={onClose}
      onSubmit={() => store()}
      title={t(variant ? 'products.editVariant' : 'products.addVariant')}
      typed={{ ...typed, price }}
    >
      {isStale && <ChangedMeanwhile between={between} onKeepMine={() => void keepMine()} onTakeTheirs={onClose} />}
      <VariantNames kind={product.kind} onChange={change} typed={typed} />
      {!variant && <FirstPrice onChange={setPrice} price={price} />}
      {product.store === 'MINI' && (
        <NumberField
          isRequired
          label={t('products.pointPrice')}
          onChange={(points) => change({ points })}
          value={typed.points}
        />
      )}
      <AttributeChoice chosen={typed.attributes} onChoose={(attributes) => change({ attributes })} />
      {variant && <VariantStanding onChange={change} pictures={product.pictures} typed={typed} />}
      {product.kind === 'GOODS' && <GoodsFields goods={typed} onChange={change} ofProduct={product.dimensions} />}
    </FormDialog>
  )
}

type VariantNamesProps = {
  kind: Product['kind']
  typed: VariantDraft
  onChange: (part: Partial<VariantDraft>) => void
}

function VariantNames({ kind, typed, onChange }: VariantNamesProps) {
  const t = useTranslate()
  return (
    <>
      <TextField
        label={t('products.sku')}
        onChange={({ target }) => onChange({ sku: target.value })}
        required
        slotProps={{ htmlInput: { maxLength: 64 } }}
        value={typed.sku}
      />
      <WordsFields
        isRequired
        isOwnEnough
        label={t('products.title')}
        most={200}
        onChange={(title) => onChange({ title })}
        value={typed.title}
      />
      {kind === 'SERVICE' && (
        <WordsFields
          hint={t('products.includesHint')}
          isLong
          label={t('products.includes')}
          most={2000}
          onChange={(includes) => onChange({ includes })}
          value={typed.includes}
        />
      )}
    </>
  )
}

function FirstPrice({ price, onChange }: { price: string; onChange: (price: string) => void }) {
  const t = useTranslate()
  return (
    <TextField
      label={t('products.price')}
      onChange={({ target }) => onChange(target.value)}
      required
      slotProps={{ htmlInput: { min: 0, step: 0.01 } }}
      type="number"
      value={price}
    />
  )
}

type VariantStandingProps = {
  pictures: Product['pictures']
  typed: VariantDraft
  onChange: (part: Partial<VariantDraft>) => void
}

/** The picture of a variant, and whether it is sold. */
function VariantStanding({ pictures, typed, onChange }: VariantStandingProps) {
  const t = useTranslate()
  return (
    <>
      <TextField
        label={t('products.variantPicture')}
        onChange={({ target }) => onChange({ pictureId: target.value })}
        select
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        value={typed.pictureId}
      >
        <MenuItem value="">{t('products.firstPicture')}</MenuItem>
        {pictures.map((picture, index) => (
          <MenuItem key={picture._id} value={picture._id}>
            {t('products.picture', { number: index + 1 })}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={t('orders.status')}
        onChange={({ target }) => onChange({ status: target.value as Variant['status'] })}
        select
        value={typed.status}
      >
        <MenuItem value="ACTIVE">{t('products.onSale')}</MenuItem>
        <MenuItem value="INACTIVE">{t('products.retired')}</MenuItem>
      </TextField>
    </>
  )
}
