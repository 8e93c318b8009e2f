import { useEffect, useState } from 'react'

/** An object URL for a local picture; undefined for other files. */
export function useObjectUrl(file: File | null): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return setAddress(undefined)
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
