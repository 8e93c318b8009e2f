import MoreIcon from '@mui/icons-material/MoreVertOutlined'
import { IconButton, Menu, MenuItem, Stack } from '@mui/material'
import { moveVariant, priceVariant } from '@fitout/contract/staff/variants.ts'
import { useState } from 'react'
import { useTranslate } from '../../../shared/i18n.ts'
import { MoveButtons } from '../../../shared/move-buttons.tsx'
import { staffCall } from '../../../shared/staff-call.ts'
import { useAction } from '../../../shared/use-action.ts'
import { Movements } from '../movements.tsx'
import type { Product } from '../product.ts'
import type { Variant } from '../variant-cells.ts'
import { VariantDialog } from '../variant-dialog.tsx'
import { SaleOfDialog } from './sale-of-dialog.tsx'

type VariantActsProps = { product: Product; variant: Variant; mayWrite: boolean }

/** Its position, and less frequent actions. */
export function VariantActs({ product, variant, mayWrite }: VariantActsProps) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [opened, setOpened] = useState<'details' | 'sale' | 'movements'>()
  const place = product.variants.indexOf(variant)
  const { _id: id, sku, price, prices_version: version } = variant
  const move = (by: -1 | 1) =>
    void run(() => staffCall(moveVariant, { params: { id }, body: { position: place + by } }))
  const close = () => setOpened(undefined)
  const open = (what: typeof opened) => () => {
    setAnchor(null)
    setOpened(what)
  }
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end', mt: { md: 3.25 }, minWidth: { md: 112 } }}>
      {mayWrite && product.variants.length > 1 && (
        <MoveButtons
          isFirst={place === 0}
          isLast={place === product.variants.length - 1}
          isRunning={isRunning}
          name={sku}
          onMove={move}
        />
      )}
      <IconButton
        aria-haspopup="menu"
        aria-label={t('productEditor.more', { name: sku })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu anchorEl={anchor} onClose={() => setAnchor(null)} open={anchor !== null}>
        {mayWrite && <MenuItem onClick={open('details')}>{t('products.editVariant')}</MenuItem>}
        {mayWrite && <MenuItem onClick={open('sale')}>{t('products.putOnSale')}</MenuItem>}
        {variant.shelves.length > 0 && <MenuItem onClick={open('movements')}>{t('products.showMovements')}</MenuItem>}
      </Menu>
      {opened === 'details' && <VariantDialog onClose={close} product={product} variant={variant} />}
      {opened === 'movements' && <Movements name={sku} onClose={close} variant={variant} />}
      {opened === 'sale' && (
        <SaleOfDialog
          onClose={close}
          onStore={async (sale) => staffCall(priceVariant, { params: { id }, body: { price, ...sale, version } })}
          sale={variant}
          title={sku}
        />
      )}
    </Stack>
  )
}
