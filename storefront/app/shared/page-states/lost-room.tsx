/** Drawing: the plan of a flat with a door to a missing room. */
export function LostRoom() {
  return (
    <svg viewBox="0 0 480 320" className="page-drawing" aria-hidden="true">
      <path d="M300 66V30H40v260h400V130H300v-20M292 66V38H48v244h384V138H292v-28M292 66h8M292 110h8" />
      <path d="M300 30h140v100" strokeDasharray="5 5" />
      <path d="M300 66h44a44 44 0 0 1-44 44" strokeDasharray="5 5" />
      <path d="M48 164h88v8H48M188 164h104M188 172h104M188 164v8M136 172v52a52 52 0 0 0 52-52" />
      <path d="M64 54h84v92H64zM70 60h33v22H70zM109 60h33v22h-33zM64 94h84M156 54h22v22h-22z" />
      <path d="M248 148h36v-60h-36zM248 118h36M266 88v60" />
      <path d="M64 236h104v34H64zM64 246h-4v28h112v-28h-4M116 236v34M84 204h64v18H84z" />
      <path d="M300 176h76v48h-76zM310 164h20v8h-20zM346 164h20v8h-20zM310 228h20v8h-20zM346 228h20v8h-20z" />
      <path d="M216 282v8M256 282v8M216 286h40" />
      <circle cx="408" cy="256" r="14" />
      <path d="M408 242v28M394 256h28M398 246l20 20M418 246l-20 20" />
    </svg>
  )
}
