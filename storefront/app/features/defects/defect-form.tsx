import { defectPicturesAtMost, defectSeverities, raiseDefect } from '@fitout/contract/defects.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { roomTypes } from '@fitout/contract/project-options.ts'
import { Button } from '@fitout/ui/button.tsx'
import { RadioGroup } from '@fitout/ui/radio-group.tsx'
import { SelectField } from '@fitout/ui/select-field.tsx'
import { TextArea } from '@fitout/ui/text-area.tsx'
import { TextField } from '@fitout/ui/text-field.tsx'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../shared/api/browser-call.ts'
import { createDraft, useDraft } from '../../shared/forms/draft.ts'
import { FailureNotice } from '../../shared/forms/failure-notice.tsx'
import { focusField } from '../../shared/forms/focus-field.ts'
import { useAttemptKey } from '../../shared/forms/use-attempt-key.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import type { Room } from '../../shared/renovations/use-room.ts'
import { PictureUploads } from '../../shared/uploads/picture-uploads.tsx'
import { Sending } from '../../shared/uploads/sending.tsx'
import { uploadPictures } from '../../shared/uploads/upload-pictures.ts'
import { type Defect, useDefectChange } from './use-defects.ts'

type Severity = Defect['severity']
type Values = { text: string; place: string; room: string; severity: Severity }

/** The typed values; phones may unload the page while the camera is open. */
const defectDraft = createDraft<Values>('defect', { text: '', place: '', room: '', severity: 'MINOR' })

/** A short form for reporting a defect: pictures first, then a sentence. */
export function DefectForm({ room, onClose }: { room: Room; onClose: () => void }) {
  const t = useTranslations('defects')
  const values = useDraft(defectDraft)
  const [files, setFiles] = useState<File[]>([])
  const [wasTried, setWasTried] = useState(false)
  const raise = useRaise(room._id, () => {
    defectDraft.clear()
    onClose()
  })
  const isWithout = files.length === 0
  const isSilent = values.text.trim() === ''

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    setWasTried(true)
    if (isWithout) focusField(event.currentTarget, 'images')
    else if (isSilent) focusField(event.currentTarget, 'text')
    else if (!raise.isPending) raise.send({ values, files })
  }

  return (
    <form
      method="post"
      noValidate
      aria-label={t(room.status === 'HANDED_OVER' ? 'addWarranty' : 'add')}
      onSubmit={submit}
      className="mb-8 grid gap-5 bg-sand p-5 sm:p-6"
    >
      <PictureUploads
        files={files}
        onChange={setFiles}
        isDisabled={raise.isPending}
        label={t('picturesLabel')}
        most={defectPicturesAtMost}
        error={wasTried && isWithout ? t('faults.images') : undefined}
      />
      <TextArea
        label={t('text')}
        name="text"
        required
        maxLength={1000}
        value={values.text}
        onChange={({ target }) => defectDraft.change({ ...values, text: target.value })}
        error={wasTried && isSilent ? t('faults.text') : undefined}
      />
      <Where values={values} />
      {raise.isPending && <Sending part={raise.part} />}
      <FailureNotice failure={raise.failure} />
      <div className="flex flex-wrap gap-4 max-sm:*:w-full">
        <Button type="submit" variant="main" isBusy={raise.isPending}>
          {t('send')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

function Where({ values }: { values: Values }) {
  const t = useTranslations('defects')
  const locale = useLocale()
  const change = (part: Partial<Values>) => defectDraft.change({ ...values, ...part })
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField label={t('room')} value={values.room} onChange={({ target }) => change({ room: target.value })}>
        <option value="">{t('noRoom')}</option>
        {roomTypes.map(({ key, title }) => (
          <option key={key} value={key}>
            {inLocale(title, locale)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('place')}
        hint={t('placeHint')}
        maxLength={120}
        value={values.place}
        onChange={({ target }) => change({ place: target.value })}
      />
      <RadioGroup
        className="sm:col-span-2"
        legend={t('severity')}
        name="severity"
        look="tiles"
        value={values.severity}
        onChange={(severity) => change({ severity })}
        choices={defectSeverities.toReversed().map((value) => ({ value, label: t(`severities.${value}`) }))}
      />
      <p className="text-caption text-muted sm:col-span-2">{t('severityHint')}</p>
    </div>
  )
}

/** Reports a defect once, however often it is sent. */
function useRaise(id: string, onDone: () => void) {
  const t = useTranslations('defects')
  const keyOf = useAttemptKey()
  const [part, setPart] = useState(0)
  const raising = useDefectChange<{ values: Values; files: File[] }>({
    id,
    done: t('sent'),
    onDone,
    async send({ values: { text, place, room, severity }, files }) {
      setPart(0)
      const images = await uploadPictures(files, setPart)
      const named = roomTypes.find(({ key }) => key === room)?.key ?? null
      const body = { text: text.trim(), place: place.trim(), room: named, severity, images }
      await call(raiseDefect, { params: { id }, body, idempotencyKey: keyOf(body) })
    },
  })
  return { isPending: raising.isPending, failure: raising.error ?? undefined, part, send: raising.mutate }
}
