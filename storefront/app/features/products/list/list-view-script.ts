export const listViewKey = 'fitout-list-view'

/** Runs before the list is rendered, so that a remembered view causes no shift. The policy allows it by its hash. */
export const listViewScript = `try{document.documentElement.dataset.listView=localStorage.getItem('${listViewKey}')||'aside'}catch{}`
