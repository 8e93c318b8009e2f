import { Button } from '@fitout/ui/button.tsx'
import { useTranslations } from 'use-intl'

type Props = { isEdited: boolean; isSaving: boolean; onRevert: () => void }

/** The buttons at the end of an account form: save, or revert the edits. */
export function SaveOrRevert({ isEdited, isSaving, onRevert }: Props) {
  const t = useTranslations('accountForms')
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <Button type="submit" variant="main" isBusy={isSaving} className="max-sm:w-full">
        {t('save')}
      </Button>
      {isEdited && !isSaving && (
        <Button variant="quiet" onClick={onRevert}>
          {t('revert')}
        </Button>
      )}
    </div>
  )
}
