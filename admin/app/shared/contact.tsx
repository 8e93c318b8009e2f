import { Link } from '@mui/material'

/** A telephone number that is called at a press, as from a phone. */
export function Phone({ number }: { number: string | null }) {
  return (
    number && (
      <Link href={`tel:${number.replaceAll(/[^+\d]/g, '')}`} sx={{ whiteSpace: 'nowrap' }}>
        {number}
      </Link>
    )
  )
}

/** An address that is written to at a press. */
export function Email({ address }: { address: string | null }) {
  return address && <Link href={`mailto:${address}`}>{address}</Link>
}

/** How a person is reached; what they did not leave is left out. */
export function Contact({ phone, email }: { phone: string | null; email: string | null }) {
  return (
    <>
      <Phone number={phone} />
      {phone && email && ' · '}
      <Email address={email} />
    </>
  )
}
