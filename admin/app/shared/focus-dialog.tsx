import type { picture } from '@fitout/contract/wire.ts'
import { focusPicture } from '@fitout/contract/staff/pictures.ts'
import { useState } from 'react'
import type { z } from 'zod'
import { pictureAddress } from './add-picture.tsx'
import { FocusCrops } from './focus-crops.tsx'
import { FocusPicker } from './focus-picker.tsx'
import { FormDialog } from './form-dialog.tsx'
import { useTranslate } from './i18n.ts'
import { staffCall } from './staff-call.ts'
import { useAction } from './use-action.ts'

type Shown = Pick<z.output<typeof picture>, 'url' | 'widths' | 'focus'>
type Focus = NonNullable<Shown['focus']>

type FocusDialogProps = { picture: Shown; onSaved: (focus: Focus) => void; onClose: () => void }

/** What stays visible of a picture wherever it is cropped. It belongs to the picture, so it is saved at once. */
export function FocusDialog({ picture: shown, onSaved, onClose }: FocusDialogProps) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const [focus, setFocus] = useState(shown.focus ?? { x: 50, y: 50 })
  const id = shown.url.slice(shown.url.lastIndexOf('/') + 1)
  const store = async () =>
    run(async () => {
      await staffCall(focusPicture, { params: { id }, body: focus })
      onSaved(focus)
    }, 'done.pictureSaved')
  return (
    <FormDialog
      isRunning={isRunning}
      kept={{ part: `focus ${id}`, onTakeUp: setFocus }}
      lead={t('pictures.focusLead')}
      onClose={onClose}
      onSubmit={store}
      title={t('pictures.focusTitle')}
      typed={focus}
    >
      <div>
        <FocusPicker address={pictureAddress(shown, 800)} focus={focus} onFocus={setFocus} />
        <FocusCrops address={pictureAddress(shown, 800)} focus={focus} />
      </div>
    </FormDialog>
  )
}
