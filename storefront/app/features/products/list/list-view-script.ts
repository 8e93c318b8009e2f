export const listViewKey = 'fitout-list-view'

/** Runs before the list is drawn, so that a remembered view does not jump into place. The policy knows it by its hash. */
export const listViewScript = `try{document.documentElement.dataset.listView=localStorage.getItem('${listViewKey}')||'aside'}catch{}`
