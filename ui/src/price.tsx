import { formatMoney } from './money.ts'

type Props = {
  amount: number
  /** Shown struck through if it is higher than the amount. */
  original?: number
  words: {
    sale: string
    original: string
    /** Formats the amount if it is the lowest of several. */
    from?: (amount: string) => string
  }
  size?: 'small' | 'large'
}

export function Price({ amount, original, words, size = 'small' }: Props) {
  const isOnSale = original !== undefined && original > amount
  return (
    <span className={size === 'large' ? 'price text-title' : 'price'}>
      <span className={isOnSale ? 'font-medium text-clay' : 'text-ink'}>
        {isOnSale && <span className="sr-only">{`${words.sale} `}</span>}
        {words.from?.(formatMoney(amount)) ?? formatMoney(amount)}
      </span>
      {isOnSale && (
        <s className="text-aside text-muted">
          <span className="sr-only">{`${words.original} `}</span>
          {formatMoney(original)}
        </s>
      )}
    </span>
  )
}
