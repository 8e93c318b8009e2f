import { ConfiguredLink } from '../links/shop-link.tsx'
import { useShopIfLoaded } from '../page/shop.tsx'

/** Explains what this page cannot do without JavaScript, and the alternative. */
export function Unscripted({ text, otherWay }: { text: string; otherWay?: string }) {
  const store = useShopIfLoaded()?.footer.store_information
  return (
    <noscript>
      <div className="mt-8 grid max-w-measure gap-3">
        <p className="text-lead">{text}</p>
        {otherWay && <p className="text-muted">{otherWay}</p>}
        {store && (
          <p className="flex flex-wrap gap-x-8 gap-y-2">
            <ConfiguredLink address={store.phone.url} className="line-link">
              {store.phone.title}
            </ConfiguredLink>
            <ConfiguredLink address={store.email.url} className="line-link">
              {store.email.title}
            </ConfiguredLink>
          </p>
        )}
      </div>
    </noscript>
  )
}
