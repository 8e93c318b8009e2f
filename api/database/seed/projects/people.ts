const design = { en: 'Design', zh: '設計', cn: '设计' }
const site = { en: 'Site management', zh: '工程監督', cn: '工程管理' }
const joinery = { en: 'Joinery', zh: '木作', cn: '木作' }

export const hilary = { role: design, name: { en: 'Hilary Chan', zh: '陳曉彤', cn: '陈晓彤' } }
export const leung = { role: design, name: { en: 'Leung Pak Lam', zh: '梁柏霖', cn: '梁柏霖' } }
export const wing = { role: design, name: { en: 'Wing Chau', zh: '周詠欣', cn: '周咏欣' } }
export const keung = { role: site, name: { en: 'Ho Chi Keung', zh: '何志強', cn: '何志强' } }
export const fai = { role: site, name: { en: 'Wong Kwok Fai', zh: '黃國輝', cn: '黄国辉' } }
export const ming = { role: joinery, name: { en: 'Lee Tak Ming', zh: '李德明', cn: '李德明' } }
