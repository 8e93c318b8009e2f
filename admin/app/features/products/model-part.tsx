import { Alert, Box, Button, Stack } from '@mui/material'
import { removeModel, setModel } from '@fitout/contract/staff-products.ts'
import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import type { Product } from './product-page.tsx'

const ModelPreview = lazy(() => import('./model-preview.tsx'))

/** The 3D model of a product. The viewer weighs a megabyte, so it comes when somebody wants to look. */
export function ModelPart({ product }: { product: Product }) {
  const t = useTranslate()
  const mayWrite = useMay()('products.write')
  const { run, isRunning } = useAction()
  const [isShown, setShown] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const params = { id: product._id }

  function send({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    target.value = ''
    if (file) void run(() => staffCall(setModel, { params, file }), 'ra.notification.updated')
  }

  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      {!product.model_url && <Alert severity="info">{t('products.noModel')}</Alert>}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {mayWrite && (
          <Button disabled={isRunning} onClick={() => input.current?.click()} variant="outlined">
            {t('products.setModel')}
          </Button>
        )}
        {product.model_url && <Button onClick={() => setShown(!isShown)}>{t('products.showModel')}</Button>}
        {product.model_url && mayWrite && (
          <Button
            color="secondary"
            disabled={isRunning}
            onClick={() => void run(() => staffCall(removeModel, { params }), 'ra.notification.updated')}
          >
            {t('products.removeModel')}
          </Button>
        )}
      </Stack>
      <input
        accept=".glb,model/gltf-binary"
        aria-label={t('products.setModel')}
        hidden
        onChange={send}
        ref={input}
        type="file"
      />
      {product.model_url && isShown && (
        <Box sx={{ width: '100%', maxWidth: 560, aspectRatio: '1', bgcolor: 'background.default' }}>
          <Suspense fallback={null}>
            <ModelPreview key={product.model_url} url={product.model_url} />
          </Suspense>
        </Box>
      )}
    </Stack>
  )
}
