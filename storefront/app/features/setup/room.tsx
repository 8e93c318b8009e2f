/** Drawing of a room in the surrounding colours, shown in a new shop until there is a photograph. */
export function Room({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="400 0 2000 1500"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      fill="none"
      strokeLinecap="round"
    >
      <rect x="400" width="2000" height="1130" className="fill-sand" />
      <rect x="400" y="1130" width="2000" height="370" className="fill-stone" />
      <rect x="400" y="1112" width="2000" height="18" className="fill-paper" />
      <path d="M1610 940V500a250 250 0 0 1 500 0v440z" strokeWidth="34" className="fill-white stroke-paper" />
      <circle cx="1960" cy="560" r="92" className="fill-clay" />
      <path d="M1610 940V800c90-60 150-30 240 10s170 10 260-60v190z" className="fill-clay/30" />
      <path d="M1610 940v-70c120-50 210 30 330-6 70-20 110-50 170-44v120z" className="fill-stone" />
      <path d="M1860 250v690M1610 640h500" strokeWidth="16" className="stroke-paper" />
      <rect x="1570" y="940" width="580" height="26" className="fill-paper" />
      <path d="M1270 0v350" strokeWidth="5" className="stroke-ink" />
      <path d="M1130 470a140 124 0 0 1 280 0z" className="fill-clay" />
      <rect x="900" y="826" width="640" height="222" rx="6" className="fill-ink" />
      <path d="M1113 840v194M1327 840v194" strokeWidth="4" className="stroke-muted" />
      <path d="M950 1048v82M1490 1048v82" strokeWidth="16" className="stroke-ink" />
      <path
        d="M1000 826c-34-30-46-78-22-118 8-14 10-22 10-40h44c0 18 2 26 10 40 24 40 12 88-22 118z"
        className="fill-paper"
      />
      <path
        d="M1010 668c-4-80 16-150 70-214M1012 640c-20-60-56-100-90-120M1014 590c30-30 62-40 96-44"
        strokeWidth="5"
        className="stroke-ink"
      />
      <rect x="1230" y="792" width="180" height="16" className="fill-control" />
      <rect x="1216" y="808" width="208" height="18" className="fill-clay" />
      <rect x="560" y="330" width="260" height="340" strokeWidth="10" className="fill-paper stroke-control" />
      <path d="M610 590a80 80 0 0 1 160 0z" className="fill-clay" />
      <circle cx="690" cy="450" r="46" className="fill-ink" />
      <path d="M1790 1130v-150h-24v-20h300v20h-24v150h-18v-150h-216v150z" className="fill-ink" />
      <rect x="1770" y="926" width="292" height="40" rx="18" className="fill-clay" />
      <ellipse cx="1560" cy="1330" rx="620" ry="96" className="fill-paper" />
    </svg>
  )
}
