import { inLocale, type Words } from '@fitout/contract/locales.ts'
import { TextField } from '@mui/material'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { attributeNames } from '@fitout/contract/products.ts'
import { addAttribute, changeAttribute, type listAttributes } from '@fitout/contract/staff/attributes.ts'
import { useState } from 'react'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { useShopLanguages } from '../../shared/shop-languages.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { inEachLanguage, WordsFields } from '../../shared/words-fields.tsx'

export type Attribute = Answer<typeof listAttributes>['data'][number]

type AttributeDialogProps = {
  attribute: Attribute | undefined
  name?: Attribute['name']
  /** The input that matched nothing. */
  typed?: string
  onAdded?: (added: Attribute) => void
  onClose: () => void
}

const paleOak = '#d8c3a5'

/** Chinese input is used for the Chinese that the user reads, and not as English; a measure or a letter is used for both. */
function begunWith(typed: string, chinese: 'zh' | 'cn'): Words {
  return /\p{Script=Han}/u.test(typed) ? { [chinese]: typed } : { zh: typed, en: typed }
}

/** Adds a colour, material or size, or renames an existing one. */
export function AttributeDialog({
  attribute,
  name: wanted = 'colour',
  typed = '',
  onAdded,
  onClose,
}: AttributeDialogProps) {
  const t = useTranslate()
  const locale = useLocale()
  const { run, isRunning } = useAction()
  const [name, setName] = useState(attribute?.name ?? wanted)
  const languages = useShopLanguages()
  const chinese = locale === 'cn' && languages.includes('cn') ? 'cn' : 'zh'
  const [title, setTitle] = useState(() => inEachLanguage(attribute?.title ?? begunWith(typed, chinese)))
  const [swatch, setSwatch] = useState(attribute?.swatch ?? paleOak)

  function store() {
    const body = { title, swatch: name === 'colour' ? swatch : null }
    return run(
      async () => {
        if (attribute) return staffCall(changeAttribute, { params: { name, value: attribute.value }, body })
        // Not as an argument of `onAdded?.()`: without a listener no request would be sent.
        const { data } = await staffCall(addAttribute, { body: { name, ...body } })
        onAdded?.(data)
      },
      t('done.attributeSaved', { title: inLocale(title, locale) }),
    )
  }

  return (
    <FormDialog
      isRunning={isRunning}
      kept={{
        part: `attribute ${attribute?.value ?? ''}`,
        onTakeUp: (kept) => {
          setName(kept.name)
          setTitle(kept.title)
          setSwatch(kept.swatch)
        },
      }}
      onClose={onClose}
      onSubmit={store}
      title={[t(attribute ? 'attributes.edit' : 'attributes.add'), onAdded && t(`products.${name}`)]
        .filter(Boolean)
        .join(' · ')}
      typed={{ name, title, swatch }}
    >
      {/* A picker that opens it has already determined the kind. */}
      {!onAdded && (
        <ChoiceField
          choices={attributeNames}
          isDisabled={attribute !== undefined}
          label={t('products.kind')}
          onChange={setName}
          value={name}
          words="products"
        />
      )}
      <WordsFields
        isRequired
        isOwnEnough
        label={t('products.title')}
        isDrafted={!attribute}
        most={60}
        onChange={setTitle}
        value={title}
      />
      {name === 'colour' && (
        <TextField
          label={t('attributes.swatch')}
          onChange={({ target }) => setSwatch(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ maxWidth: '10rem' }}
          type="color"
          value={swatch}
        />
      )}
    </FormDialog>
  )
}
