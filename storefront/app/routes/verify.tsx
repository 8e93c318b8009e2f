import { VerifyPage } from '../features/registration/verify-page.tsx'

export default function Verify() {
  return <VerifyPage />
}
