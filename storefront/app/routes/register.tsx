import { RegisterPage } from '../features/registration/register-page.tsx'

export default function Register() {
  return <RegisterPage />
}
