import { defectPicturesAtMost } from '@fitout/contract/defects.ts'
import { uploadTypes } from '@fitout/contract/limits.ts'
import { Typography } from '@mui/material'
import { FileButton } from '../../shared/file-button.tsx'
import { useTranslate } from '../../shared/i18n.ts'

type Props = { files: File[]; isRunning: boolean; onChange: (files: File[]) => void }

/** Pictures taken with the phone; the first six of them count. */
export function DefectPictures({ files, isRunning, onChange }: Props) {
  const t = useTranslate()
  return (
    <>
      <FileButton
        accept={uploadTypes.join(',')}
        isMultiple
        isRunning={isRunning}
        label={t('defects.choose')}
        onChoose={(file, others) => onChange([...files, file, ...others].slice(0, defectPicturesAtMost))}
      />
      <Typography aria-live="polite" color="text.secondary" variant="body2">
        {files.length > 0 ? t('defects.chosen', { count: files.length }) : t('defects.picturesNeeded')}
      </Typography>
    </>
  )
}
