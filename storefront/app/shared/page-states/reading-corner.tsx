/** Drawing: a lamp beside a chair, lit on success, dark after cancelling, unplugged on failure. */
export function ReadingCorner({ lamp }: { lamp: 'lit' | 'dark' | 'unplugged' }) {
  return (
    <svg viewBox="0 0 480 320" className="page-drawing" aria-hidden="true">
      <path d="M24 276h432" />
      <path d="M132 270V108M100 276c0-4 14-6 32-6s32 2 32 6M88 108h88l-18-60h-52z" />
      <path d="M120 48V38h24v10" />
      {lamp === 'lit' && (
        <path d="M100 124 76 172M132 128v0M164 124l24 48M84 118l-40 26M180 118l40 26M116 126l-10 58M148 126l10 58" />
      )}
      {lamp === 'unplugged' ? (
        <path d="M164 274c30-2 26-26 54-26s24 20 56 18 20-30 44-34m-2-8 22-6 4 16-22 6zM338 222l12-3M341 230l12-3" />
      ) : (
        <path d="M164 274c40-2 30-14 70-12s60 14 100 8 40-30 56-50m-6-14h22v14h-22z" />
      )}
      {lamp === 'unplugged' && <path d="M392 214h1M403 214h1" strokeLinecap="round" />}
      <path d="M380 196h36v36h-36zM388 204h20v20h-20z" />
      <path d="M214 276v-16M288 276v-16M204 210c0-8 12-8 12 0v34h70v-34c0-8 12-8 12 0v50h-94zM220 206v-50c0-6 62-6 62 0v50" />
      <path d="M216 226h70" />
    </svg>
  )
}
