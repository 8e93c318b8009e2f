import { LoginPage } from '../features/auth/login-page.tsx'
import { PasskeySignIn } from '../features/passkeys/passkey-sign-in.tsx'

export default function LoginEmail() {
  return <LoginPage type="EMAIL" otherWay={<PasskeySignIn />} />
}
