/** Replies to common questions. The mail adds greeting and signature. */
export const firstTemplates = [
  {
    title: { zh: '索取平面圖及相片', cn: '索取户型图和照片', en: 'Ask for plans and photos' },
    texts: {
      zh: '多謝你查詢「{subject}」。為了給你較準確的預算，請補充以下資料：\n\n1. 單位平面圖，發展商或則師樓的都可以\n2. 現況相片，廚房、浴室及窗台尤其重要\n3. 預計收樓及入伙日期\n4. 大約預算\n\n可以按下面的連結直接回覆。收到後設計師會再聯絡你。',
      cn: '感谢您咨询“{subject}”。为了给您比较准确的预算，请补充以下资料：\n\n1. 户型图，开发商提供的就可以\n2. 现场照片，厨房、卫生间和窗边尤其重要\n3. 预计收房和入住的日期\n4. 大致预算\n\n可以点下面的链接直接回复。收到后设计师会再与您联系。',
      en: 'Thank you for asking about “{subject}”. For a closer estimate we would like to have:\n\n1. a floor plan, such as the developer’s\n2. photographs as it is now, above all of kitchen, bathroom and windows\n3. when you get the keys, and when you want to move in\n4. roughly what you wish to spend\n\nYou can reply by the link below. A designer will then come back to you.',
    },
  },
  {
    title: { zh: '約上門度尺', cn: '约上门量房', en: 'Arrange a visit to measure' },
    texts: {
      zh: '你的資料設計師已經看過，下一步想上門度尺，了解間隔、喉管及電位。度尺約需一小時，請按以下連結揀一個方便的時間：\n{appointment_link}\n\n如單位仍未收樓，告訴我們大概日子即可，我們先以平面圖跟你傾。',
      cn: '设计师已经看过您的资料，下一步想上门量房，了解格局、水管和电位。量房大约需要一小时，请点以下链接选择方便的时间：\n{appointment_link}\n\n如果还没有收房，告诉我们大概的日子就可以，我们先按户型图与您沟通。',
      en: 'A designer has read your enquiry. Next we would like to visit and measure, and look at walls, pipes and sockets. It takes about an hour; please choose a time that suits you:\n{appointment_link}\n\nIf you do not have the keys yet, tell us roughly when, and we begin with the floor plan.',
    },
  },
  {
    title: { zh: '約到陳列室傾談', cn: '约到展厅面谈', en: 'Invite to the showroom' },
    texts: {
      zh: '想看看物料和造工，最好親身來一趟。請按以下連結預約到陳列室的時間，{colleague}會接待你，毋須準備甚麼，有平面圖就最好。\n{appointment_link}',
      cn: '想看材料和工艺，最好亲自来一趟。请点以下链接预约到展厅的时间，{colleague}会接待您，不需要特别准备，有户型图更好。\n{appointment_link}',
      en: 'Materials and workmanship are best seen. Please book a time at the showroom; {colleague} will be there for you. You need not prepare anything, though a floor plan helps.\n{appointment_link}',
    },
  },
  {
    title: { zh: '預算較緊的建議', cn: '预算较紧的建议', en: 'When the budget is tight' },
    texts: {
      zh: '謝謝你坦白告訴我們預算。以{district}同類單位的經驗，全屋一次過做會比較緊，我們建議先做必須的部分：水電、廚房、浴室及地板；傢俬及燈飾可以稍後再添置。\n\n如你同意，我們可先按這個範圍做一份報價，讓你心中有數。',
      cn: '感谢您坦率地告诉我们预算。按{district}同类户型的经验，全屋一次做完会比较紧，我们建议先做必须的部分：水电、厨房、卫生间和地板；家具和灯具可以以后再添。\n\n如果您同意，我们先按这个范围做一份报价，让您心里有数。',
      en: 'Thank you for telling us your budget openly. From similar homes in {district}, doing everything at once would be tight. We suggest to begin with what has to be done: wiring and pipes, kitchen, bathroom and floors. Furniture and lamps can follow.\n\nIf that suits you, we quote for this part first.',
    },
  },
  {
    title: { zh: '跟進未有回音的查詢', cn: '跟进没有回音的咨询', en: 'Follow up' },
    texts: {
      zh: '早前就「{subject}」回覆過你，未知你考慮成怎樣？如對報價、時間或物料仍有疑問，隨時按下面的連結問我們。\n\n如暫時未打算開工亦無妨，告訴我們一聲即可。查詢編號是 {reference}，日後聯絡時提及便可繼續。',
      cn: '早前就“{subject}”回复过您，不知道您考虑得怎么样？如果对报价、时间或材料还有疑问，随时点下面的链接问我们。\n\n如果暂时不打算开工也没关系，告诉我们一声就可以。咨询编号是 {reference}，以后联系时提到它就能继续。',
      en: 'Some time ago we replied about “{subject}”, and wonder how you decided. Whatever is still open, price, time or materials, ask us by the link below.\n\nIf you would rather wait, a word is enough. Your reference is {reference}; mention it later, and we go on from here.',
    },
  },
] as const
