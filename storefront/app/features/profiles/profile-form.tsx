import type { FieldErrorCode } from '@fitout/contract/errors.ts'
import { isLocale, type Locale } from '@fitout/contract/locales.ts'
import { RadioGroup } from '@fitout/ui/radio-group.tsx'
import { TextField } from '@fitout/ui/text-field.tsx'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { NotSaved } from '../../shared/account/not-saved.tsx'
import { SaveOrRevert } from '../../shared/account/save-or-revert.tsx'
import { createDraft } from '../../shared/forms/draft.ts'
import { useEdits } from '../../shared/forms/edits.ts'
import { focusField } from '../../shared/forms/focus-field.ts'
import { LanguageName } from '../../shared/i18n/language-name.tsx'
import { useLanguageChoice } from '../../shared/page/shop.tsx'
import { CountryField } from './country-field.tsx'
import { type Profile, useSaveProfile } from './use-profile.ts'

const longestName = 60
const empty = { username: '', gender: '', country: '', preferred_language: '' }
const draft = createDraft('profile', { ...empty, editor: '' })

/** Name, gender, country and language of messages. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const t = useTranslations('profiles')
  const forms = useTranslations('accountForms')
  const errors = useTranslations('errors')
  const form = useRef<HTMLFormElement>(null)
  const [wasTried, setWasTried] = useState(false)
  const saving = useSaveProfile()
  const { values, isEdited, change, revert } = useEdits<typeof empty>(draft, profile._id, {
    username: profile.username ?? '',
    gender: profile.gender ?? '',
    country: profile.country ?? '',
    preferred_language: profile.preferred_language,
  })
  const fault = nameFault(values.username, profile.username)

  function save(event: FormEvent): void {
    event.preventDefault()
    if (saving.isPending) return
    setWasTried(true)
    if (fault) return focusField(form.current, 'username')
    saving.mutate(
      {
        username: values.username.trim(),
        gender: values.gender === 'male' || values.gender === 'female' ? values.gender : null,
        country: values.country || null,
        preferred_language: isLocale(values.preferred_language) ? values.preferred_language : 'zh',
      },
      {
        onSuccess() {
          setWasTried(false)
          revert()
        },
      },
    )
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={save} className="grid max-w-form gap-6">
      <TextField
        label={t('username')}
        hint={t('usernameHint')}
        name="username"
        autoComplete="nickname"
        maxLength={longestName}
        required
        value={values.username}
        onChange={({ target }) => change({ username: target.value })}
        error={wasTried && fault ? errors(`fields.${fault}`) : undefined}
      />
      <RadioGroup
        legend={t('gender')}
        note={forms('optional')}
        name="gender"
        look="tiles"
        value={values.gender}
        onChange={(gender) => change({ gender })}
        choices={[
          { value: 'female', label: t('genders.female') },
          { value: 'male', label: t('genders.male') },
          { value: '', label: t('genders.none') },
        ]}
      />
      <CountryField value={values.country} onChange={(country) => change({ country })} />
      <LanguageChoice
        value={values.preferred_language}
        onChange={(preferred_language) => change({ preferred_language })}
      />
      <NotSaved error={saving.error} />
      <SaveOrRevert
        isEdited={isEdited}
        isSaving={saving.isPending}
        onRevert={() => {
          saving.reset()
          revert()
        }}
      />
    </form>
  )
}

function LanguageChoice({ value, onChange }: { value: string; onChange: (language: string) => void }) {
  const t = useTranslations('profiles')
  const languages = useLanguageChoice()
  if (languages.length === 0) return null
  return (
    <RadioGroup<Locale | ''>
      legend={t('language')}
      hint={t('languageHint')}
      name="preferred_language"
      look="tiles"
      value={isLocale(value) ? value : ''}
      onChange={onChange}
      choices={languages.map((locale) => ({ value: locale, label: <LanguageName locale={locale} /> }))}
    />
  )
}

/** The name is optional for a member who has never set one. */
function nameFault(name: string, kept: string | null): FieldErrorCode | undefined {
  if (!name.trim()) return kept ? 'required' : undefined
  return name.length > longestName ? 'too-long' : undefined
}
