import { Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material'
import { inLocale, languageNames, languageTags, type Locale, locales } from '@fitout/contract/locales.ts'
import { addVariant, changeVariant } from '@fitout/contract/staff-variants.ts'
import { useId, useState } from 'react'
import { useGetList, useLocale, useTranslate } from 'react-admin'
import { ChangedMeanwhile } from '../../shared/changed-meanwhile.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useVersioned } from '../../shared/use-versioned.ts'
import type { Product } from './product-page.tsx'

type Variant = Product['variants'][number]
type Attribute = { id: string; name: 'colour' | 'material' | 'size'; value: string; title: Record<Locale, string> }
type Props = { product: Product; variant: Variant | undefined; onClose: () => void }

const attributeNames = ['colour', 'material', 'size'] as const
const everything = { pagination: { page: 1, perPage: 100 } }

/** A new variant, or one that is there: its name, what it is made of, the picture that shows it, whether it is sold. */
export function VariantDialog({ product, variant, onClose }: Props) {
  const t = useTranslate()
  const locale = useLocale() as Locale
  const id = useId()
  const { save, isRunning, isStale } = useVersioned(variant?.version ?? '')
  const { data: known = [] } = useGetList<Attribute>('attributes', everything)
  const [sku, setSku] = useState(variant?.sku ?? '')
  const [title, setTitle] = useState({ zh: '', cn: '', en: '', ...variant?.title })
  const [price, setPrice] = useState('')
  const [attributes, setAttributes] = useState(variant?.attributes ?? {})
  const [pictureId, setPictureId] = useState(variant?.picture_id ?? '')
  const [status, setStatus] = useState<Variant['status']>(variant?.status ?? 'ACTIVE')

  async function store(isOver = false) {
    const isDone = await save(async (version) => {
      const body = { sku, title, attributes }
      if (!variant) {
        const cents = Math.round(Number(price) * 100)
        await staffCall(addVariant, { params: { id: product._id }, body: { ...body, price: cents / 100 } })
        return ''
      }
      const more = { picture_id: pictureId || null, status, version }
      await staffCall(changeVariant, { params: { id: variant._id }, body: { ...body, ...more } })
      return ''
    }, isOver)
    if (isDone) onClose()
  }

  function setAttribute(name: Attribute['name'], value: string) {
    const { [name]: _before, ...others } = attributes
    setAttributes(value === '' ? others : { ...others, [name]: value })
  }

  return (
    <Dialog aria-labelledby={id} fullWidth onClose={onClose} open>
      <DialogTitle id={id}>{t(variant ? 'products.editVariant' : 'products.addVariant')}</DialogTitle>
      <DialogContent>
        {isStale && <ChangedMeanwhile onKeepMine={() => void store(true)} onTakeTheirs={onClose} />}
        <TextField
          fullWidth
          label={t('products.sku')}
          onChange={({ target }) => setSku(target.value)}
          required
          slotProps={{ htmlInput: { maxLength: 64 } }}
          value={sku}
        />
        {locales.map((one) => (
          <TextField
            fullWidth
            key={one}
            label={`${t('products.title')} · ${languageNames[one]}`}
            onChange={({ target }) => setTitle({ ...title, [one]: target.value })}
            required
            slotProps={{ htmlInput: { lang: languageTags[one], maxLength: 200 } }}
            value={title[one]}
          />
        ))}
        {!variant && (
          <TextField
            fullWidth
            label={t('products.price')}
            onChange={({ target }) => setPrice(target.value)}
            required
            slotProps={{ htmlInput: { min: 0, step: 0.01 } }}
            type="number"
            value={price}
          />
        )}
        {attributeNames.map((name) => (
          <TextField
            fullWidth
            key={name}
            label={t(`products.${name}`)}
            onChange={({ target }) => setAttribute(name, target.value)}
            select
            value={known.length > 0 ? (attributes[name] ?? '') : ''}
          >
            <MenuItem value="">–</MenuItem>
            {known
              .filter((one) => one.name === name)
              .map((one) => (
                <MenuItem key={one.value} value={one.value}>
                  {inLocale(one.title, locale)}
                </MenuItem>
              ))}
          </TextField>
        ))}
        {variant && (
          <>
            <TextField
              fullWidth
              label={t('products.variantPicture')}
              onChange={({ target }) => setPictureId(target.value)}
              select
              value={pictureId}
            >
              <MenuItem value="">{t('products.firstPicture')}</MenuItem>
              {product.pictures.map((picture, index) => (
                <MenuItem key={picture._id} value={picture._id}>
                  {t('products.picture', { number: index + 1 })}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              fullWidth
              label={t('orders.status')}
              onChange={({ target }) => setStatus(target.value as Variant['status'])}
              select
              value={status}
            >
              <MenuItem value="ACTIVE">{t('products.onSale')}</MenuItem>
              <MenuItem value="INACTIVE">{t('products.retired')}</MenuItem>
            </TextField>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {t('signIn.back')}
        </Button>
        <Button disabled={isRunning} onClick={() => void store()} variant="contained">
          {t('ra.action.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
