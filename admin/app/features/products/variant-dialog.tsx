import { MenuItem, TextField } from '@mui/material'
import { addVariant, changeVariant } from '@fitout/contract/staff/variants.ts'
import { useState } from 'react'
import { ChangedMeanwhile } from '../../shared/changed-meanwhile.tsx'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { NumberField } from '../../shared/number-field.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { dollarsOf, numberOrNull, shown } from '../../shared/typed-number.ts'
import { useVersioned } from '../../shared/use-versioned.ts'
import { inEachLanguage, WordsFields } from '../../shared/words-fields.tsx'
import { AttributeChoice } from './attribute-choice.tsx'
import { goodsDraftOf, GoodsFields, goodsFrom } from './goods-fields.tsx'
import type { Product } from './product.ts'

type Variant = Product['variants'][number]
type Props = { product: Product; variant: Variant | undefined; onClose: () => void }

/** A new variant, or one that is there: its name, what it is made of, the picture that shows it, whether it is sold. */
export function VariantDialog({ product, variant, onClose }: Props) {
  const t = useTranslate()
  const { save, isRunning, isStale } = useVersioned(variant?.version ?? '')
  const [sku, setSku] = useState(variant?.sku ?? '')
  const [title, setTitle] = useState(() => inEachLanguage(variant?.title))
  const [includes, setIncludes] = useState(() => inEachLanguage(variant?.includes))
  const [price, setPrice] = useState('')
  const [attributes, setAttributes] = useState(variant?.attributes ?? {})
  const [goods, setGoods] = useState(() => goodsDraftOf(variant))
  const [points, setPoints] = useState(shown(variant?.point_price ?? null))
  const [pictureId, setPictureId] = useState(variant?.picture_id ?? '')
  const [status, setStatus] = useState<Variant['status']>(variant?.status ?? 'ACTIVE')

  function store(isOver = false) {
    return save(async (version) => {
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

  async function keepMine() {
    if (await store(true)) onClose()
  }

  return (
    <FormDialog
      isRunning={isRunning}
      onClose={onClose}
      onSubmit={() => store()}
      title={t(variant ? 'products.editVariant' : 'products.addVariant')}
    >
      {isStale && <ChangedMeanwhile onKeepMine={() => void keepMine()} onTakeTheirs={onClose} />}
      <TextField
        label={t('products.sku')}
        onChange={({ target }) => setSku(target.value)}
        required
        slotProps={{ htmlInput: { maxLength: 64 } }}
        value={sku}
      />
      <WordsFields isRequired label={t('products.title')} most={200} onChange={setTitle} value={title} />
      {product.kind === 'SERVICE' && (
        <WordsFields
          hint={t('products.includesHint')}
          isLong
          label={t('products.includes')}
          most={2000}
          onChange={setIncludes}
          value={includes}
        />
      )}
      {!variant && <FirstPrice onChange={setPrice} price={price} />}
      {product.store === 'MINI' && (
        <NumberField isRequired label={t('products.pointPrice')} onChange={setPoints} value={points} />
      )}
      <AttributeChoice chosen={attributes} onChoose={setAttributes} />
      {variant && (
        <VariantStanding
          onPicture={setPictureId}
          onStatus={setStatus}
          pictureId={pictureId}
          pictures={product.pictures}
          status={status}
        />
      )}
      {product.kind === 'GOODS' && <GoodsFields goods={goods} onChange={setGoods} ofProduct={product.dimensions} />}
    </FormDialog>
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

type VariantStandingProps = Pick<Variant, 'status'> & {
  pictureId: string
  pictures: Product['pictures']
  onPicture: (id: string) => void
  onStatus: (status: Variant['status']) => void
}

/** The picture that shows a variant, and whether it is sold. */
function VariantStanding({ pictureId, pictures, status, onPicture, onStatus }: VariantStandingProps) {
  const t = useTranslate()
  return (
    <>
      <TextField
        label={t('products.variantPicture')}
        onChange={({ target }) => onPicture(target.value)}
        select
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        value={pictureId}
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
        onChange={({ target }) => onStatus(target.value as Variant['status'])}
        select
        value={status}
      >
        <MenuItem value="ACTIVE">{t('products.onSale')}</MenuItem>
        <MenuItem value="INACTIVE">{t('products.retired')}</MenuItem>
      </TextField>
    </>
  )
}
