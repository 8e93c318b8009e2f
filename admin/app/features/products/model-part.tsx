import { Alert, Box, Button, CircularProgress, Stack, Typography } from '@mui/material'
import { CallError } from '@fitout/contract/client.ts'
import { removeModel, setModel } from '@fitout/contract/staff/products.ts'
import { Suspense, useState } from 'react'
import { pictureAddress } from '../../shared/add-picture.tsx'
import { FileButton } from '../../shared/file-button.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { lazyPart } from '../../shared/lazy-part.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { faultOfModel } from './model-file.ts'
import type { Product } from './product.ts'

const ModelPreview = lazyPart(async () => (await import('../../shared/model-preview.tsx')).ModelPreview)

/** The 3D model of a product. The viewer weighs a megabyte, so it is loaded on demand. */
export function ModelPart({ product }: { product: Product }) {
  const t = useTranslate()
  const mayWrite = useMay()('products.write')
  const { run, isRunning } = useAction()
  const [isShown, setShown] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const params = { id: product._id }
  const poster = product.pictures[0]

  async function send(file: File) {
    const fault = await faultOfModel(file)
    setRefusal(fault && t(`products.modelFaults.${fault.name}`, fault.figures))
    if (!fault)
      await run(
        () => upload(file),
        (isSet) => (isSet ? 'done.modelSaved' : ''),
      )
  }

  /** Resolves to whether it is set. The error of a file is shown until another file is chosen. */
  async function upload(file: File): Promise<boolean> {
    try {
      await staffCall(setModel, { params, file })
      setShown(true)
      return true
    } catch (error) {
      if (!(error instanceof CallError) || error.problem.status !== 422) throw error
      const triangles = error.problem.details?.['triangles']
      const count = typeof triangles === 'number' ? t('products.triangles', { count: triangles.toLocaleString() }) : ''
      setRefusal(`${error.problem.message} ${count}`)
      return false
    }
  }

  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      {!product.model_url && <Alert severity="info">{t('products.noModel')}</Alert>}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {mayWrite && (
          <FileButton
            accept=".glb,model/gltf-binary"
            isRunning={isRunning}
            label={t(product.model_url ? 'products.replaceModel' : 'products.setModel')}
            onChoose={(file) => void send(file)}
          />
        )}
        {product.model_url && (
          <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {t(isShown ? 'products.hideModel' : 'products.showModel')}
          </Button>
        )}
        {product.model_url && mayWrite && (
          <Button
            color="secondary"
            disabled={isRunning}
            onClick={() => void run(() => staffCall(removeModel, { params }), 'done.modelRemoved')}
          >
            {t('products.removeModel')}
          </Button>
        )}
        {isRunning && <CircularProgress size={20} />}
      </Stack>
      <div role="alert">{refusal && <Alert severity="error">{refusal}</Alert>}</div>
      {product.model_url && isShown && (
        <Box sx={{ width: '100%', maxWidth: 560 }}>
          <Box sx={{ aspectRatio: '1', bgcolor: 'background.default', border: 1, borderColor: 'divider' }}>
            <Suspense fallback={null}>
              <ModelPreview
                key={product.model_url}
                poster={poster && pictureAddress(poster, 800)}
                url={product.model_url}
              />
            </Suspense>
          </Box>
          <Typography color="text.secondary" sx={{ mt: 1 }} variant="body2">
            {t('products.modelHelp')}
          </Typography>
        </Box>
      )}
    </Stack>
  )
}
