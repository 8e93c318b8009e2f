import { Box, Button } from '@mui/material'
import { addModel } from '@fitout/contract/staff/films.ts'
import { Suspense, useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { lazyPart } from '../../shared/lazy-part.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import type { FieldProps } from './field-props.ts'
import { StoredFile } from './stored-file.tsx'

const ModelPreview = lazyPart(async () => (await import('../../shared/model-preview.tsx')).ModelPreview)

/** A 3D model. The viewer weighs a megabyte, so it is loaded on demand. */
export function ModelField({ name, path, value, onChange }: FieldProps) {
  const t = useTranslate()
  const [isShown, setShown] = useState(false)
  const model = value as { url: string } | null | undefined
  return (
    <StoredFile
      accept=".glb,model/gltf-binary"
      isThere={Boolean(model)}
      name={name}
      onStored={(url) => onChange({ url })}
      onRemove={() => onChange(null)}
      path={path}
      send={(file) => staffCall(addModel, { file })}
    >
      {model && !isShown && <Button onClick={() => setShown(true)}>{t('products.showModel')}</Button>}
      {model && isShown && (
        <Box sx={{ width: '100%', maxWidth: 420, aspectRatio: '1', bgcolor: 'background.default' }}>
          <Suspense fallback={null}>
            <ModelPreview key={model.url} poster={undefined} url={model.url} />
          </Suspense>
        </Box>
      )}
    </StoredFile>
  )
}
