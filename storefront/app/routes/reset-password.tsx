import { ResetPasswordPage } from '../features/passwords/reset-password-page.tsx'

export default function ResetPassword() {
  return <ResetPasswordPage />
}
