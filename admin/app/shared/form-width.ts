/** In pixels: wider fields are hard to read, and far from what is beside them. */
export const formWidth = 1120
