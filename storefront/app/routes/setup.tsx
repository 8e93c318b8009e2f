import { LanguagePicker } from '../features/language/language-picker.tsx'
import { SetupPage } from '../features/setup/setup-page.tsx'

export default function Setup() {
  return <SetupPage languages={<LanguagePicker />} />
}
