import type { ButtonProps } from '@mui/material'
import { uploadTypes } from '@fitout/contract/limits.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { assetUrl } from '@fitout/ui/asset-url.ts'
import { addPicture } from '@fitout/contract/staff/pictures.ts'
import { useTranslate } from './i18n.ts'
import { FileButton } from './file-button.tsx'
import { shrinkForShop } from './shrink.ts'
import { staffCall } from './staff-call.ts'
import { useAction } from './use-action.ts'

export type StaffPicture = Answer<typeof addPicture>['data']

export async function sendPicture(file: File): Promise<StaffPicture> {
  return (await staffCall(addPicture, { file: await shrinkForShop(file) })).data
}

/** Uploads pictures one after the other and calls back as soon as each is stored. */
export function useAddPictures(onAdded: (picture: StaffPicture) => void) {
  const { run, isRunning } = useAction()
  const send = async (files: File[]) =>
    run(async () => {
      for (const file of files) onAdded(await sendPicture(file))
    })
  return { send, isRunning }
}

type AddPictureProps = Pick<ButtonProps, 'size' | 'variant'> & { onAdded: (picture: StaffPicture) => void }

export function AddPicture({ onAdded, ...look }: AddPictureProps) {
  const t = useTranslate()
  const { send, isRunning } = useAddPictures(onAdded)
  return (
    <FileButton
      accept={uploadTypes.join()}
      isMultiple
      isRunning={isRunning}
      label={t(isRunning ? 'pictures.adding' : 'pictures.add')}
      onChoose={(file, others) => void send([file, ...others])}
      {...look}
    />
  )
}

/** The smallest available width of at least the wanted pixels. */
export function widthFrom(widths: readonly number[], wanted: number): number {
  return widths.find((width) => width >= wanted) ?? widths.at(-1) ?? wanted
}

/** The URL of a picture about that many pixels wide. */
export function pictureAddress({ url, widths }: Pick<StaffPicture, 'url' | 'widths'>, width: number): string {
  return assetUrl(`${url}/${widthFrom(widths, width)}.webp`)
}
