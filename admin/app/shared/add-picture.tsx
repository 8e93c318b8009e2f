import type { ButtonProps } from '@mui/material'
import { uploadTypes } from '@fitout/contract/limits.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { assetUrl } from '@fitout/ui/asset-url.ts'
import { addPicture } from '@fitout/contract/staff/pictures.ts'
import { useTranslate } from './i18n.ts'
import { FileButton } from './file-button.tsx'
import { useNotify } from './notices.ts'
import { isSignedOut } from './query-client.ts'
import { shrinkForShop } from './shrink.ts'
import { staffCall } from './staff-call.ts'
import { useAction, wordsFor } from './use-action.ts'

export type StaffPicture = Answer<typeof addPicture>['data']

export async function sendPicture(file: File): Promise<StaffPicture> {
  return (await staffCall(addPicture, { file: await shrinkForShop(file) })).data
}

/** Uploads pictures one after the other and calls back as soon as each is stored. Refused files are named, and the others stored. */
export function useAddPictures(onAdded: (picture: StaffPicture) => void) {
  const t = useTranslate()
  const notify = useNotify()
  const { run, isRunning } = useAction()

  async function send(files: readonly File[]): Promise<void> {
    const refused: { name: string; fault: string }[] = []
    await run(async () => {
      for (const file of files) {
        try {
          onAdded(await sendPicture(file))
        } catch (error) {
          if (isSignedOut(error)) throw error
          refused.push({ name: file.name, fault: t(wordsFor(error)) })
        }
      }
    })
    const words = [...Map.groupBy(refused, ({ fault }) => fault)].map(([fault, same]) =>
      t('fieldFault', { field: same.map(({ name }) => name).join(t('between')), fault }),
    )
    if (words.length > 0) notify(words.join('\n'), { type: 'error', multiLine: true })
  }
  return { send, isRunning }
}

type AddPictureProps = Pick<ButtonProps, 'size' | 'variant'> & { onAdded: (picture: StaffPicture) => void }

export function AddPicture({ onAdded, ...look }: AddPictureProps) {
  return <AddPictureButton {...useAddPictures(onAdded)} {...look} />
}

type AddPictureButtonProps = Pick<ButtonProps, 'size' | 'variant'> & ReturnType<typeof useAddPictures>

/** Where files can also be dropped, so that both say that files are being uploaded. */
export function AddPictureButton({ send, isRunning, ...look }: AddPictureButtonProps) {
  const t = useTranslate()
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
