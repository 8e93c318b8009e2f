import type { SeedContent } from './content-types.ts'
import { company } from '../configuration/shop-constants.ts'
import { prose } from './prose.ts'

export const privacyPolicy: SeedContent = {
  slug: 'privacy-policy',
  title: {
    en: 'Privacy policy and personal information collection statement',
    zh: '私隱政策及收集個人資料聲明',
    cn: '隐私政策及收集个人资料声明',
  },
  description: {
    en: 'What we ask for, why, how long we keep it, and how to see it, correct it or stop our marketing.',
    zh: '我們收集甚麼資料、用途、保留多久，以及如何查閱、更正或拒收推廣訊息。',
    cn: '我们收集哪些信息、作何用途、保留多久，以及如何查阅、更正或拒收推广信息。',
  },
  updatedOn: '2026-11-21',
  blocks: [
    {
      type: 'markdown',
      body: {
        en: prose`
          You let us into your home; your data deserves the same manners. This page is our privacy policy and the
          personal information collection statement required by the Personal Data (Privacy) Ordinance (Cap. 486). The
          data user is ${company.name.en}, Business Registration No. ${company.business_registration},
          ${company.address.en}. Both are demonstration data.

          ## 1. What we collect, and whether you must give it

          - **Account**: name, e-mail or phone, password, and, if you like, gender, country and language. Without an
            e-mail or phone and a password we cannot open an account; you may order as a guest.
          - **Orders and bookings**: recipient, address, contact number, what you bought, preferred date and time,
            and access notes such as lift and stairs. We need these to deliver or visit.
          - **Payments**: for cards, the brand, last four digits, expiry date and the provider’s reference, never the
            number. For bank transfer, FPS and PayMe, the receipt you upload and the payer’s name.
          - **Enquiries**: name, contact, district, saleable area, budget, style and what you tell us. Name, a way to
            answer you and your question are needed; the rest helps.
          - **Appointments**: name, email or phone, for a measurement the address of the home, and what you note for us.
          - **Projects**: plans, measurements, photographs, quotations, approvals and defects lists.
          - **What you write**: reviews, comments, refund requests and their pictures.
          - **Technical records**: time, page, address of your connection and browser type, to keep the site safe.

          If you give us somebody else’s data, a recipient’s for example, please have their consent. If you are under
          18, please ask a parent or guardian before you send us yours.

          ## 2. What we use it for

          To make and carry out contracts with you; to deliver, measure, design and build; to check payments and
          prevent fraud; to answer enquiries; to run membership, vouchers and points; to handle refunds, warranties
          and complaints; to keep the site secure; to keep accounts; and to meet legal duties. Software may read the
          amount, bank and reference from a payment proof; a person takes the decision. We do not use your data for a
          new purpose without your consent, unless the Ordinance allows it.

          ## 3. Who receives it

          Only those who need it for these purposes: couriers and our delivery team; contractors, registered workers
          and makers for your job; management offices, for permits and lift bookings; payment providers and banks;
          providers of e-mail, SMS, hosting and support; auditors, insurers and legal advisers; and public
          authorities where law requires or allows. Each gets no more than its task needs and is bound to keep it
          safe and to erase it afterwards. Some keep data outside Hong Kong; we then require protection comparable to
          the Ordinance. We do not sell personal data.

          ## 4. Direct marketing: only if you say yes

          With your consent, and not otherwise, we would use your **name, e-mail, phone number, language and purchase
          history** to tell you about **our furniture, lighting and home pieces; our design and renovation services;
          and our member offers, vouchers and events**. You agree to this as such, and each kind of message (the newsletter
          about these subjects, and news of products on your wishlist) has its own switch for each channel (e-mail,
          SMS) in your notification settings; all are off until you turn them on, and silence is not consent. News of
          a delivery on its way is a service with switches of its own, off at first too. We note when you turned a
          switch and the words you saw. We do not give your data to others for their marketing.

          You may withdraw at any time, free of charge and without signing in: use the link in any such message, the
          notification settings, or write to ${company.privacy_email}. We stop at once and keep your contact, in a
          form that cannot be read back, on a list of those not to be written to; the list beats everything else. Messages about your own orders and visits are not marketing and continue. Marketing by e-mail
          or SMS also follows the Unsolicited Electronic Messages Ordinance (Cap. 593).

          ## 5. How long we keep it

          - Orders, payments and proofs, refunds, quotations and project files: seven years after the last
            transaction or handover, for tax, warranty and claims.
          - Enquiries that lead to nothing, and appointments: 24 months; an appointment that no one confirmed: 7 days.
          - Accounts: until you delete them, which you can do yourself once no order is under way. We then take your
            name, contacts, addresses and pictures, proofs of payment among them, out of everything at once, orders
            included; of an order its figures stay for the period above, and comments stay without your name.
          - Copies of your data that you asked for: seven days.
          - Guest sessions: 30 minutes without use; a guest’s cart is also kept in your own browser.
          - Security records: 90 days, longer if an incident is being looked into.
          - Marketing consent and its withdrawal: while we market, so that we can honour it.

          After that we erase it, as section 26 of the Ordinance requires, unless law or public interest forbids.

          ## 6. Cookies and browser storage

          We set a session cookie, so that you stay signed in for up to 30 minutes without use, and \`store_i18n\`,
          which remembers your language for 365 days. A copy of your cart stays in your browser until you clear it,
          as does what you add to it without a network, until it is sent. Pages of the shop that you have read, none of
          them your own, are kept so that they open without a network too; clearing the site’s data removes them all.
          We set no advertising cookies and run no tracking across other sites. If you block cookies you can still
          read every page, but not order. Maps, WhatsApp and payment pages set their own.

          ## 7. How we protect it

          Passwords and codes are stored only in hashed form. Connections are encrypted. Receipts and refund pictures
          can be opened only by you and by staff whose task it is. Staff sign in with a second factor, and their
          access to records is logged. If a breach could harm you, we tell you and the Privacy Commissioner without
          delay.

          ## 8. Photographs of your home

          We photograph works for your project file. We publish a picture, without address or anything that points to
          you, only with your written consent, which you may withdraw for future use.

          ## 9. Your rights

          You may ask whether we hold your data, have a copy of it and have it corrected. Much of it can be seen and
          changed in your account, where you can also have a copy of all of it made, to read or for machines. Otherwise write to the Data Protection Officer at ${company.privacy_email} or to
          our address; the Commissioner’s Data Access Request Form (OPS003) is welcome. We first make sure it is you.
          We answer within 40 days and, if we charge for a copy, not more than it costs us. If we refuse, we say why.
          You may complain to the Privacy Commissioner for Personal Data (www.pcpd.org.hk).

          ## 10. Changes

          If this page changes in a way that matters to you, we tell registered customers before it takes effect; a
          new purpose or a new kind of marketing waits for your consent.
        `,
        zh: prose`
          你讓我們走進你的家，我們亦應以同樣的分寸對待你的資料。本頁是我們的私隱政策，亦是根據《個人資料（私隱）條例》（第 486 章）提供的收集個人資料聲明。
          資料使用者為${company.name.zh}（商業登記號碼 ${company.business_registration}），地址為${company.address.zh}。以上均為示範資料。

          ## 1. 我們收集的資料，以及是否必須提供

          - **帳戶**：姓名、電郵或電話、密碼，以及可自行選擇填寫的性別、國家及語言。沒有電郵或電話及密碼，我們無法開立帳戶；但你可以訪客身分落單。
          - **訂單及預約**：收貨人、地址、聯絡電話、所購項目、期望日期及時間，以及升降機、樓梯等出入資料。我們需要這些資料才能送貨或上門。
          - **付款**：信用卡方面，只有卡類別、最後四個數字、到期日及付款服務商的參考編號，沒有卡號。銀行轉帳、轉數快及 PayMe 方面，則有你上載的收據及付款人姓名。
          - **查詢**：姓名、聯絡方法、地區、實用面積、預算、風格及你告訴我們的內容。姓名、回覆方法及問題為必須，其餘有助我們回覆。
          - **預約**：姓名、電郵或電話，上門度尺另需單位地址，以及你給我們的備註。
          - **工程**：圖則、尺寸、相片、報價單、批核紀錄及執漏清單。
          - **你撰寫的內容**：評價、留言、退款申請及相關圖片。
          - **技術紀錄**：時間、頁面、連線位址及瀏覽器類別，用以保障網站安全。

          如你提供他人的資料（例如收貨人），請先取得對方同意。未滿 18 歲人士請先徵得父母或監護人同意。

          ## 2. 資料用途

          與你訂立及履行合約；送貨、度尺、設計及施工；核對付款及防止詐騙；回覆查詢；處理會籍、優惠券及積分；處理退款、保養及投訴；保障網站安全；記帳；以及履行法律責任。系統或會讀取付款證明上的金額、銀行及編號，但由職員作決定。
          除《條例》容許外，未經你同意，我們不會把資料用於新的目的。

          ## 3. 資料轉移對象

          只限為上述目的而需要資料的人士：速遞公司及送貨團隊；負責你工程的承建商、註冊技工及製造商；管理處（辦理許可及升降機預約）；付款服務商及銀行；電郵、短訊、寄存及支援服務商；核數師、保險公司及法律顧問；
          以及法律規定或容許下的公共機構。各方只獲得其工作所需的資料，並須妥為保管及於完成後刪除。部分服務商在香港以外存放資料，我們會要求提供與《條例》相若的保障。我們不會出售個人資料。

          ## 4. 直接促銷：你同意才會進行

          只有在你同意下，我們才會使用你的**姓名、電郵、電話號碼、語言及購買紀錄**，向你推廣**我們的傢俬、燈飾及家居產品；設計及裝修服務；以及會員優惠、優惠券及活動**。你須先同意整體安排；而每類訊息（介紹上述主題的通訊，
          以及心水清單產品的消息）在每個渠道（電郵、短訊）均有獨立開關，設於通知設定，預設全部關閉；沒有回覆並不等於同意。送貨途中的消息屬於服務，另有開關，同樣預設關閉。
          我們會記錄你更改開關的時間及當時的條文。我們不會把資料提供給他人作促銷用途。

          你可隨時免費撤回同意，毋須登入：使用訊息內的連結、在通知設定更改，或電郵至 ${company.privacy_email}。我們會即時停止，並把你的聯絡資料以無法還原的形式列入拒收名單；名單凌駕一切發送。與你的訂單及預約有關的訊息不屬促銷，會繼續發送。
          電郵或短訊促銷亦會遵守《非應邀電子訊息條例》（第 593 章）。

          ## 5. 保留期限

          - 訂單、付款及付款證明、退款、報價單及工程檔案：最後一次交易或完工交收後七年，以供稅務、保養及申索之用。
          - 沒有下文的查詢，以及預約：24 個月；未經確認的預約：7 天。
          - 帳戶：至你刪除為止；只要沒有未完成的訂單，你可自行刪除。屆時我們會即時從所有紀錄（包括訂單）移除你的姓名、聯絡方法、地址及圖片，付款證明亦包括在內；訂單只在上述期限內保留數字，留言則不再顯示你的名字。
          - 你要求的資料副本：七日。
          - 訪客連線：閒置 30 分鐘；訪客的預約表格亦會儲存於你自己的瀏覽器。
          - 保安紀錄：90 日；如正調查事故則較長。
          - 促銷同意及撤回紀錄：在我們進行促銷期間保留，以便遵從你的意願。

          期滿後，我們會按《條例》第 26 條刪除資料，除非法律或公眾利益不容許。

          ## 6. Cookie 及瀏覽器儲存

          我們使用一個連線 cookie，令你在閒置不多於 30 分鐘內保持登入；另以 \`store_i18n\` 記住你的語言 365 日。預約表格的副本會留在你的瀏覽器，直至你清除為止；離線時加入的項目則留至送出為止。你看過的公開頁面亦會存在瀏覽器，方便沒有網絡時閱讀，當中不含你的個人資料；清除本網站的資料即可全部移除。我們不設廣告 cookie，
          亦不會跨網站追蹤。如你封鎖 cookie，仍可閱讀所有頁面，但不能落單。地圖、WhatsApp 及付款頁面會使用其自己的 cookie。

          ## 7. 保安措施

          密碼及驗證碼只以雜湊形式儲存，連線均經加密。付款收據及退款圖片只有你及負責的職員可以開啟。職員須以雙重認證登入，每次查閱均有紀錄。如發生可能對你造成損害的資料外洩，我們會盡快通知你及個人資料私隱專員。

          ## 8. 你家的相片

          我們會拍攝工程相片存入你的檔案。只有得到你的書面同意，我們才會公開相片，並且不會顯示地址或足以識別你的內容。你可撤回同意，日後不再使用。

          ## 9. 你的權利

          你可查詢我們是否持有你的資料、索取副本及要求更正。不少資料可在帳戶內自行查閱及修改，亦可在帳戶內索取全部資料的副本；其他要求請電郵 ${company.privacy_email} 或致函我們的地址，交保障資料主任處理，
          亦可使用專員的《查閱資料要求表格》（OPS003）。我們會先核實你的身分，並在 40 日內回覆；如收取副本費用，不會多於實際成本。如拒絕要求，我們會說明原因。
          你亦可向個人資料私隱專員公署投訴（www.pcpd.org.hk）。

          ## 10. 更改

          如本頁有影響你的更改，我們會在生效前通知已登記的客戶；新的用途或新的促銷類別，須待你同意才會進行。
        `,
        cn: prose`
          您让我们走进您的家，我们也应以同样的分寸对待您的信息。本页是我们的隐私政策，也是根据香港《个人资料（私隐）条例》（第 486 章，下称《条例》）提供的收集个人资料声明。
          资料使用者为${company.name.cn}（香港商业登记号码 ${company.business_registration}），地址为${company.address.cn}。以上均为演示数据。

          ## 1. 我们收集的信息，以及是否必须提供

          - **账户**：姓名、邮箱或手机号、密码，以及可选填的性别、国家和语言。没有邮箱或手机号及密码，我们无法创建账户；但您可以访客身份下单。
          - **订单与预约**：收货人、地址、联系电话、所购项目、期望日期和时间，以及电梯、楼梯等出入信息。我们需要这些信息才能送货或上门。
          - **付款**：信用卡方面，只有卡种、最后四位数字、有效期和支付服务商的参考编号，没有卡号。银行转账、转数快和 PayMe 方面，则有您上传的凭证和付款人姓名。
          - **咨询**：姓名、联系方式、地区、实用面积、预算、风格以及您告诉我们的内容。姓名、回复方式和问题为必填，其余有助于我们答复。
          - **预约**：姓名、邮箱或电话，上门量尺另需房屋地址，以及您给我们的备注。
          - **工程**：图纸、尺寸、照片、报价单、确认记录和整改清单。
          - **您撰写的内容**：评价、留言、退款申请及相关图片。
          - **技术记录**：时间、页面、网络地址和浏览器类型，用于保障网站安全。

          如果您提供他人的信息（例如收货人），请先取得对方同意。未满 18 岁的人士请先征得父母或监护人同意。

          ## 2. 信息用途

          与您订立和履行合同；送货、量房、设计和施工；核对付款和防范诈骗；答复咨询；处理会员、优惠券和积分；处理退款、保修和投诉；保障网站安全；记账；以及履行法律义务。系统可能会读取付款凭证上的金额、银行和编号，
          但由工作人员作出决定。除《条例》允许外，未经您同意，我们不会把信息用于新的目的。

          ## 3. 信息的接收方

          仅限为上述目的需要信息的人士：快递公司和送货团队；负责您工程的承建商、注册技工和制造商；物业管理处（办理许可和电梯预约）；支付服务商和银行；邮件、短信、托管和技术支持服务商；审计师、保险公司和法律顾问；
          以及法律要求或允许的公共机构。各方只获得其工作所需的信息，并须妥善保管、用后删除。部分服务商在香港以外存放数据，我们会要求其提供与《条例》相当的保护。我们不出售个人信息。

          ## 4. 直接促销：您同意才会进行

          只有在您同意的情况下，我们才会使用您的**姓名、邮箱、电话号码、语言和购买记录**，向您推广**我们的家具、灯具和家居用品；设计与装修服务；以及会员优惠、优惠券和活动**。您须先同意整体安排；而每类消息（介绍上述主题的资讯，
          以及收藏夹商品的消息）在每个渠道（邮件、短信）都有独立开关，位于通知设置，默认全部关闭；没有回复不等于同意。配送途中的消息属于服务，另有开关，同样默认关闭。
          我们会记录您更改开关的时间和当时的条款。我们不会把信息提供给他人用于其促销。

          您可随时免费撤回同意，无需登录：使用信息内的链接、在通知设置中更改，或发邮件至 ${company.privacy_email}。我们会立即停止，并把您的联系方式以无法还原的形式列入拒收名单；名单优先于一切发送。与您的订单和预约有关的消息不属于促销，会继续发送。
          通过邮件或短信进行的促销也会遵守香港《非应邀电子讯息条例》（第 593 章）。

          ## 5. 保留期限

          - 订单、付款及付款凭证、退款、报价单和工程档案：最后一次交易或交付后七年，用于税务、保修和索赔。
          - 没有后续的咨询，以及预约：24 个月；未经确认的预约：7 天。
          - 账户：至您注销为止；只要没有未完成的订单，您可以自行注销。届时我们会立即从所有记录（包括订单）中移除您的姓名、联系方式、地址和图片，付款凭证也包括在内；订单只在上述期限内保留数字，评论则不再显示您的名字。
          - 您申请的数据副本：七天。
          - 访客会话：闲置 30 分钟；访客的预约单也会保存在您自己的浏览器中。
          - 安全记录：90 天；如正在调查事件则更长。
          - 促销同意及撤回记录：在我们进行促销期间保留，以便遵从您的意愿。

          期满后，我们会按《条例》第 26 条删除信息，除非法律或公众利益不允许。

          ## 6. Cookie 与浏览器存储

          我们使用一个会话 cookie，让您在闲置不超过 30 分钟内保持登录；另以 \`store_i18n\` 记住您的语言 365 天。预约单的副本会留在您的浏览器，直到您清除为止；离线时加入的项目则保留到发送为止。您看过的公开页面也会存在浏览器，方便没有网络时阅读，其中不含您的个人信息；清除本网站的数据即可全部移除。我们不设广告 cookie，
          也不跨网站追踪。如果您屏蔽 cookie，仍可阅读所有页面，但无法下单。地图、WhatsApp 和支付页面会使用其自己的 cookie。

          ## 7. 安全措施

          密码和验证码只以哈希形式存储，连接均经加密。付款凭证和退款图片只有您和负责的工作人员可以打开。工作人员须以双重验证登录，每次查阅均有日志。如发生可能对您造成损害的数据泄露，我们会尽快通知您和香港个人资料私隐专员。

          ## 8. 您家的照片

          我们会拍摄工程照片存入您的档案。只有得到您的书面同意，我们才会公开照片，并且不显示地址或足以识别您的内容。您可撤回同意，今后不再使用。

          ## 9. 您的权利

          您可查询我们是否持有您的信息、索取副本并要求更正。不少信息可在账户内自行查阅和修改，也可在账户内申请全部数据的副本；其他要求请发邮件至 ${company.privacy_email} 或致函我们的地址，由资料保护主任处理，
          也可使用专员的《查阅资料要求表格》（OPS003）。我们会先核实您的身份，并在 40 天内答复；如收取副本费用，不会超过实际成本。如拒绝要求，我们会说明原因。
          您也可向香港个人资料私隐专员公署投诉（www.pcpd.org.hk）。

          ## 10. 更改

          如本页有影响您的更改，我们会在生效前通知已注册的客户；新的用途或新的促销类别，须待您同意才会进行。
        `,
      },
    },
  ],
}
