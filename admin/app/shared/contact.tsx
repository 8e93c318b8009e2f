import { Link } from '@mui/material'

/** A telephone number as a link that calls it. */
export function Phone({ number }: { number: string | null }) {
  return (
    number && (
      <Link href={`tel:${number.replaceAll(/[^+\d]/g, '')}`} sx={{ whiteSpace: 'nowrap' }}>
        {number}
      </Link>
    )
  )
}

/** An email address as a link. */
export function Email({ address }: { address: string | null }) {
  return address && <Link href={`mailto:${address}`}>{address}</Link>
}

/** A person's contacts; missing ones are left out. */
export function Contact({ phone, email }: { phone: string | null; email: string | null }) {
  return (
    <>
      <Phone number={phone} />
      {phone && email && ' · '}
      <Email address={email} />
    </>
  )
}
