import { ForgotPasswordPage } from '../features/passwords/forgot-password-page.tsx'

export default function ForgotPassword() {
  return <ForgotPasswordPage />
}
