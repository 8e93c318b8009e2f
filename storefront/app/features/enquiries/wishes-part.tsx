import { floorPlansAtMost, photosAtMost } from '@fitout/contract/limits.ts'
import { TextArea } from '@fitout/ui/text-area.tsx'
import { TextField } from '@fitout/ui/text-field.tsx'
import { useTranslations } from 'use-intl'
import { useFaultWords } from './fault-words.ts'
import { FormPart } from './form-part.tsx'
import { PicturesField } from './pictures-field.tsx'
import type { Enquiry } from './use-enquiry.ts'

export function WishesPart({ enquiry }: { enquiry: Enquiry }) {
  const t = useTranslations('enquiry')
  const { details, change, faults } = enquiry
  const wrong = useFaultWords(faults)
  return (
    <FormPart title={t('wishesTitle')}>
      <TextField
        className="sm:col-span-2"
        label={t('subject')}
        optional={t('optional')}
        hint={t('subjectHint')}
        name="subject"
        autoComplete="off"
        maxLength={150}
        value={details.subject}
        onChange={({ target }) => change({ subject: target.value })}
        error={wrong('subject')}
      />
      <TextArea
        className="sm:col-span-2"
        label={t('description')}
        hint={t('descriptionHint')}
        name="description"
        required
        rows={6}
        maxLength={4000}
        value={details.description}
        onChange={({ target }) => change({ description: target.value })}
        error={wrong('description')}
      />
      <PicturesField place="floorPlans" pictures={details.floorPlans} atMost={floorPlansAtMost} />
      <PicturesField place="photos" pictures={details.photos} atMost={photosAtMost} />
    </FormPart>
  )
}
